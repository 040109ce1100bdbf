import Foundation
import MangaAyanTech
import MangaNetworking
import Testing

/// What all requests share.
struct NetworkClientTests {
    private final class Wire: HTTPTransport {
        func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
            throw CancellationError()
        }

        func shutdown() async {}
    }

    @Test func `a logger that is set while the client changes brings no old one back`() async {
        let (old, new) = (Wire(), Wire())
        for _ in 0..<500 {
            NetworkClientV2.set(ATClient(transport: old))
            await withTaskGroup { group in
                group.addTask { NetworkClientV2.setLogger(SilentATNetworkLogger()) }
                group.addTask { NetworkClientV2.set(ATClient(transport: new)) }
            }

            #expect(NetworkClientV2.client.transport as? Wire === new)
        }
        await NetworkClientV2.shutdown()
    }
}
