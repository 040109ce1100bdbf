import Synchronization

/// Where callers leave orders for the loop's thread.
///
/// Continuations are never resumed under the lock: a cancellation handler may wait for it.
final class CurlMailbox: Sendable {
    private enum Phase {
        case unopened
        case running(CurlMulti)
        case stopping(CurlMulti)
        case ended
    }

    private struct State {
        var phase = Phase.unopened
        var orders: [CurlOrder] = []
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Leaves `order` for the loop, which `start` makes for the first one.
    ///
    /// False after `stop`; throws what `start` throws.
    func post(_ order: CurlOrder, start: () throws -> CurlMulti) rethrows -> Bool {
        try state.withLock { state in
            switch state.phase {
            case .unopened:
                state.phase = .running(try start())
            case .running(let multi):
                // Under the lock: once it is free, the handle may be closed.
                multi.wake()
            case .stopping, .ended:
                return false
            }
            state.orders.append(order)
            return true
        }
    }

    /// Makes the loop look for cancelled orders.
    func wake() {
        state.withLock { state in
            if case .running(let multi) = state.phase { multi.wake() }
        }
    }

    /// The orders that came in; nil once the loop is to stop.
    func collect() -> [CurlOrder]? {
        state.withLock { state in
            guard case .running = state.phase else { return nil }
            defer { state.orders.removeAll(keepingCapacity: true) }
            return state.orders
        }
    }

    /// Tells the loop to stop.
    func stop() {
        state.withLock { state in
            switch state.phase {
            case .unopened:
                state.phase = .ended
            case .running(let multi):
                state.phase = .stopping(multi)
                multi.wake()
            case .stopping, .ended:
                break
            }
        }
    }

    /// The orders left over, asked for by the loop after `stop`; there will be no more.
    func abandon() -> [CurlOrder] {
        state.withLock { state in
            defer { state.orders = [] }
            return state.orders
        }
    }

    /// Called by the loop as its last act.
    func end() {
        let waiters = state.withLock { state in
            state.phase = .ended
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Returns when the loop has ended, or never began.
    func untilEnded() async {
        await withCheckedContinuation { waiter in
            let isEnded = state.withLock { state in
                if case .ended = state.phase { return true }
                state.waiters.append(waiter)
                return false
            }
            if isEnded { waiter.resume() }
        }
    }
}
