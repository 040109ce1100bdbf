package import Foundation

/// What an answer says about when to ask again.
package enum RetryAdvice {
    /// `Retry-After` in seconds or as a date (RFC 9110 §10.2.3), else `X-RateLimit-Retry-After` in UNIX time; nil where
    /// there is neither, or nothing that can be read.
    ///
    /// Dates are measured against the server's own clock where the answer has a `Date`. What has passed is zero.
    package static func delay(in response: HTTPResponse, now: Date) -> Duration? {
        let headers = response.headers
        let present = headers["Date"].flatMap { HTTPDate.date($0, now: now) } ?? now
        if let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces) {
            if let seconds = Double(text) { return Duration(clamping: seconds) }
            if let date = HTTPDate.date(text, now: now) {
                return Duration(clamping: date.timeIntervalSince(present))
            }
        }
        guard let time = headers["X-RateLimit-Retry-After"].flatMap(Double.init) else { return nil }
        return Duration(clamping: time - present.timeIntervalSince1970)
    }
}

extension Duration {
    /// `seconds`, kept between nothing and a year: a `Duration` traps on what is too large for it.
    package init(clamping seconds: TimeInterval) {
        self = .seconds(seconds.isNaN ? 0 : min(max(seconds, 0), 365 * 86_400))
    }
}
