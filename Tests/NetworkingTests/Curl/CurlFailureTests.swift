import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlFailureTests {
    private let transport = CurlTransport()

    @Test func `a server that falls silent is stalled`() async throws {
        let server = try ScriptedServer(.head(length: 10), .text("12345"), .hang)
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.stallTimeout = .milliseconds(100)
        await fails(request, .stalled(server: server.name, .milliseconds(100)))
        await server.waitForClosedConnections()
    }

    @Test func `a server that never answers is stalled`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.stallTimeout = .milliseconds(100)
        await fails(request, .stalled(server: server.name, .milliseconds(100)))
    }

    @Test func `a transfer may not take longer than its total, though bytes arrive`() async throws {
        let server = try ScriptedServer(.head(length: 1 << 40), .flood(1 << 40))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.totalTimeout = .milliseconds(200)
        await fails(request, .totalTimeout(server: server.name, .milliseconds(200)), to: MemorySink(keeps: false))
    }

    @Test func `the total runs on through redirects`() async throws {
        let server = try ScriptedServer { request in request.path == "/" ? [.redirect(to: "/slow")] : [.hang] }
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.totalTimeout = .milliseconds(100)
        await fails(request, .totalTimeout(server: server.name, .milliseconds(100)))
    }

    @Test func `a connection that does not come about runs into the connect timeout`() async throws {
        // A listener whose backlog is full ignores further connections, as a host behind a firewall does.
        let listener = try FullListener()
        defer { listener.close() }
        var request = HTTPRequest(.get, listener.url)
        request.connectTimeout = .milliseconds(100)
        let name = "127.0.0.1:\(listener.port)"
        await fails(request, .connectTimeout(server: name, .milliseconds(100)))
    }

    @Test func `a port where nobody listens refuses`() async throws {
        let server = try ScriptedServer(.ok(""))
        server.stop()
        await server.waitUntilFree()
        await fails(HTTPRequest(.get, server.url()), .cannotConnect(server: server.name))
    }

    @Test func `a host that does not exist cannot be resolved`() async throws {
        // RFC 6761: `.invalid` never resolves; libcurl refuses a name of this length without asking anyone.
        let host = String(repeating: "a", count: 70) + ".invalid"
        let url = try #require(URL(string: "http://\(host)/"))
        await fails(HTTPRequest(.get, url), .cannotResolve(server: host))
    }

    @Test func `a body that is shorter than announced is truncated`() async throws {
        let server = try ScriptedServer(.head(length: 10), .text("12345"), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .truncated(server: server.name, expected: 10, got: 5))
    }

    @Test func `a chunked body without its end is truncated`() async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let server = try ScriptedServer(.text(head + "5\r\n12345\r\n"), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .truncated(server: server.name, expected: nil, got: 5))
    }

    @Test(arguments: [[ServerStep.close], [.reset], [.text("HTTP/1.1 200"), .reset]])
    func `a connection that breaks before the answer is lost`(steps: [ServerStep]) async throws {
        let server = try ScriptedServer { _ in steps }
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .connectionLost(server: server.name))
    }

    @Test(arguments: ["SSH-2.0-OpenSSH_9.2\r\n", "\0\0\0\u{1}garbage\n\n\n"])
    func `what is not HTTP is garbled`(text: String) async throws {
        let server = try ScriptedServer(.text(text), .close)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .garbled(server: server.name))
    }

    @Test func `headers without end are garbled`() async throws {
        let line = "X-More: \(String(repeating: "x", count: 8000))\r\n"
        let server = try ScriptedServer(.text("HTTP/1.1 200 OK\r\n" + String(repeating: line, count: 100)), .hang)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .garbled(server: server.name))
    }

    @Test func `interim answers without end are garbled`() async throws {
        let interim = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 20_000)
        let server = try ScriptedServer(.text(interim), .hang)
        defer { server.stop() }
        await fails(HTTPRequest(.get, server.url()), .garbled(server: server.name))
    }

    @Test func `a server that does not speak TLS has no secure connection`() async throws {
        let server = try ScriptedServer(greeting: [.status(400), .hang]) { _ in [] }
        defer { server.stop() }
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        await #expect {
            try await transport.send(HTTPRequest(.get, url), to: nil)
        } throws: { error in
            guard case .tls(server.name, let reason) = error as? TransportError else { return false }
            return reason.contains("wrong version number") && "\(error)".contains("does not speak TLS")
        }
    }

    @Test func `a TLS handshake that never ends runs into the connect timeout`() async throws {
        let server = try ScriptedServer(greeting: [.hang]) { _ in [] }
        defer { server.stop() }
        var request = HTTPRequest(.get, try #require(URL(string: "https://127.0.0.1:\(server.port)/")))
        request.connectTimeout = .milliseconds(100)
        await fails(request, .connectTimeout(server: server.name, .milliseconds(100)))
    }

    private func fails(_ request: HTTPRequest, _ error: TransportError, to sink: MemorySink? = nil) async {
        await #expect(throws: error) { try await transport.send(request, to: sink) }
    }
}

extension ScriptedServer {
    fileprivate var name: String { "127.0.0.1:\(port)" }
}
