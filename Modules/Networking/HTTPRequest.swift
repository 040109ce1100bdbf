public import Foundation

/// One request as a transport sends it.
public struct HTTPRequest: Hashable, Sendable {
    /// Which versions of HTTP may be spoken.
    public enum Version: Sendable {
        /// HTTP/2 where the server offers it over TLS: for JSON.
        case any
        /// Kept-alive HTTP/1.1 connections: for pages (one lost packet stalls all of HTTP/2's streams).
        case http1
    }

    public var method: HTTPMethod
    /// Absolute, http or https.
    public var url: URL
    public var headers: HTTPHeaders
    public var body: Data?
    public var version = Version.any
    /// From the first packet to a connection.
    public var connectTimeout = Duration.seconds(15)
    /// Without a byte, up or down.
    public var stallTimeout = Duration.seconds(30)
    /// In all; nil for no limit.
    public var totalTimeout: Duration?
    /// The most bytes of a body that are kept in memory; more is `TransportError.bodyTooLarge`.
    public var bodyLimit = 16 << 20

    public init(_ method: HTTPMethod, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}
