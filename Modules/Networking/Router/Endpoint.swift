/// One call of a web API whose answer is an `Answer`.
public struct Endpoint<Answer: Decodable & Sendable>: Sendable {
    /// Its `answer` is `Answer`.
    public let call: Call

    /// The call of `route`, its answer read as `Answer`; `refreshToken` as for `Router.call(refreshToken:)`.
    public init(_ route: Router, refreshToken: String? = nil) {
        self.init(route.call(refreshToken: refreshToken))
    }

    /// `call`, its answer read as `Answer`.
    public init(_ call: Call) {
        var call = call
        call.answer = Answer.self
        self.call = call
    }

    /// A call of `path`, which is percent-encoded, below the server.
    public init(
        _ method: HTTPMethod,
        _ path: String,
        query: Fields = [:],
        body: Call.Body = .none,
        timeout: Call.Timeout = .environment
    ) {
        let segment = Call.Segment.verbatim(String(path.drop { $0 == "/" }))
        call = Call(method, .server, segment, query: query, body: body, timeout: timeout, answer: Answer.self)
    }
}
