public import Foundation

/// One call of a web API: what is sent, and what comes back.
///
/// A value without an address: `request(in:)` makes it the request of one environment.
public struct Call: Sendable {
    public var method: HTTPMethod
    public var root: Root
    /// Below the root.
    public var segments: [Segment]
    /// Not yet encoded.
    public var query: Fields
    /// Percent-encoded already, before `query`: what a person typed.
    public var typedQuery = ""
    /// Beside those that every request to the environment has, which they replace.
    public var headers: HTTPHeaders = [:]
    public var body: Body
    public var timeout: Timeout
    public var cachePolicy: HTTPRequest.CachePolicy
    /// What a successful answer is read as.
    public var answer: any (Decodable & Sendable).Type

    public init(
        _ method: HTTPMethod,
        _ root: Root = .server,
        _ segments: Segment...,
        query: Fields = [:],
        body: Body = .none,
        timeout: Timeout = .environment,
        cachePolicy: HTTPRequest.CachePolicy = .reload,
        answer: any (Decodable & Sendable).Type
    ) {
        self.method = method
        self.root = root
        self.segments = segments
        self.query = query
        self.body = body
        self.timeout = timeout
        self.cachePolicy = cachePolicy
        self.answer = answer
    }
}

extension Call {
    /// What the path stands below.
    public enum Root: Hashable, Sendable {
        /// `APIConfig.baseURL`.
        case server
        /// `APIConfig.apiBasePath`: the version that the environment names.
        case api
        /// `api/v2` below `APIConfig.baseURL`: a version that the call names (seed 004).
        case version(String)
    }

    /// What is sent with the request.
    public enum Body: Hashable, Sendable {
        case none
        case json(Data)
        /// Names and values that are not yet encoded.
        case form(Fields)
    }

    /// Seconds without a byte after which a server is given up.
    public enum Timeout: Hashable, Sendable {
        /// `APIConfig.defaultTimeout`.
        case environment
        /// `APIConfig.downloadTimeout`, where a server fetches something before it answers.
        case download
        case seconds(TimeInterval)
    }
}
