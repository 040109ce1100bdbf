/// Sends requests to the environment's own server with its credentials, and none of them to any other.
///
/// Where the server answers 401, the token is renewed, through `next`, and the request sent once more. A sink must not
/// accept an answer with status 401.
public struct AuthenticationStage: HTTPTransport {
    private let authenticator: Authenticator
    private let next: any HTTPTransport

    public init(_ authenticator: Authenticator, over next: any HTTPTransport) {
        self.authenticator = authenticator
        self.next = next
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        guard request.url.webOrigin == authenticator.place.server.webOrigin, request.headers["Authorization"] == nil
        else { return try await next.send(request, to: sink) }
        let pass = try await authenticator.pass(over: next, id: request.id)
        let response = try await next.send(pass.applied(to: request), to: sink)
        guard response.status == 401,
            let renewed = try await authenticator.pass(after: pass, over: next, id: request.id)
        else { return response }
        return try await next.send(renewed.applied(to: request), to: sink)
    }

    public func shutdown() async {
        await authenticator.stop()
        await next.shutdown()
    }
}
