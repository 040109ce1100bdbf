import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

struct SessionFailureTests {
    private let transport = URLSessionTransport()

    /// Foundation would fail at once: it cuts half a second down to none.
    @Test func `a timeout of a fraction of a second lets an answer come`() async throws {
        let gate = Gate()
        let server = try ScriptedServer(.waitFor(gate), .ok("late"))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.stallTimeout = .milliseconds(900)
        let sending = Task { [transport, request] in try await transport.send(request, to: nil) }
        await server.waitForRequests()
        gate.open()

        #expect(try await sending.value.body == Data("late".utf8))
        await transport.shutdown()
    }

    @Test(arguments: [[ServerStep.hang], [.head(length: 10), .text("12345"), .hang]])
    func `a server that falls silent is stalled, to the fraction of a second`(steps: [ServerStep]) async throws {
        let server = try ScriptedServer { _ in steps }
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.stallTimeout = .milliseconds(100)
        let start = ContinuousClock.now
        await fails(request, .stalled(server: server.name, .milliseconds(100)))

        #expect(start.duration(to: .now) < .milliseconds(900))
        await server.waitForClosedConnections()
        await transport.shutdown()
    }

    /// Foundation never looks at `timeoutIntervalForResource`.
    @Test func `a transfer may not take longer than its total, though bytes arrive`() async throws {
        let server = try ScriptedServer(.head(length: 1 << 40), .flood(1 << 40))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.totalTimeout = .milliseconds(200)
        await fails(request, .totalTimeout(server: server.name, .milliseconds(200)), to: MemorySink(keeps: false))
        await transport.shutdown()
    }

    @Test func `the total runs on through redirects`() async throws {
        let server = try ScriptedServer { request in request.path == "/" ? [.redirect(to: "/slow")] : [.hang] }
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.totalTimeout = .milliseconds(100)
        await fails(request, .totalTimeout(server: server.name, .milliseconds(100)))
        await transport.shutdown()
    }

    @Test func `a port where nobody listens refuses`() async throws {
        let server = try ScriptedServer(.ok(""))
        server.stop()
        await server.waitUntilFree()
        await fails(HTTPRequest(.get, server.url()), .cannotConnect(server: server.name))
        await transport.shutdown()
    }

    @Test func `a host that does not exist cannot be resolved`() async throws {
        // RFC 6761: `.invalid` never resolves; libcurl refuses a name of this length without asking anyone.
        let host = String(repeating: "a", count: 70) + ".invalid"
        let url = try #require(URL(string: "http://\(host)/"))
        await fails(HTTPRequest(.get, url), .cannotResolve(server: host))
        await transport.shutdown()
    }

    /// Foundation says -1, “unknown”.
    @Test func `a body that is shorter than announced is truncated`() async throws {
        let server = try ScriptedServer(.head(length: 10), .text("12345"), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .truncated(server: server.name, expected: 10, got: 5))
        await transport.shutdown()
    }

    @Test func `a chunked body without its end is truncated`() async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let server = try ScriptedServer(.text(head + "5\r\n12345\r\n"), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .truncated(server: server.name, expected: nil, got: 5))
        await transport.shutdown()
    }

    /// Foundation says -1011, “bad server response”, or -1005.
    @Test(arguments: [[ServerStep.close], [.reset], [.text("HTTP/1.1 200"), .reset]])
    func `a connection that breaks before the answer is lost`(steps: [ServerStep]) async throws {
        let server = try ScriptedServer { _ in steps }
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .connectionLost(server: server.name))
        await transport.shutdown()
    }

    @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\0\0\0\u{1}garbage\n\n\n", "HTTP/1.1 200 OK\r\nX: \u{e9}\r\n\r\n"])
    func `what is not HTTP is garbled`(text: String) async throws {
        let server = try ScriptedServer(.bytes(Data(text.unicodeScalars.map { UInt8($0.value) })), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .garbled(server: server.name))
        await transport.shutdown()
    }

    @Test func `a body for memory stops at its limit, unpacked as well`() async throws {
        let server = try ScriptedServer(.text("HTTP/1.1 200 OK\r\n\r\n"), .flood(1 << 40))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.bodyLimit = 100_000
        await fails(request, .bodyTooLarge(server: server.name, limit: 100_000))
        await server.waitForClosedConnections()
        await transport.shutdown()
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
        await transport.shutdown()
    }

    @Test func `a refused body is kept in the answer`() async throws {
        let server = try ScriptedServer(.status(404, [:], Data("no".utf8)))
        defer { server.stop() }
        let sink = MemorySink()
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: sink)

        #expect(response.body == Data("no".utf8))
        #expect(sink.heads.map(\.status) == [404])
        #expect(sink.bytes.isEmpty)
        await transport.shutdown()
    }

    @Test func `a certificate that nobody vouches for is refused`() async throws {
        let authority = try await TestAuthority.make()
        let plain = try ScriptedServer(.ok("secret"))
        defer { plain.stop() }
        let secure = try await SystemServer.nghttpx(authority.certificate(), before: plain.port)
        defer { secure.stop() }
        await #expect {
            try await transport.send(HTTPRequest(.get, secure.secureURL()), to: nil)
        } throws: { error in
            guard case .tls(secure.name, let reason) = error as? TransportError else { return false }
            return reason.contains("certificate")
        }
        #expect(plain.requests.isEmpty)
        await transport.shutdown()
    }

    private func fails(_ request: HTTPRequest, _ error: TransportError, to sink: MemorySink? = nil) async {
        await #expect(throws: error) { try await transport.send(request, to: sink) }
    }
}
