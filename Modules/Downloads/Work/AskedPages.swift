import Synchronization

/// Waits until a page of a chapter was asked for, and until each was, or will not be.
final class AskedPages: Sendable {
    private struct State {
        var left: Set<Int>
        var hasBegun = false
    }

    private let state: Mutex<State>
    private let begin: @Sendable () -> Void
    private let end: @Sendable () -> Void

    /// Calls `begin` and `end` once each, from any thread; never where there are no `indices`.
    init(_ indices: [Int], begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
        state = Mutex(State(left: Set(indices)))
        self.begin = begin
        self.end = end
    }

    /// The request for the page leaves now, or it has ended without one.
    func note(_ index: Int) {
        let (isFirst, isLast) = state.withLock { state in
            guard state.left.remove(index) != nil else { return (false, false) }
            defer { state.hasBegun = true }
            return (!state.hasBegun, state.left.isEmpty)
        }
        if isFirst { begin() }
        if isLast { end() }
    }
}
