import Synchronization

/// The requests that arrived whole and are being served, and whether more are taken.
final class Traffic: Sendable {
    private struct State {
        var open = 0
        var waiting: [ObjectIdentifier: Exchange] = [:]
        var isDraining = false
        var isRefusing = false
    }

    private let state = Mutex(State())

    /// Whether answers should close their connections.
    var isDraining: Bool {
        state.withLock { $0.isDraining }
    }

    func opened() {
        state.withLock { $0.open += 1 }
    }

    func closed() {
        state.withLock { $0.open -= 1 }
    }

    /// Suspends `exchange` and notes it; false where the server takes no more.
    ///
    /// Both under one lock, so that `abandon` can only resume what is suspended already.
    func suspend(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            guard !state.isRefusing else { return false }
            exchange.connection.suspend()
            state.waiting[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    /// Notes that `exchange` runs again.
    func resumed(_ exchange: Exchange) {
        state.withLock { $0.waiting[ObjectIdentifier(exchange)] = nil }
    }

    func drain() {
        state.withLock { $0.isDraining = true }
    }

    /// Admits nothing from here on; gives what still waits.
    func refuse() -> [Exchange] {
        state.withLock { state in
            state.isRefusing = true
            return Array(state.waiting.values)
        }
    }

    /// Waits until nothing is open, at most for `limit`.
    func settle(within limit: Duration) async {
        await poll(within: limit) { $0.open == 0 }
    }

    /// Waits until no connection is suspended: libmicrohttpd aborts the process that stops it earlier.
    func awaken() async {
        await poll(within: nil) { $0.waiting.isEmpty }
    }

    /// Not cut short by cancellation: a server that stops has to stop in order.
    private func poll(within limit: Duration?, until isDone: @Sendable (State) -> Bool) async {
        let end = limit.map { ContinuousClock.now + $0 }
        while !state.withLock({ isDone($0) }) {
            if let end, ContinuousClock.now >= end { return }
            // Detached, so never cancelled: it cannot fail.
            await Task.detached { try? await Task.sleep(for: .milliseconds(5)) }.value
        }
    }
}
