import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

/// What `URLSession` cannot do is refused before anything is sent.
struct SessionRefusalTests {
    /// Foundation would fail with -1103, “resource exceeds maximum size”.
    @Test func `a body with GET`() async throws {
        try await refuses("URLSession sends no body with GET") { $0.body = Data("x".utf8) }
    }

    /// Foundation takes `connectionProxyDictionary` and does nothing with it.
    @Test func `a proxy of the environment's own`() async throws {
        try await refuses("URLSession takes its proxy from the variables alone, not from an environment") {
            $0.connection.proxy = "http://127.0.0.1:1"
        }
    }

    @Test func `a CA file, unchecked certificates, and the date of a certificate`() async throws {
        try await refuses("URLSession cannot be given a CA file", "https") { $0.connection.caFile = "/ca.pem" }
        try await refuses("URLSession always checks certificates", "https") { $0.connection.isInsecure = true }
        try await refuses("URLSession does not tell when a certificate ends", "https") {
            $0.connection.reportsCertificate = true
        }
    }

    @Test func `this machine's loopback through a proxy`() async throws {
        let transport = URLSessionTransport(variables: ["http_proxy": "http://proxy.example:1"])
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        let reason = "URLSession would pass “\(server.name)” through a proxy; add it to no_proxy"
        await #expect(throws: TransportError.invalidRequest(.unsupported(reason))) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        #expect(server.connectionCount == 0)
        await transport.shutdown()
    }

    @Test func `a direct connection where the variables name a proxy, but not where they name none`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.connection.proxy = "none"
        let direct = URLSessionTransport(variables: [:])

        #expect(try await direct.send(request, to: nil).status == 200)
        await direct.shutdown()
        let proxied = URLSessionTransport(variables: ["all_proxy": "http://proxy.example:1"])
        await #expect(throws: TransportError.self) { try await proxied.send(request, to: nil) }
        #expect(server.requests.count == 1)
        await proxied.shutdown()
    }

    /// Foundation ends the process that answers one.
    @Test func `a Digest challenge, rather than the password in the clear`() async throws {
        let transport = URLSessionTransport(variables: [:])
        let server = try ScriptedServer(.status(401, ["WWW-Authenticate": "Digest realm=\"x\", nonce=\"1\""]))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.login = HTTPRequest.Login(user: "ana", password: "secret")
        let reason = "\(server.name) wants a Digest login, which URLSession cannot answer"
        await #expect(throws: TransportError.invalidRequest(.unsupported(reason))) {
            try await transport.send(request, to: nil)
        }
        #expect(server.requests.count == 1)
        await transport.shutdown()
    }

    @Test func `what is no request at all`() async throws {
        let transport = URLSessionTransport(variables: [:])
        for text in ["ftp://127.0.0.1/", "file:///etc/passwd", "http:///x"] {
            let url = try #require(URL(string: text))
            await #expect(throws: TransportError.self) { try await transport.send(HTTPRequest(.get, url), to: nil) }
        }
        await transport.shutdown()
    }

    private func refuses(
        _ reason: String,
        _ scheme: String = "http",
        _ change: (inout HTTPRequest) -> Void
    ) async throws {
        let transport = URLSessionTransport(variables: [:])
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        var request = HTTPRequest(.get, try #require(URL(string: "\(scheme)://\(server.name)/")))
        change(&request)
        await #expect(throws: TransportError.invalidRequest(.unsupported(reason))) {
            try await transport.send(request, to: nil)
        }
        #expect(server.connectionCount == 0)
        await transport.shutdown()
    }
}
