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
    /// The most bytes of a body, decoded, that are kept in memory; more is `TransportError.bodyTooLarge`.
    public var bodyLimit = 16 << 20
    /// How the server is reached and what it must prove.
    public var connection = Connection()
    /// Answered to a Basic or Digest challenge; never leaves the origin of `url`.
    public var login: Login?
    /// Where it waits for its turn, if the transport `keepsLines`.
    public var lines: [RequestLine] = []
    /// Whether a kept answer will do.
    public var cachePolicy = CachePolicy.reload
    /// Names the call in the log, through all its tries; empty until a client gives it one.
    public var id = ""
    /// Which try of the call this is, from 1.
    public var attempt = 1

    public init(_ method: HTTPMethod, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

extension HTTPRequest {
    /// How a server is reached (`APIConfig`'s settings of the same names).
    public struct Connection: Hashable, Sendable {
        /// As `APIConfig.proxy`.
        public var proxy: String?
        public var caFile: String?
        public var isInsecure: Bool
        /// Whether `HTTPResponse.certificateExpiry` is wanted, for which a new connection is made.
        public var reportsCertificate = false

        public init(proxy: String? = nil, caFile: String? = nil, isInsecure: Bool = false) {
            self.proxy = proxy
            self.caFile = caFile
            self.isInsecure = isInsecure
        }
    }

    /// A user's name and password (RFC 7617, RFC 7616).
    public struct Login: Hashable, Sendable {
        public var user: String
        public var password: String

        public init(user: String, password: String) {
            self.user = user
            self.password = password
        }
    }

    /// What a response cache may do for a request.
    public enum CachePolicy: Hashable, Sendable {
        /// Neither read nor kept.
        case reload
        /// Read and kept by the rules of RFC 9111.
        case cached
    }
}
