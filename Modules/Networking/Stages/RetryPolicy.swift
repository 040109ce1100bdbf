public import Foundation
public import MangaConfig

/// Whether a request that failed is sent again, and how long after.
///
/// Only what is idempotent, and only where the failure may pass by itself.
public struct RetryPolicy: Hashable, Sendable {
    /// After the first try.
    public var retries: Int
    /// The most before the first retry; doubled for each further one.
    public var baseDelay: Duration
    /// What neither doubling nor a server's `Retry-After` goes beyond.
    public var longestDelay: Duration

    public init(retries: Int = 3, baseDelay: Duration = .seconds(1), longestDelay: Duration = .seconds(60)) {
        self.retries = retries
        self.baseDelay = baseDelay
        self.longestDelay = longestDelay
    }

    public init(_ config: APIConfig) {
        self.init(retries: config.maxRetries, baseDelay: Duration(clamping: config.baseRetryDelay))
    }

    /// The answers that may be better a moment later.
    public static let passing: Set = [408, 425, 429, 500, 502, 503, 504]

    /// How long to wait before the next try, or nil for none, after `tries` of `request` of which the last gave
    /// `response` at `now`.
    ///
    /// As long as the server asks; where it does not, `jitter` (from 0 up to 1) of the doubled delay, so that many
    /// clients do not come back together.
    public func delay(
        after response: HTTPResponse,
        to request: HTTPRequest,
        tries: Int,
        now: Date,
        jitter: Double
    ) -> Duration? {
        guard RetryPolicy.passing.contains(response.status), mayRepeat(request, tries) else { return nil }
        return min(RetryAdvice.delay(in: response, now: now) ?? backoff(tries, jitter), longestDelay)
    }

    /// The same where the last try gave `error`.
    public func delay(after error: TransportError, to request: HTTPRequest, tries: Int, jitter: Double) -> Duration? {
        error.isTransient && mayRepeat(request, tries) ? backoff(tries, jitter) : nil
    }

    private func mayRepeat(_ request: HTTPRequest, _ tries: Int) -> Bool {
        request.method.isIdempotent && tries <= retries
    }

    private func backoff(_ tries: Int, _ jitter: Double) -> Duration {
        min(baseDelay * (1 << min(max(tries - 1, 0), 16)), longestDelay) * jitter
    }
}
