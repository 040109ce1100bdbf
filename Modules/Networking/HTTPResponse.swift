public import Foundation

/// One answer as a transport gives it.
public struct HTTPResponse: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    /// Empty where a `BodySink` took it.
    public var body: Data
    /// Where the last redirect led.
    public var url: URL
    /// How often the request was sent for it.
    public var tries = 1
    /// The status line's protocol, `HTTP/1.1` or `HTTP/2`; empty where the transport does not know.
    public var version = ""
    /// From the request to the last byte.
    public var duration = Duration.zero
    /// When the server's certificate ends, where `HTTPRequest.Connection.reportsCertificate` asked.
    public var certificateExpiry: Date?
    /// Where it came from.
    public var freshness = Freshness.network
    /// The mock file that says it; nil for a server's.
    public var mockFile: String?
    /// Where it was sent on to before, in order; empty where the transport does not know.
    package var redirects: [Hop] = []

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data(), url: URL) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    public var isSuccess: Bool {
        (200..<300).contains(status)
    }
}

extension HTTPResponse {
    /// One redirect on the way to an answer.
    package struct Hop: Hashable, Sendable {
        package let status: Int
        /// As the server writes it.
        package let location: String
        package let next: HTTPRequest
    }

    /// Where an answer came from.
    public enum Freshness: Hashable, Sendable {
        case network
        /// Kept, and still good.
        case cached(age: Duration)
        /// Kept, and the server said that it has not changed.
        case revalidated
        /// Kept and no longer good, but the server cannot be reached or fails.
        case stale(age: Duration)
    }
}
