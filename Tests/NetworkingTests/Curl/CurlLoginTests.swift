import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlLoginTests {
    private let transport = CurlTransport(variables: [:])

    @Test(arguments: Challenge.allCases) func `a challenge is answered`(challenge: Challenge) async throws {
        let server = try ScriptedServer { challenge.answer(to: $0) }
        defer { server.stop() }
        let response = try await transport.send(request(server.url("/a?b=c")), to: nil)
        #expect(response.body == Data("welcome".utf8))
        #expect(server.requests.map { $0.headers["Authorization"] == nil } == [true, false])
    }

    @Test(arguments: Challenge.allCases) func `a body goes with the answer`(challenge: Challenge) async throws {
        let server = try ScriptedServer { challenge.answer(to: $0) }
        defer { server.stop() }
        var request = request(server.url())
        (request.method, request.body) = (.post, Data("body".utf8))
        #expect(try await transport.send(request, to: nil).status == 200)
        #expect(server.requests.last?.body == Data("body".utf8))
    }

    @Test(arguments: Challenge.allCases)
    func `a sink gets the page alone, not what refused it`(challenge: Challenge) async throws {
        let server = try ScriptedServer { challenge.answer(to: $0, "page") }
        defer { server.stop() }
        let sink = MemorySink(accepting: [200, 401])
        let response = try await transport.send(request(server.url()), to: sink)
        #expect(sink.bytes == Data("page".utf8))
        #expect(sink.heads.map(\.status) == [200])
        #expect(response.body.isEmpty)
    }

    @Test(arguments: Challenge.allCases)
    func `a wrong password ends in a 401 with its body`(challenge: Challenge) async throws {
        let server = try ScriptedServer { challenge.answer(to: $0) }
        defer { server.stop() }
        let sink = MemorySink()
        var request = request(server.url())
        request.login?.password = "wr0ng"
        let response = try await transport.send(request, to: sink)
        #expect(response.status == 401)
        #expect(response.body == Data("who are you?".utf8))
        #expect(sink.bytes.isEmpty)
        #expect(server.requests.count == 2)
    }

    @Test func `where Basic was taken once it is given without being asked`() async throws {
        let server = try ScriptedServer { Challenge.basic.answer(to: $0) }
        defer { server.stop() }
        for _ in 0..<3 { #expect(try await transport.send(request(server.url()), to: nil).status == 200) }
        #expect(server.requests.count == 4)
    }

    @Test func `a server that changes from Basic to Digest is followed`() async throws {
        let server = try ScriptedServer { request in
            request.path == "/old" ? Challenge.basic.answer(to: request) : Challenge.digest.answer(to: request)
        }
        defer { server.stop() }
        #expect(try await transport.send(request(server.url("/old")), to: nil).status == 200)
        let sink = MemorySink(accepting: [200])
        #expect(try await transport.send(request(server.url("/new")), to: sink).status == 200)
        #expect(sink.bytes == Data("welcome".utf8))
    }

    @Test func `the stronger one is chosen`() async throws {
        let server = try ScriptedServer { request in
            guard request.headers["Authorization"] == nil else { return Challenge.digest.answer(to: request) }
            let both = "\(Challenge.basic.header)\r\nWWW-Authenticate: \(Challenge.digest.header)"
            return [.status(401, ["WWW-Authenticate": both])]
        }
        defer { server.stop() }
        #expect(try await transport.send(request(server.url()), to: nil).status == 200)
    }

    @Test func `a server that asks for nothing gets nothing`() async throws {
        let server = try ScriptedServer(.ok("open"))
        defer { server.stop() }
        for _ in 0..<2 { _ = try await transport.send(request(server.url()), to: nil) }
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, nil])
    }

    @Test(arguments: ["Bearer realm=\"x\"", "Negotiate", "NTLM", ""])
    func `another challenge is an answer`(header: String) async throws {
        let server = try ScriptedServer(.status(401, ["WWW-Authenticate": header], Data("no".utf8)))
        defer { server.stop() }
        let response = try await transport.send(request(server.url()), to: nil)
        #expect(response.status == 401)
        #expect(response.body == Data("no".utf8))
        #expect(server.requests.count == 1)
    }

    @Test func `a server that never tires of asking has refused`() async throws {
        let stale = Challenge.digest.header + ", stale=true"
        let server = try ScriptedServer(.status(401, ["WWW-Authenticate": stale], Data("again".utf8)))
        defer { server.stop() }
        var request = request(server.url())
        request.totalTimeout = .seconds(30)
        #expect(try await transport.send(request, to: nil).status == 401)
        #expect(server.requests.count == 4)
    }

    @Test(arguments: Challenge.allCases)
    func `a login does not follow a redirect to another origin`(challenge: Challenge) async throws {
        let other = try ScriptedServer { challenge.answer(to: $0) }
        defer { other.stop() }
        let server = try ScriptedServer { request in
            challenge.isMet(by: request)
                ? [.redirect(to: other.url("/b").absoluteString)] : challenge.answer(to: request)
        }
        defer { server.stop() }
        #expect(try await transport.send(request(server.url()), to: nil).status == 401)
        #expect(other.requests.map { $0.headers["Authorization"] } == [nil])
    }

    @Test(arguments: Challenge.allCases)
    func `within its origin it does`(challenge: Challenge) async throws {
        let server = try ScriptedServer { request in
            challenge.isMet(by: request) && request.path == "/" ? [.redirect(to: "/b")] : challenge.answer(to: request)
        }
        defer { server.stop() }
        let response = try await transport.send(request(server.url()), to: nil)
        #expect(response.url == server.url("/b"))
        #expect(response.status == 200)
    }

    @Test func `a login in the address becomes one, and is part of nothing else`() async throws {
        let server = try ScriptedServer { Challenge.basic.answer(to: $0) }
        defer { server.stop() }
        let url = try #require(URL(string: "http://ada:p%3A%C3%A4%20ss@127.0.0.1:\(server.port)/x"))
        let response = try await transport.send(HTTPRequest(.get, url), to: nil)
        #expect(response.status == 200)
        #expect(response.url == server.url("/x"))
    }

    @Test func `no error tells the password`() async throws {
        let server = try ScriptedServer(.close)
        defer { server.stop() }
        let url = try #require(URL(string: "http://ada:s3cret@127.0.0.1:\(server.port)/x"))
        let error = await #expect(throws: TransportError.self) {
            try await transport.send(HTTPRequest(.get, url), to: nil)
        }
        #expect(error.map { "\($0) \(String(reflecting: $0))" }?.contains("s3cret") == false)
    }

    private func request(_ url: URL) -> HTTPRequest {
        var request = HTTPRequest(.get, url)
        request.login = Challenge.login
        return request
    }
}
