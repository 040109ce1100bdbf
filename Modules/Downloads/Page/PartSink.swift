import MangaNetworking
import MangaStorage
import Synchronization

/// Writes the body of an answer behind what a part file holds already.
///
/// 206 with the part that was asked for appends, 200 starts over; any other body is refused, and so is
/// every byte beyond `limit`.
final class PartSink: BodySink {
    private struct State {
        var head: HTTPResponse?
        var onAnswer: (@Sendable (HTTPResponse) -> Void)?
    }

    private let part: PartFile
    private let resume: Resume
    private let limit: Int
    private let meter: JobMeter
    /// Whether the page may begin, asked when it is its turn.
    private let mayBegin: @Sendable () -> Bool
    private let state = Mutex(State())

    init(_ part: PartFile, resume: Resume, limit: Int, meter: JobMeter, mayBegin: @escaping @Sendable () -> Bool) {
        self.part = part
        self.resume = resume
        self.limit = limit
        self.meter = meter
        self.mayBegin = mayBegin
    }

    /// The head of the answer whose body was taken, also when it broke off later.
    var head: HTTPResponse? {
        state.withLock { $0.head }
    }

    /// Calls `body` when the server begins to answer.
    func onAnswer(_ body: @escaping @Sendable (_ head: HTTPResponse) -> Void) {
        state.withLock { $0.onAnswer = body }
    }

    func begin() throws {
        guard mayBegin() else { throw CancellationError() }
    }

    func accepts(_ head: HTTPResponse) throws -> Bool {
        state.withLock { $0.onAnswer }?(head)
        switch head.status {
        case 200:
            if part.count > 0 { try part.restart() }
        case 206:
            guard resume.matches(head, at: part.count) else { throw PageProblem.badRange }
        default:
            return false
        }
        if let total = Resume.total(in: head), total > limit { throw PageProblem.tooLarge(limit: limit) }
        state.withLock { $0.head = head }
        return true
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        guard bytes.count <= limit - part.count else { throw PageProblem.tooLarge(limit: limit) }
        try part.append(bytes)
        meter.count(bytes: bytes.count)
    }
}
