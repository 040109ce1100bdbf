import Synchronization

/// The folders that this process writes to, locked so that no other process takes them for abandoned.
final class WorkingFolders: Sendable {
    /// Beyond it the oldest lock goes: the queue's row protects its folder too, and descriptors are few.
    private static let limit = 32

    private let held = Mutex<[(path: String, lock: FolderLock)]>([])

    /// False where the folder is gone, or is being removed.
    @discardableResult
    func hold(_ path: String) -> Bool {
        guard let lock = FolderLock(path, .shared) else { return false }
        held.withLock { held in
            held.removeAll { $0.path == path }
            held.append((path, lock))
            if held.count > WorkingFolders.limit { held.removeFirst() }
        }
        return true
    }

    func release(_ path: String) {
        held.withLock { held in held.removeAll { $0.path == path } }
    }
}
