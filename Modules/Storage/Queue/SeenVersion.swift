import Synchronization

/// The version of the queue that was told last.
final class SeenVersion: Sendable {
    private let last = Mutex<Int?>(nil)

    func isNews(_ version: Int) -> Bool {
        last.withLock { last in
            defer { last = version }
            return last != version
        }
    }
}
