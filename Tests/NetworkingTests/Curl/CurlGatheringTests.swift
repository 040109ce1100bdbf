import Foundation
import MangaNetworking
import TestSupport
import Testing

/// Bodies that come in any portions, over real connections.
struct CurlGatheringTests {
    private let transport = CurlTransport(variables: [:])

    /// Opens its gate when so many bytes have come.
    private final class Goal: BodySink {
        let gate = Gate()
        let sink = MemorySink()
        private let goal: Int

        init(_ goal: Int) {
            self.goal = goal
        }

        func accepts(_ head: HTTPResponse) throws -> Bool { try sink.accepts(head) }

        func write(_ bytes: UnsafeRawBufferPointer) throws {
            try sink.write(bytes)
            if sink.count >= goal { gate.open() }
        }
    }

    private func body(_ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    }

    private func steps(_ counter: Goal, _ first: Int, of body: Data) -> [ServerStep] {
        [.head(length: body.count), .bytes(body.prefix(first)), .waitFor(counter.gate), .bytes(body.dropFirst(first))]
    }

    @Test(arguments: [1, 1000, 65_537, 131_072, 234_465, 299_999])
    func `what is here is not held back for what is to come, and the connection is as before`(first: Int) async throws {
        let (body, counter) = (body(300_000), Goal(first))
        let server = try ScriptedServer { request in
            request.path == "/page" ? steps(counter, first, of: body) : [.ok("{}")]
        }
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url("/page"))
        request.stallTimeout = .seconds(10)

        _ = try await transport.send(request, to: counter)
        let next = try await transport.send(HTTPRequest(.get, server.url("/next")), to: nil)

        #expect(counter.sink.bytes == body)
        #expect(next.body == Data("{}".utf8))
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [1, 65_537, 131_072, 234_465])
    func `so it is over TLS`(first: Int) async throws {
        let (body, counter) = (body(300_000), Goal(first))
        let stage = try await TLSStage(answer: { request in
            request.path == "/page" ? steps(counter, first, of: body) : [.ok("{}")]
        })
        defer { stage.stop() }
        var request = stage.request("/page")
        (request.version, request.stallTimeout) = (.http1, .seconds(10))
        var other = stage.request("/next")
        other.version = .http1

        _ = try await transport.send(request, to: counter)
        let next = try await transport.send(other, to: nil)

        #expect(counter.sink.bytes == body)
        #expect(next.body == Data("{}".utf8))
    }

    @Test func `a body that breaks off is lost at once`() async throws {
        let server = try ScriptedServer(.head(length: 300_000), .flood(200_000), .close)
        defer { server.stop() }
        let sink = MemorySink(keeps: false)

        await #expect(throws: TransportError.self) {
            try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        }

        #expect(sink.count == 200_000)
    }
}
