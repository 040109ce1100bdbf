import Foundation
import MangaNetworking
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request of a session, from its start to its answer, redirects not followed.
///
/// All but `begin` is called on the session's delegate queue, one call at a time.
final class SessionTransfer: Sendable {
    typealias Caller = CheckedContinuation<HTTPResponse, any Error>

    private struct State {
        var task: URLSessionTask?
        var caller: Caller?
        var result: Result<HTTPResponse, any Error>?
        var head: HTTPResponse?
        var body = Data()
        var count = 0
        /// What the sink said about this answer; nil before it was asked.
        var isAccepted: Bool?
    }

    private let request: HTTPRequest
    private let sink: (any BodySink)?
    private let watch: TransferWatch
    private let state = Mutex(State())

    init(_ request: HTTPRequest, to sink: (any BodySink)?, _ watch: TransferWatch) {
        self.request = request
        self.sink = sink
        self.watch = watch
    }

    var task: URLSessionTask? {
        get { state.withLock { $0.task } }
        set { state.withLock { $0.task = newValue } }
    }

    /// Whether the caller has its answer, or will have it as soon as it asks.
    var isEnded: Bool { state.withLock { $0.result != nil } }

    /// Times run on a clock of ours; Foundation's whole seconds are set too long to matter.
    var urlRequest: URLRequest {
        var request = URLRequest(request)
        request.timeoutInterval = 86_400
        request.httpShouldHandleCookies = false
        // As sizes and ranges of a page are those of its file.
        if sink != nil { request.setValue("identity", forHTTPHeaderField: "Accept-Encoding") }
        return request
    }

    /// Gives the answer to `caller` once it is there.
    func begin(_ caller: Caller) {
        let result = state.withLock { state in
            if state.result == nil { state.caller = caller }
            return state.result
        }
        if let result { caller.resume(with: result) }
    }

    /// Ends the wait; what comes after the first end changes nothing.
    func end(_ result: Result<HTTPResponse, any Error>) {
        let caller = state.withLock { state -> Caller? in
            guard state.result == nil else { return nil }
            state.result = result
            defer { state.caller = nil }
            return state.caller
        }
        caller?.resume(with: result)
    }

    func touch() {
        watch.touch()
    }

    func receive(_ response: URLResponse) {
        watch.touch()
        state.withLock { $0.head = HTTPResponse(response, to: request) }
    }

    /// Throws what the sink throws, or `TransportError.bodyTooLarge`.
    func receive(_ piece: Data) throws {
        watch.touch()
        defer { watch.touch() }
        let (head, count) = state.withLock { state in
            state.count += piece.count
            return (state.head, state.count)
        }
        if let head, !head.isRedirect, try asksSink(about: head) {
            return try piece.withUnsafeBytes { try sink?.write($0) }
        }
        guard count <= request.bodyLimit else {
            throw TransportError.bodyTooLarge(server: request.url.server, limit: request.bodyLimit)
        }
        state.withLock { $0.body.append(piece) }
    }

    /// Ends with the whole answer; asks the sink about one without a body too.
    ///
    /// A 3xx that Foundation cannot follow has its head nowhere but in `response`.
    func finish(_ response: URLResponse?) throws {
        var answer = state.withLock { $0.head } ?? response.flatMap { HTTPResponse($0, to: request) }
        guard let head = answer else { throw TransportError.garbled(server: request.url.server) }
        if !head.isRedirect { _ = try asksSink(about: head) }
        answer?.body = state.withLock { $0.body }
        end(.success(answer ?? head))
    }

    /// The task is over, with Foundation's `error` or with an answer.
    func complete(_ response: URLResponse?, _ error: (any Error)?) {
        guard !isEnded else { return }
        do {
            if let error { throw failure(error) }
            try finish(response)
        } catch {
            end(.failure(error))
        }
    }

    private func failure(_ error: any Error) -> TransportError {
        let (head, count) = state.withLock { ($0.head, $0.count) }
        return TransportError(error, head: head, count: count, of: request)
    }

    private func asksSink(about head: HTTPResponse) throws -> Bool {
        if let isAccepted = state.withLock({ $0.isAccepted }) { return isAccepted }
        let answer = try sink?.accepts(head) ?? false
        state.withLock { $0.isAccepted = answer }
        return answer
    }
}
