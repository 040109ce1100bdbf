import Foundation

/// Reads and writes a file that only its owner may read.
enum PrivateFile {
    /// What stands in `path`; nil where there is no such file.
    ///
    /// Where others may read it, they may no longer afterwards; where that cannot be changed, it is refused.
    static func read(_ path: String) throws(CredentialError) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT { return nil }
        guard descriptor >= 0 else { throw .fileUnreadable(path: path, errno: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .fileUnreadable(path: path, errno: errno) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .fileUnreadable(path: path, errno: EINVAL) }
        if facts.st_mode & 0o077 != 0, fchmod(descriptor, 0o600) != 0 { throw .fileExposed(path: path, errno: errno) }
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw .fileUnreadable(path: path, errno: errno)
        }
    }

    /// Puts `data` in place of what stands in `path`; a link stays a link.
    static func write(_ data: Data, to path: String) throws(CredentialError) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path(percentEncoded: false)
        let draft = "\(target).\(getpid()).new"
        do throws(Failure) {
            try fill(draft, with: data)
            guard rename(draft, target) == 0 else { throw Failure(errno: errno) }
            syncFolder(of: target)
        } catch {
            unlink(draft)
            throw .fileNotWritten(path: path, errno: error.errno)
        }
    }

    private struct Failure: Error {
        let errno: Int32
    }

    private static func fill(_ path: String, with data: Data) throws(Failure) {
        // What a process of the same number left behind when it was killed.
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Failure(errno: errno) }
        defer { close(descriptor) }
        var rest = Array(data)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Failure(errno: errno) }
            rest = rest.dropFirst(count)
        }
        guard fsync(descriptor) == 0 else { throw Failure(errno: errno) }
    }

    /// So that the new name survives a power cut; where it cannot be done, the old content does.
    private static func syncFolder(of path: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path(percentEncoded: false)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = fsync(descriptor)
        close(descriptor)
    }
}
