import Foundation

/// A lock on a folder that ends with this value, or with the process.
///
/// It stays with the folder when that is renamed.
final class FolderLock: Sendable {
    enum Kind: Sendable {
        /// Held by all who write there.
        case shared
        /// For who wants to be sure that nobody does.
        case exclusive
    }

    private let descriptor: Int32

    /// Nil where the folder is gone, or another lock stands against this one.
    init?(_ path: String, _ kind: Kind) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, (kind == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    /// The same lock, no longer against others of its kind.
    func shared() -> FolderLock {
        flock(descriptor, LOCK_SH | LOCK_NB)
        return self
    }

    deinit {
        close(descriptor)
    }
}
