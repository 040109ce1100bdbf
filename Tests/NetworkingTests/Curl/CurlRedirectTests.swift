import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlRedirectTests {
    private let transport = CurlTransport()
    private let secrets: HTTPHeaders = [
        "Authorization": "Bearer secret", "Cookie": "a=b", "X-Api-Key": "key", "Accept": "image/*", "Range": "bytes=5-",
    ]

    @Test func `a redirect within the origin keeps every header`() async throws {
        let server = try ScriptedServer { $0.path == "/" ? [.redirect(to: "/b")] : [.ok("there")] }
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url(), headers: secrets), to: nil)
        #expect(response.url == server.url("/b"))
        #expect(response.body == Data("there".utf8))
        for field in secrets.fields { #expect(server.requests.last?.headers[field.name] == field.value) }
    }

    @Test func `a redirect to another origin carries no credentials`() async throws {
        let other = try ScriptedServer(.ok("there"))
        defer { other.stop() }
        let server = try ScriptedServer(.redirect(to: other.url("/b").absoluteString))
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url(), headers: secrets), to: nil)
        let headers = try #require(other.requests.first?.headers)
        let names = Set(headers.fields.map(\.name))
        #expect(names == ["Host", "Accept", "Accept-Encoding", "Range", "User-Agent"])
    }

    @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
    func `a POST goes on as the status says`(status: Int, method: String) async throws {
        let server = try ScriptedServer { $0.path == "/" ? [.redirect(status, to: "/b")] : [.ok("there")] }
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.post, server.url(), body: Data("body".utf8)), to: nil)
        #expect(server.requests.map(\.method) == ["POST", method])
        #expect(server.requests.last?.body == Data((method == "POST" ? "body" : "").utf8))
    }

    @Test func `ten redirects are followed`() async throws {
        let server = try countingServer(last: 10)
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url("/0")), to: nil)
        #expect(response.url == server.url("/10"))
    }

    @Test func `eleven are not`() async throws {
        let server = try countingServer(last: 11)
        defer { server.stop() }
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.tooManyRedirects(server: name, limit: 10)) {
            try await transport.send(HTTPRequest(.get, server.url("/0")), to: nil)
        }
    }

    @Test(arguments: ["/", "/b", "http://127.0.0.1:PORT/b"])
    func `a circle is told at once`(target: String) async throws {
        let server = try ScriptedServer { request in
            let target = target.replacing("PORT", with: request.headers["Host"]?.split(separator: ":").last ?? "")
            return [.redirect(to: request.path == "/b" ? "/" : target)]
        }
        defer { server.stop() }
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.redirectLoop(server: name, target: server.url("/").absoluteString)) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        #expect(server.requests.count == (target == "/" ? 1 : 2))
    }

    @Test func `a POST that is sent back to its own address as a GET is no circle`() async throws {
        let server = try ScriptedServer { $0.method == "POST" ? [.redirect(303, to: "/")] : [.ok("done")] }
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.post, server.url()), to: nil)
        #expect(response.body == Data("done".utf8))
    }

    @Test func `a user's name in a target is not taken up`() async throws {
        let other = try ScriptedServer(.ok("there"))
        defer { other.stop() }
        let server = try ScriptedServer(.redirect(to: "http://ada:s3cret@127.0.0.1:\(other.port)/b"))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        #expect(response.url == other.url("/b"))
        #expect(other.requests.first?.headers["Authorization"] == nil)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:alert(1)"])
    func `a redirect to another scheme is not followed`(target: String) async throws {
        let server = try ScriptedServer(.redirect(to: target))
        defer { server.stop() }
        let name = "127.0.0.1:\(server.port)"
        await #expect(throws: TransportError.unsafeRedirect(server: name, target: target)) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
    }

    @Test func `a redirect without a target is an answer`() async throws {
        let server = try ScriptedServer(.status(302, [:], Data("nowhere".utf8)))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        #expect(response.status == 302)
        #expect(response.body == Data("nowhere".utf8))
    }

    private func countingServer(last: Int) throws -> ScriptedServer {
        try ScriptedServer { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return number < last ? [.redirect(to: "/\(number + 1)")] : [.ok("end")]
        }
    }
}
