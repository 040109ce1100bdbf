import Foundation
import MangaConfig

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

    /// Puts `data` in place of what stands in `path`, whole or not at all; a link stays a link.
    static func write(_ data: Data, to path: String) throws(CredentialError) {
        do {
            try AtomicFile.write(data, to: path, mode: 0o600)
        } catch {
            throw .fileNotWritten(path: path, errno: (error as? POSIXError)?.code.rawValue ?? EIO)
        }
    }
}
