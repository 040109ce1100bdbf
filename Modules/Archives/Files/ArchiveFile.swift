import Foundation

/// An open file that is read by position, so that any number of threads may share it.
final class ArchiveFile: Sendable {
    let path: String
    /// Without its folders, for messages.
    let name: String
    let size: Int
    private let descriptor: Int32

    /// Opens a regular file; a pipe or a device is refused rather than waited for.
    init(path: String) throws(ArchiveError) {
        let name = ArchiveFile.name(of: path)
        guard !path.utf8.contains(0) else { throw .unreadable(file: name, errno: ENOENT) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(file: name, errno: errno) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            let reason = facts.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL
            close(descriptor)
            throw .unreadable(file: name, errno: reason)
        }
        self.path = path
        self.name = name
        self.descriptor = descriptor
        // Far above any real file, and far enough below `Int.max` that sums of two positions cannot overflow.
        size = min(Int(facts.st_size), 1 << 56)
    }

    deinit {
        close(descriptor)
    }

    /// Exactly `count` bytes from `offset` on; throws `truncated` where the file ends before.
    func read(_ count: Int, at offset: Int) throws(ArchiveError) -> [UInt8] {
        guard count >= 0, offset >= 0, count <= size, offset <= size - count else { throw .truncated(file: name) }
        var bytes = [UInt8](repeating: 0, count: count)
        let failure = bytes.withUnsafeMutableBytes { fill($0, at: offset) }
        if let failure { throw failure }
        return bytes
    }

    /// Fills the whole buffer; nil when that went well.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> ArchiveError? {
        var done = 0
        while done < buffer.count, let start = buffer.baseAddress {
            let count = pread(descriptor, start + done, buffer.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            if count < 0 { return .unreadable(file: name, errno: errno) }
            if count == 0 { return .truncated(file: name) }
            done += count
        }
        return nil
    }

    static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
