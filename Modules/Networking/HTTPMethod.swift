/// A request method of RFC 9110.
public enum HTTPMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// As it stands in the request line (seed 004).
    public var value: String {
        rawValue
    }

    /// Whether sending twice does what sending once does (RFC 9110 §9.2.2).
    public var isIdempotent: Bool {
        self != .post && self != .patch
    }

    /// Whether it asks only, and changes nothing (RFC 9110 §9.2.1).
    public var isSafe: Bool {
        self == .get || self == .head
    }
}
