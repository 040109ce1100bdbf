import Foundation
public import MangaConfig

/// Whether a request that failed is sent again, and how long after.
///
/// Only what is idempotent, and only where the failure may pass by itself.
public struct RetryPolicy: Hashable, Sendable {
    /// After the first try.
    public var retries: Int
    /// Before the first retry; doubled for each further one.
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

    /// How long to wait before the next try, or nil for none, after `tries` of `request` of which the last gave
    /// `response`.
    public func delay(after response: HTTPResponse, to request: HTTPRequest, tries: Int) -> Duration? {
        let passing: Set = [408, 429, 502, 503, 504]
        guard passing.contains(response.status), mayRepeat(request, tries) else { return nil }
        // A date, the header's other form, counts as no header.
        let asked = response.headers["Retry-After"].flatMap(Double.init).map { Duration(clamping: $0) }
        return min(asked ?? backoff(tries), longestDelay)
    }

    /// The same where the last try gave `error`.
    public func delay(after error: TransportError, to request: HTTPRequest, tries: Int) -> Duration? {
        // A refusal is an answer: a server that is being started is waited for once, one that is down is not.
        if case .cannotConnect = error, tries > 1 { return nil }
        return error.isTransient && mayRepeat(request, tries) ? backoff(tries) : nil
    }

    private func mayRepeat(_ request: HTTPRequest, _ tries: Int) -> Bool {
        request.method.isIdempotent && tries <= retries
    }

    private func backoff(_ tries: Int) -> Duration {
        min(baseDelay * (1 << min(max(tries - 1, 0), 16)), longestDelay)
    }
}

extension Duration {
    /// `seconds`, kept between nothing and a year: a `Duration` traps on what is too large for it.
    init(clamping seconds: TimeInterval) {
        self = .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 365 * 86_400))
    }
}
