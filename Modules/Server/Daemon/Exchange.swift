import CMicrohttpd
import MangaLocalization
import Synchronization

/// One request and its answer.
///
/// While the answer is made the connection is suspended; whoever answers first, the responder or a server that stops,
/// resumes it, exactly once.
final class Exchange: Sendable {
    private enum Phase {
        case receiving
        case waiting
        case answered(Response)
        case sent
    }

    private struct State {
        var phase = Phase.receiving
        /// Bytes of the request's body so far.
        var count = 0
        var body: [UInt8] = []
        var work: Task<Void, Never>?
    }

    /// What the connection's thread has to do next.
    enum Step {
        case respond
        case send(Response)
        case refuse(Refusal)
        case nothing
    }

    let connection: Connection
    let request: Request
    private let bodyLimit: Int
    private let keepsBody: Bool
    private let state = Mutex(State())

    /// A body that is not kept is counted only.
    init(_ connection: Connection, _ request: Request, bodyLimit: Int, keepsBody: Bool) {
        self.connection = connection
        self.request = request
        self.bodyLimit = bodyLimit
        self.keepsBody = keepsBody
    }

    /// Whether all of the request has arrived.
    var isWhole: Bool {
        state.withLock { state in
            if case .receiving = state.phase { false } else { true }
        }
    }

    /// Takes a piece of the body.
    func receive(_ piece: UnsafeRawBufferPointer) {
        state.withLock { state in
            guard case .receiving = state.phase else { return }
            state.count = min(state.count, bodyLimit) + piece.count
            if keepsBody, state.count <= bodyLimit { state.body.append(contentsOf: piece) }
        }
    }

    /// Called by the connection's thread when the request is whole, and again after `resume`.
    func proceed() -> Step {
        state.withLock { state in
            switch state.phase {
            case .receiving where state.count > bodyLimit:
                state.phase = .sent
                return .refuse(Refusal(413, ServerPhrase.bodyTooLarge, ["limit": .count(bodyLimit)]))
            case .receiving:
                state.phase = .waiting
                return .respond
            case .answered(let response):
                state.phase = .sent
                return .send(response)
            case .waiting, .sent:
                return .nothing
            }
        }
    }

    /// Makes the answer while the connection is suspended.
    func respond(with responder: @escaping Responder) {
        var request = request
        request.body = state.withLock { state in
            defer { state.body = [] }
            return state.body
        }
        let whole = request
        let work = Task { answer(await responder(whole)) }
        state.withLock { $0.work = work }
    }

    /// Ends the wait with `response`; nothing where an answer was there before.
    func answer(_ response: Response) {
        let isFirst = state.withLock { state in
            guard case .waiting = state.phase else { return false }
            state.phase = .answered(response)
            state.work = nil
            return true
        }
        if isFirst { connection.resume() }
    }

    /// Ends the wait with a refusal, and the work with it.
    func abandon() {
        let work = state.withLock { $0.work }
        answer(Refusal(503, ServerPhrase.stopping).response)
        work?.cancel()
    }
}

/// Makes the answer to a request.
typealias Responder = @Sendable (Request) async -> Response
