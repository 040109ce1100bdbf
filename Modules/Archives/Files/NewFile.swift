import Foundation

/// A file that appears under its name only when it is complete.
///
/// Until `finish` its bytes are in a hidden file beside it, which is removed when the value goes.
final class NewFile {
    private let path: String
    private let temporaryPath: String
    private let name: String
    private let descriptor: Int32
    private var isFinished = false

    init(path: String) throws(ArchiveError) {
        name = ArchiveFile.name(of: path)
        guard !path.utf8.contains(0) else { throw .unwritable(file: name, errno: ENOENT) }
        let folder = NewFile.folder(of: path)
        temporaryPath = "\(folder)/.\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).part"
        descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .unwritable(file: name, errno: errno) }
        self.path = path
    }

    deinit {
        close(descriptor)
        if !isFinished { unlink(temporaryPath) }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ArchiveError) {
        var done = 0
        while done < bytes.count, let start = bytes.baseAddress {
            let count = pwrite(descriptor, start + done, bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure }
            done += count
        }
    }

    func write(_ bytes: [UInt8], at offset: Int) throws(ArchiveError) {
        let result = bytes.withUnsafeBytes { buffer -> Result<Void, ArchiveError> in
            Result { () throws(ArchiveError) in try write(buffer, at: offset) }
        }
        try result.get()
    }

    /// Makes the bytes durable and gives the file its name, in place of any file that had it.
    func finish() throws(ArchiveError) {
        guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else { throw failure }
        isFinished = true
        let folder = open(NewFile.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw failure }
    }

    private var failure: ArchiveError {
        .unwritable(file: name, errno: errno)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
