public import Foundation

/// Sends again what may be sent again, as its policy says.
///
/// The last true failure is given: the response with `tries` set, or `TriedError`. A mock file says what came in the end,
/// and after how many tries: it is asked once. A request with a sink is sent once,
/// since only who owns the sink knows whether it can take the body a second time. Where `memory` says that nobody was
/// found a moment ago, who finds nobody again gives up at once.
public struct RetryStage: HTTPTransport {
    private let policy: RetryPolicy
    private let next: any HTTPTransport
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let jitter: @Sendable () -> Double
    private let memory: ReachMemory?

    /// `jitter` gives numbers from 0 up to 1, the part of each delay that is waited for.
    public init(
        _ policy: RetryPolicy,
        over next: any HTTPTransport,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) },
        memory: ReachMemory? = nil
    ) {
        self.policy = policy
        self.next = next
        self.clock = clock
        self.now = now
        self.jitter = jitter
        self.memory = memory
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        guard sink == nil else { return try await next.send(request, to: sink) }
        var request = request
        request.attempt = 1
        while true {
            switch try await attempt(request) {
            case .end(let response): return response
            case .again(let delay): try await wait(delay)
            }
            request.attempt += 1
        }
    }

    public func shutdown() async {
        await next.shutdown()
    }

    private enum Outcome {
        case end(HTTPResponse)
        case again(after: Duration)
    }

    private func attempt(_ request: HTTPRequest) async throws -> Outcome {
        let tries = request.attempt
        do {
            var response = try await next.send(request, to: nil)
            guard response.mockFile == nil else { return .end(response) }
            let delay = policy.delay(after: response, to: request, tries: tries, now: now(), jitter: jitter())
            response.tries = tries
            memory?.noteAnswer()
            return delay.map { .again(after: $0) } ?? .end(response)
        } catch let error as TransportError {
            let isSilent = error.foundNobody && memory?.isSilent ?? false
            let delay = isSilent ? nil : policy.delay(after: error, to: request, tries: tries, jitter: jitter())
            if let delay { return .again(after: delay) }
            if error.foundNobody { memory?.noteSilence() }
            throw TriedError(last: error, tries: tries)
        }
    }

    /// Not every clock notices that its task is cancelled.
    private func wait(_ delay: Duration) async throws {
        try Task.checkCancellation()
        try await clock.sleep(for: delay)
        try Task.checkCancellation()
    }
}
