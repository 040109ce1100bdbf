public import Foundation

/// Holds requests back while their server has enough of them, or has asked for a pause.
///
/// Where an answer says 429 or 503 and when to come back, nobody in the process sends there before.
public struct LimitStage: HTTPTransport {
    private let limiter: HostLimiter
    private let perMinute: Int?
    private let longestPause: Duration
    private let next: any HTTPTransport
    private let now: @Sendable () -> Date

    /// `perMinute` is how many requests may begin within a minute; nil for no limit.
    public init(
        _ limiter: HostLimiter,
        perMinute: Int? = nil,
        longestPause: Duration = .seconds(60),
        over next: any HTTPTransport,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.limiter = limiter
        self.perMinute = perMinute
        self.longestPause = longestPause
        self.next = next
        self.now = now
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        try await limiter.withPlace(at: request.url, perMinute: perMinute) {
            let response = try await next.send(request, to: sink)
            if response.status == 429 || response.status == 503,
                let delay = RetryAdvice.delay(in: response, now: now())
            {
                limiter.pause(request.url, for: min(delay, longestPause))
            }
            return response
        }
    }

    public func shutdown() async {
        await next.shutdown()
    }
}
