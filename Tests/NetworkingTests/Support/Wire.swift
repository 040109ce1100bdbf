import Foundation
import MangaNetworking
import Synchronization

/// A transport whose answers a closure makes, and that remembers what was sent.
final class Wire: HTTPTransport {
    typealias Answer = @Sendable (_ request: HTTPRequest, _ visit: Int) async throws -> HTTPResponse

    private struct State {
        var requests: [HTTPRequest] = []
        var waiters: [(count: Int, waiter: CheckedContinuation<Void, Never>)] = []
        var running = 0
        var most = 0
    }

    private let state = Mutex(State())
    private let answer: Answer

    /// `visit` counts the requests, from 1.
    init(_ answer: @escaping Answer) {
        self.answer = answer
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    /// The most requests that ran at once.
    var most: Int { state.withLock { $0.most } }

    func waitForRequests(_ count: Int) async {
        await withCheckedContinuation { waiter in
            let isThere = state.withLock { state in
                if state.requests.count < count { state.waiters.append((count, waiter)) }
                return state.requests.count >= count
            }
            if isThere { waiter.resume() }
        }
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let (visit, ready) = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.most = max(state.most, state.running)
            let visit = state.requests.count
            let ready = state.waiters.filter { $0.count <= visit }
            state.waiters.removeAll { $0.count <= visit }
            return (visit, ready)
        }
        for (_, waiter) in ready { waiter.resume() }
        defer { state.withLock { $0.running -= 1 } }
        let response = try await answer(request, visit)
        guard let sink, try sink.accepts(response) else { return response }
        try response.body.withUnsafeBytes { try sink.write($0) }
        return HTTPResponse(status: response.status, headers: response.headers, url: response.url)
    }

    func shutdown() async {}
}

extension HTTPRequest {
    /// An answer to this request.
    func answer(_ status: Int, _ body: String = "", _ headers: HTTPHeaders = [:]) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: url)
    }
}
