import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

struct SessionRedirectTests {
    private let transport = URLSessionTransport()
    private let secrets: HTTPHeaders = [
        "Authorization": "Bearer secret", "Cookie": "a=b", "X-Api-Key": "key", "Accept": "image/*", "Range": "bytes=5-",
    ]

    @Test func `a redirect within the origin keeps every header`() async throws {
        let server = try ScriptedServer { $0.path == "/" ? [.redirect(to: "b?x=%20")] : [.ok("there")] }
        defer { server.stop() }
        let sink = MemorySink()
        let response = try await transport.send(HTTPRequest(.get, server.url(), headers: secrets), to: sink)

        #expect(response.url == server.url("/b?x=%20"))
        #expect(sink.bytes == Data("there".utf8))
        #expect(sink.heads.map(\.status) == [200])
        for field in secrets.fields { #expect(server.requests.last?.headers[field.name] == field.value) }
        await transport.shutdown()
    }

    /// Foundation would take them along.
    @Test func `a redirect to another origin carries no credentials`() async throws {
        let other = try ScriptedServer(.ok("there"))
        defer { other.stop() }
        let server = try ScriptedServer(.redirect(to: other.url("/b").absoluteString))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url(), headers: secrets)
        request.login = HTTPRequest.Login(user: "ana", password: "x")
        _ = try await transport.send(request, to: nil)

        let names = Set(try #require(other.requests.first?.headers).fields.map { $0.name.lowercased() })
        #expect(names.isDisjoint(with: ["authorization", "cookie", "x-api-key"]))
        #expect(names.isSuperset(of: ["accept", "range"]))
        await transport.shutdown()
    }

    @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
    func `a POST goes on as the status says`(status: Int, method: String) async throws {
        let server = try ScriptedServer { $0.path == "/" ? [.redirect(status, to: "/b")] : [.ok("there")] }
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.post, server.url(), body: Data("body".utf8)), to: nil)

        #expect(server.requests.map(\.method) == ["POST", method])
        #expect(server.requests.last?.body == Data((method == "POST" ? "body" : "").utf8))
        await transport.shutdown()
    }

    @Test func `ten redirects are followed, eleven are not`() async throws {
        let server = try ScriptedServer { request in
            let parts = request.path.split(separator: "/").compactMap { Int($0) }
            return parts[0] < parts[1] ? [.redirect(to: "/\(parts[0] + 1)/\(parts[1])")] : [.ok("end")]
        }
        defer { server.stop() }

        #expect(try await transport.send(HTTPRequest(.get, server.url("/0/10")), to: nil).url == server.url("/10/10"))
        await #expect(throws: TransportError.tooManyRedirects(server: server.name, limit: 10)) {
            try await transport.send(HTTPRequest(.get, server.url("/0/11")), to: nil)
        }
        await transport.shutdown()
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:alert(1)"])
    func `a redirect to another scheme is not followed`(target: String) async throws {
        let server = try ScriptedServer(.redirect(to: target))
        defer { server.stop() }
        await #expect(throws: TransportError.unsafeRedirect(server: server.name, target: target)) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        await transport.shutdown()
    }

    @Test func `a circle is told at once, and a redirect without a target is an answer`() async throws {
        let server = try ScriptedServer { $0.path == "/" ? [.redirect(to: "/")] : [.status(302)] }
        defer { server.stop() }
        await #expect(throws: TransportError.redirectLoop(server: server.name, target: server.url().absoluteString)) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        #expect(try await transport.send(HTTPRequest(.get, server.url("/x")), to: nil).status == 302)
        await transport.shutdown()
    }
}

extension ScriptedServer {
    var name: String { "127.0.0.1:\(port)" }
}
