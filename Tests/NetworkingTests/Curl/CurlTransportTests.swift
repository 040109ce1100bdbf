import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlTransportTests {
    private let transport = CurlTransport()

    @Test func `an answer comes with status, headers, body and address`() async throws {
        let server = try ScriptedServer(.status(203, ["X-One": "1"], Data("hello".utf8)))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url("/a?b=c")), to: nil)
        var expected = HTTPResponse(
            status: 203,
            headers: ["Content-Length": "5", "X-One": "1"],
            body: Data("hello".utf8),
            url: server.url("/a?b=c")
        )
        (expected.version, expected.duration) = ("HTTP/1.1", response.duration)
        #expect(response == expected)
        #expect(response.duration > .zero)
        #expect(server.requests.map(\.path) == ["/a?b=c"])
    }

    @Test(arguments: HTTPMethod.allCases) func `every method arrives as it is, and so does its body`(
        method: HTTPMethod
    ) async throws {
        let server = try ScriptedServer(.status(204))
        defer { server.stop() }
        let body = method == .get || method == .head ? nil : Data("{}\0".utf8)
        var request = HTTPRequest(method, server.url("/x"), body: body)
        request.headers["Content-Type"] = body.map { _ in "application/json" }
        let response = try await transport.send(request, to: nil)
        #expect(response.status == 204)
        let served = try #require(server.requests.first)
        #expect(served.method == method.value)
        #expect(served.body == body ?? Data())
        #expect(served.headers["Content-Type"] == body.map { _ in "application/json" })
        #expect(served.headers["Expect"] == nil)
    }

    @Test func `a POST without a body says that it has none`() async throws {
        let server = try ScriptedServer(.status(201))
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.post, server.url()), to: nil)
        #expect(server.requests.first?.headers["Content-Length"] == "0")
        #expect(server.requests.first?.headers["Content-Type"] == nil)
    }

    @Test func `a large upload arrives whole`() async throws {
        let server = try ScriptedServer(.status(200))
        defer { server.stop() }
        let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
        _ = try await transport.send(HTTPRequest(.put, server.url(), body: body), to: nil)
        #expect(server.requests.first?.body == body)
    }

    @Test func `a HEAD has headers and no body`() async throws {
        let server = try ScriptedServer(.head(length: 1_000_000))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.head, server.url()), to: nil)
        #expect(response.headers["Content-Length"] == "1000000")
        #expect(response.body.isEmpty)
    }

    @Test func `requests one after the other share a connection`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        for _ in 0..<20 { _ = try await transport.send(HTTPRequest(.get, server.url()), to: nil) }
        #expect(server.requests.count == 20)
        #expect(server.connectionCount == 1)
    }

    @Test func `a connection that the server closed meanwhile is replaced`() async throws {
        let server = try ScriptedServer(.ok("[]"), .close)
        defer { server.stop() }
        for _ in 0..<5 {
            #expect(try await transport.send(HTTPRequest(.get, server.url()), to: nil).status == 200)
        }
    }

    @Test func `fifty requests at once all get their own answer, over at most sixteen connections`() async throws {
        let server = try ScriptedServer { request in [.ok(request.path)] }
        defer { server.stop() }
        let bodies = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<50 {
                group.addTask { [transport] in
                    let response = try await transport.send(HTTPRequest(.get, server.url("/\(index)")), to: nil)
                    return String(decoding: response.body, as: UTF8.self)
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(bodies == Set((0..<50).map { "/\($0)" }))
        #expect(server.connectionCount <= 16)
    }

    @Test func `an interim answer is not taken for the answer`() async throws {
        let server = try ScriptedServer(.text("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"), .ok("x"))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        #expect(response.status == 200)
        #expect(response.headers["Link"] == nil)
    }

    @Test(arguments: [
        ("X\r\nEvil", "1"), ("X", "1\r\nEvil: 2"), ("X", "1\nEvil: 2"), ("X", "a\0b"), ("", "1"), ("X Y", "1"),
        ("X:", "1"), ("Content-Length", "5"), ("transfer-encoding", "chunked"), ("Connection", "upgrade"),
    ])
    func `a header that would smuggle others in is not sent`(name: String, value: String) async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        await #expect {
            var request = HTTPRequest(.get, server.url())
            request.headers.append(name, value)
            _ = try await transport.send(request, to: nil)
        } throws: { error in
            if case .invalidRequest = error as? TransportError { true } else { false }
        }
        #expect(server.connectionCount == 0)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "http:///x", "/x"])
    func `only http and https are spoken`(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect {
            _ = try await transport.send(HTTPRequest(.get, url), to: nil)
        } throws: { error in
            if case .invalidRequest = error as? TransportError { true } else { false }
        }
    }

    @Test func `an empty header value is sent`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url(), headers: ["X-Empty": ""]), to: nil)
        #expect(server.requests.first?.headers["X-Empty"]?.isEmpty == true)
    }

    @Test func `cookies are not kept`() async throws {
        let server = try ScriptedServer(.status(200, ["Set-Cookie": "a=b"]))
        defer { server.stop() }
        for _ in 0..<2 { _ = try await transport.send(HTTPRequest(.get, server.url()), to: nil) }
        #expect(server.requests.last?.headers["Cookie"] == nil)
    }
}
