import MangaNetworking
import Synchronization

/// When a transfer has waited long enough, through all its redirects.
final class TransferWatch: Sendable {
    private let server: String
    private let state: Mutex<(clock: TransferClock, desk: SessionDesk?)>

    init(_ request: HTTPRequest) {
        server = request.url.server
        state = Mutex((TransferClock(request, start: .now), nil))
        touch()
    }

    func touch() {
        state.withLock { $0.clock.touch() }
    }

    /// From here on `desk` has its request; connecting is part of what may take no longer than the time without a byte.
    func begin(at desk: SessionDesk) {
        state.withLock { state in
            state.clock.touch()
            state.desk = desk
        }
    }

    /// Returns why the transfer must end, when it must; what has arrived by then counts.
    func lateness() async throws -> TransportError {
        while true {
            let (deadline, desk) = state.withLock { ($0.clock.nextDeadline, $0.desk) }
            try await Task.sleep(until: deadline ?? .now + .seconds(60), clock: .continuous)
            await desk?.settle()
            if let failure = state.withLock({ $0.clock.failure(at: .now, server: server) }) { return failure }
        }
    }
}
