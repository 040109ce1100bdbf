import CMicrohttpd
import MangaLocalization
import Synchronization

/// One request and its answer.
///
/// While the answer is made the connection is suspended; whoever answers first, the responder or a server that stops,
/// resumes it, exactly once.
final class Exchange: Sendable {
    private enum Phase {
        case receiving(bytes: Int)
        case waiting
        case answered(Response)
        case sent
    }

    private struct State {
        var phase = Phase.receiving(bytes: 0)
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
    private let state = Mutex(State())

    init(_ connection: Connection, _ request: Request, bodyLimit: Int) {
        self.connection = connection
        self.request = request
        self.bodyLimit = bodyLimit
    }

    /// Whether all of the request has arrived.
    var isWhole: Bool {
        state.withLock { state in
            if case .receiving = state.phase { false } else { true }
        }
    }

    /// Counts a piece of the body; no route reads one.
    func receive(_ count: Int) {
        state.withLock { state in
            guard case .receiving(let bytes) = state.phase else { return }
            state.phase = .receiving(bytes: min(bytes, bodyLimit) + count)
        }
    }

    /// Called by the connection's thread when the request is whole, and again after `resume`.
    func proceed() -> Step {
        state.withLock { state in
            switch state.phase {
            case .receiving(let bytes) where bytes > bodyLimit:
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
        let work = Task { answer(await responder(request)) }
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
