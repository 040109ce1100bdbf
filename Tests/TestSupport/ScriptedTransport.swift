import Foundation
public import MangaNetworking
import Synchronization

/// A transport that gives the scripted answers in order, and fails the test's process on one request too many.
public final class ScriptedTransport: HTTPTransport {
    private struct State {
        var script: [HTTPResponse]
        var requests: [HTTPRequest] = []
    }

    private let state: Mutex<State>

    public init(_ script: [HTTPResponse]) {
        state = Mutex(State(script: script))
    }

    public convenience init(_ script: HTTPResponse...) {
        self.init(script)
    }

    /// What was sent, in order.
    public var requests: [HTTPRequest] {
        state.withLock { $0.requests }
    }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let answer = state.withLock { state -> HTTPResponse in
            state.requests.append(request)
            precondition(!state.script.isEmpty, "unexpected \(request.method.value) \(request.url)")
            return state.script.removeFirst()
        }
        guard let sink, try sink.accepts(answer) else { return answer }
        try answer.body.withUnsafeBytes { try sink.write($0) }
        return HTTPResponse(status: answer.status, headers: answer.headers, url: answer.url)
    }

    public func shutdown() async {}
}
