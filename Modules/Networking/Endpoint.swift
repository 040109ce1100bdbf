public import Foundation

/// One call of a web API: what to ask for, and the type of the answer.
public struct Endpoint<Answer: Decodable & Sendable>: Sendable {
    /// What is sent with the request.
    public enum Body: Hashable, Sendable {
        case none
        case json(Data)
        case form([String: String])
    }

    public var method: HTTPMethod
    /// Below the environment's `baseURL` or, if `isVersioned`, its `apiBasePath`; percent-encoded, with a leading `/`.
    public var path: String
    public var isVersioned: Bool
    /// Not yet encoded.
    public var query: [URLQueryItem]
    public var body: Body
    /// Seconds without a byte; nil for the environment's `defaultTimeout`.
    public var timeout: TimeInterval?
    /// Whether the server may take as long as a download takes (`downloadTimeout`) before it answers.
    public var isSlow = false

    public init(
        _ method: HTTPMethod,
        _ path: String,
        isVersioned: Bool = false,
        query: [URLQueryItem] = [],
        body: Body = .none,
        timeout: TimeInterval? = nil
    ) {
        self.method = method
        self.path = path
        self.isVersioned = isVersioned
        self.query = query
        self.body = body
        self.timeout = timeout
    }
}
