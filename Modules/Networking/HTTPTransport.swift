/// Sends one request and gives its answer: libcurl in the shell, a script in tests.
///
/// `send` throws `TransportError`, or `CancellationError` within 100 ms of the task's cancellation. Any status is an
/// answer, not an error.
public protocol HTTPTransport: Sendable {
    /// Sends `request`; a `sink` that accepts the answer gets its body piece by piece, instead of `body`.
    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse

    /// Whether requests may be handed over before their turn: it sends one of a line as soon as another of that line ends.
    var keepsLines: Bool { get }

    /// Ends what runs with `CancellationError` and frees everything; await it before the process exits.
    func shutdown() async
}

extension HTTPTransport {
    public var keepsLines: Bool { false }
}
