import Foundation
import MangaNetworking
import Synchronization

/// A transport whose answers a closure makes, and that counts what runs at once.
final class StubTransport: HTTPTransport {
    /// One answer: its head, its body in pieces, and what breaks it off at the end.
    struct Answer: Sendable {
        var status = 200
        var headers: HTTPHeaders = [:]
        var pieces: [Data] = []
        var failure: TransportError?
    }

    typealias Script = @Sendable (HTTPRequest, _ visit: Int) async throws -> Answer

    private struct State {
        var requests: [HTTPRequest] = []
        var running: [URL] = []
        var most = 0
        var mostOfOneChapter = 0
        var waiters: [(count: Int, waiter: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())
    private let script: Script

    /// `script` gets each request with the number of times its address was asked for before.
    init(_ script: @escaping Script) {
        self.script = script
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    /// The paths that were asked for, sorted.
    var paths: [String] { requests.map { $0.url.path() }.sorted() }
    /// The most requests that ran at the same time.
    var most: Int { state.withLock { $0.most } }
    var mostOfOneChapter: Int { state.withLock { $0.mostOfOneChapter } }
    var running: Int { state.withLock { $0.running.count } }

    /// Returns when `count` requests have arrived in all.
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
        let visit = arrive(request)
        defer { leave(request) }
        let answer = try await script(request, visit)
        var response = HTTPResponse(status: answer.status, headers: answer.headers, url: request.url)
        if let sink, try sink.accepts(response) {
            for piece in answer.pieces { try piece.withUnsafeBytes { try sink.write($0) } }
        } else {
            response.body = answer.pieces.reduce(Data(), +)
        }
        if let failure = answer.failure { throw failure }
        return response
    }

    func shutdown() async {}

    private func arrive(_ request: HTTPRequest) -> Int {
        let (visit, ready) = state.withLock { state in
            let visit = state.requests.count { $0.url == request.url }
            state.requests.append(request)
            state.running.append(request.url)
            state.most = max(state.most, state.running.count)
            let chapter = request.url.deletingLastPathComponent()
            let same = state.running.count { $0.deletingLastPathComponent() == chapter }
            state.mostOfOneChapter = max(state.mostOfOneChapter, same)
            let count = state.requests.count
            let ready = state.waiters.filter { $0.count <= count }
            state.waiters.removeAll { $0.count <= count }
            return (visit, ready)
        }
        for (_, waiter) in ready { waiter.resume() }
        return visit
    }

    private func leave(_ request: HTTPRequest) {
        state.withLock { state in
            if let index = state.running.firstIndex(of: request.url) { state.running.remove(at: index) }
        }
    }
}

extension StubTransport.Answer {
    static func ok(_ body: Data, _ headers: HTTPHeaders = [:]) -> Self {
        Self(status: 200, headers: headers, pieces: [body])
    }

    static func status(_ status: Int, _ headers: HTTPHeaders = [:]) -> Self {
        Self(status: status, headers: headers, pieces: [Data("sorry".utf8)])
    }

    /// The bytes from `start` on, as the answer to a range.
    static func rest(of body: Data, from start: Int, _ headers: HTTPHeaders = [:]) -> Self {
        var answer = Self(status: 206, headers: headers, pieces: [body.dropFirst(start)])
        answer.headers["Content-Range"] = "bytes \(start)-\(body.count - 1)/\(body.count)"
        return answer
    }

    /// Announces all of `body` and breaks off after `count` bytes.
    static func broken(_ body: Data, after count: Int, _ headers: HTTPHeaders = [:]) -> Self {
        var answer = Self(status: 200, headers: headers, pieces: [body.prefix(count)])
        answer.headers["Content-Length"] = "\(body.count)"
        answer.failure = .truncated(server: "stub", expected: body.count, got: count)
        return answer
    }

    /// No answer before the request is cancelled.
    static func never() async throws -> Self {
        for await _ in AsyncStream<Void>.makeStream().stream {}
        throw CancellationError()
    }
}
