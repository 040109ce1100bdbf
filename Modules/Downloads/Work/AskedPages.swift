import Synchronization

/// Waits until each page of a chapter was asked for, or will not be.
final class AskedPages: Sendable {
    private let left: Mutex<Set<Int>>
    private let end: @Sendable () -> Void

    /// Calls `end` once, from any thread; never where there are no `indices`.
    init(_ indices: [Int], end: @escaping @Sendable () -> Void) {
        left = Mutex(Set(indices))
        self.end = end
    }

    /// The request for the page leaves now, or it has ended without one.
    func note(_ index: Int) {
        let isLast = left.withLock { $0.remove(index) != nil && $0.isEmpty }
        if isLast { end() }
    }
}
