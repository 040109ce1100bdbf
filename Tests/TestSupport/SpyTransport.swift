public import MangaNetworking
import Synchronization

/// Keeps what goes to another transport.
public final class SpyTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let state = Mutex<[HTTPRequest]>([])

    public init(_ transport: any HTTPTransport) {
        self.transport = transport
    }

    public var requests: [HTTPRequest] { state.withLock { $0 } }

    public func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        state.withLock { $0.append(request) }
        return try await transport.send(request, to: sink)
    }

    public func shutdown() async {
        await transport.shutdown()
    }
}
