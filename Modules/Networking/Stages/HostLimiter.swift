public import Foundation
import Synchronization

/// Keeps what is sent to each server within bounds, for all that send there: one for the whole process.
///
/// A server is a scheme, a host and a port. Waiting is fair, ends with the task's cancellation, and is over before the
/// request's own timeouts begin.
public final class HostLimiter: Sendable {
    /// Requests that run at once against one server.
    public let atOnce: Int
    private let clock: any Clock<Duration>
    private let stopwatch: Stopwatch
    private let state = Mutex(State())

    private struct State {
        var queues: [String: HostQueue] = [:]
        var lastID = 0
    }

    public init(atOnce: Int = 16, clock: any Clock<Duration> = ContinuousClock()) {
        self.atOnce = max(1, atOnce)
        self.clock = clock
        stopwatch = Stopwatch(clock)
    }

    /// How many requests to the server of `url` stand in line.
    public func waiting(at url: URL) -> Int {
        state.withLock { $0.queues[url.webOrigin]?.waiting ?? 0 }
    }

    /// Runs `work` as soon as a request to the server of `url` may begin.
    ///
    /// `perMinute` spreads them evenly: that many and no more fit into any minute, a second's jitter on the way included.
    func withPlace<Answer>(
        at url: URL,
        perMinute: Int?,
        _ work: () async throws -> Answer
    ) async throws -> Answer {
        let server = url.webOrigin
        let spacing = perMinute.map { Duration.seconds(61) / max(1, $0) } ?? .zero
        try await enter(server, spacing)
        defer { change(server) { $0.end() } }
        return try await work()
    }

    /// Nobody sends to the server of `url` before `delay` is over.
    func pause(_ url: URL, for delay: Duration) {
        let end = stopwatch.elapsed + delay
        change(url.webOrigin) { $0.pause(until: end) }
    }

    private func enter(_ server: String, _ spacing: Duration) async throws {
        let (id, turn) = state.withLock { state in
            state.lastID += 1
            return (state.lastID, state.queues[server, default: HostQueue()].join(state.lastID))
        }
        do {
            try await turn.value()
            while try await !begins(server, spacing) {}
        } catch {
            change(server) { $0.leave(id) }
            throw error
        }
    }

    /// Whether the first in line has begun; where not, it has waited for what kept it.
    private func begins(_ server: String, _ spacing: Duration) async throws -> Bool {
        try Task.checkCancellation()
        let time = stopwatch.elapsed
        let step = change(server) { $0.step(at: time, atOnce: atOnce, spacing: spacing) }
        switch step {
        case .begin: return true
        case .sleep(let delay): try await clock.sleep(for: delay)
        case .waitUntilFree(let freed): try await freed.value()
        }
        return false
    }

    @discardableResult
    private func change<Result>(_ server: String, _ body: (inout HostQueue) -> Result) -> Result {
        let time = stopwatch.elapsed
        return state.withLock { state in
            var queue = state.queues[server, default: HostQueue()]
            defer { state.queues[server] = queue.isIdle(at: time) ? nil : queue }
            return body(&queue)
        }
    }
}
