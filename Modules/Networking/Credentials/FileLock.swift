import Foundation

/// A lock between processes that ends with this value, or with its process.
final class FileLock: Sendable {
    private let descriptor: Int32

    /// Nil where another one holds it.
    static func take(_ path: String) throws(CredentialError) -> FileLock? {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .fileNotWritten(path: path, errno: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        return FileLock(descriptor)
    }

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}
