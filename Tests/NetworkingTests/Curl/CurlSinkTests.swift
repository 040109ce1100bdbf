import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlSinkTests {
    private let transport = CurlTransport()

    @Test func `a body goes to the sink in pieces and is never whole in memory`() async throws {
        let size = 200 << 20
        let server = try ScriptedServer(.head(length: size), .flood(size))
        defer { server.stop() }
        let sink = MemorySink(keeps: false)
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        #expect(sink.count == size)
        #expect(sink.largestPiece <= 128 << 10)
        #expect(response.body.isEmpty)
    }

    @Test func `the sink is asked once, with the final answer's head, before its bytes`() async throws {
        let server = try ScriptedServer { request in
            request.path == "/" ? [.redirect(to: "/there")] : [.status(206, ["X": "y"], Data("abc".utf8))]
        }
        defer { server.stop() }
        let sink = MemorySink()
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        let head = HTTPResponse(
            status: 206,
            headers: ["Content-Length": "3", "X": "y"],
            url: server.url("/there")
        )
        #expect(sink.heads == [head])
        #expect(sink.bytes == Data("abc".utf8))
    }

    @Test func `a refused body is kept in the answer`() async throws {
        let server = try ScriptedServer(.status(404, [:], Data("no".utf8)))
        defer { server.stop() }
        let sink = MemorySink()
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        #expect(response.status == 404)
        #expect(response.body == Data("no".utf8))
        #expect(sink.bytes.isEmpty)
    }

    @Test func `the sink is asked about an empty answer too`() async throws {
        let server = try ScriptedServer(.status(200))
        defer { server.stop() }
        let sink = MemorySink()
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        #expect(sink.heads.map(\.status) == [200])
    }

    @Test func `what the sink throws ends the transfer and is thrown`() async throws {
        let server = try ScriptedServer(.head(length: 1 << 40), .flood(1 << 40))
        defer { server.stop() }
        await #expect(throws: MemorySink.Refusal()) {
            try await transport.send(
                HTTPRequest(.get, server.url()),
                to: MemorySink(refusesAt: 1_000_000, keeps: false)
            )
        }
        await server.waitForClosedConnections()
    }

    @Test func `a sink's body comes as it was sent, not unpacked`() async throws {
        let server = try ScriptedServer(.status(200, ["Content-Encoding": "gzip"], Data("raw".utf8)))
        defer { server.stop() }
        let sink = MemorySink()
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        #expect(sink.bytes == Data("raw".utf8))
        #expect(server.requests.first?.headers["Accept-Encoding"] == nil)
    }

    @Test func `a body for memory stops at its limit`() async throws {
        let server = try ScriptedServer(.text("HTTP/1.1 200 OK\r\n\r\n"), .flood(1 << 40))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.bodyLimit = 100_000
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.bodyTooLarge(server: name, limit: 100_000)) {
            try await transport.send(request, to: nil)
        }
        await server.waitForClosedConnections()
    }

    @Test func `a body that unpacks to more than the limit stops there`() async throws {
        let bomb = try #require(Data(base64Encoded: CurlSinkTests.megabyteOfZeros))
        let server = try ScriptedServer(.status(200, ["Content-Encoding": "gzip"], bomb))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.bodyLimit = 100_000
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.bodyTooLarge(server: name, limit: 100_000)) {
            try await transport.send(request, to: nil)
        }
    }

    /// `head -c 1048576 /dev/zero | gzip -n9 | base64`, whose long middle is one letter.
    private static let megabyteOfZeros =
        "H4sIAAAAAAAC/+3BMQEAAADCoPVPbQhfo" + String(repeating: "A", count: 1355) + "PgMc6jinAAAQAA=="
}
