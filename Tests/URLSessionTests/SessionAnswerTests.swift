import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

struct SessionAnswerTests {
    private let transport = URLSessionTransport()

    @Test func `a request arrives as it was made, and its answer as it was sent`() async throws {
        let server = try ScriptedServer(.status(201, ["X-A": "1"], Data("made".utf8)))
        defer { server.stop() }
        let request = HTTPRequest(.put, server.url("/a%2Fb?q=%20+"), headers: ["X-B": "2"], body: Data("body".utf8))
        let response = try await transport.send(request, to: nil)

        #expect(response.status == 201)
        #expect(response.headers["x-a"] == "1")
        #expect(response.body == Data("made".utf8))
        #expect(response.url == server.url("/a%2Fb?q=%20+"))
        #expect(response.duration > .zero)
        let served = try #require(server.requests.first)
        #expect(served.method == "PUT")
        #expect(served.path == "/a%2Fb?q=%20+")
        #expect(served.body == Data("body".utf8))
        #expect(served.headers["X-B"] == "2")
        await transport.shutdown()
    }

    @Test(arguments: [HTTPMethod.get, .head, .post, .put, .patch, .delete])
    func `every method is sent`(method: HTTPMethod) async throws {
        let server = try ScriptedServer(method == .head ? .text("HTTP/1.1 204 No\r\n\r\n") : .status(204))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(method, server.url()), to: nil)

        #expect(response.status == 204)
        #expect(server.requests.map(\.method) == [method.value])
        await transport.shutdown()
    }

    @Test func `a packed body is unpacked, and one for a sink is not packed`() async throws {
        let packed = try #require(Data(base64Encoded: "H4sIAAAAAAAAA8tIzcnJBwCGphA2BQAAAA=="))
        let server = try ScriptedServer { request in
            request.path == "/" ? [.status(200, ["Content-Encoding": "gzip"], packed)] : [.ok("plain")]
        }
        defer { server.stop() }
        let sink = MemorySink()
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        _ = try await transport.send(HTTPRequest(.get, server.url("/page")), to: sink)

        #expect(response.body == Data("hello".utf8))
        #expect(sink.bytes == Data("plain".utf8))
        #expect(server.requests.map { $0.headers["Accept-Encoding"]?.contains("gzip") } == [true, false])
        await transport.shutdown()
    }

    /// Foundation would send the cookie again, and (on other systems) not ask a second time.
    @Test func `neither cookies nor answers are kept`() async throws {
        let headers = ["Set-Cookie": "a=b; Path=/", "Cache-Control": "max-age=600", "ETag": "\"1\""]
        let server = try ScriptedServer(.status(200, headers, Data("x".utf8)))
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: nil)

        #expect(server.requests.count == 2)
        #expect(server.requests.map { $0.headers["Cookie"] } == [nil, nil])
        #expect(server.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
        #expect(server.connectionCount == 1)
        await transport.shutdown()
    }

    /// A Basic challenge that nobody answers keeps a task of Foundation's waiting for ever.
    @Test(arguments: [
        "Basic realm=\"x\"", "Basic realm=\"x\", Bearer", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "Basic",
        "Negotiate", "",
    ])
    func `a refusal is an answer, whatever it asks for`(challenge: String) async throws {
        let headers = challenge.isEmpty ? [:] : ["WWW-Authenticate": challenge]
        let server = try ScriptedServer(.status(401, headers, Data("no".utf8)))
        defer { server.stop() }
        let response = try await transport.send(HTTPRequest(.get, server.url()), to: nil)

        #expect(response.status == 401)
        #expect(response.body == Data("no".utf8))
        #expect(server.requests.count == 1)
        await transport.shutdown()
    }

    @Test func `a login answers a Basic challenge, and goes nowhere before`() async throws {
        let server = try ScriptedServer { request in
            request.headers["Authorization"] == nil
                ? [.status(401, ["WWW-Authenticate": "Basic realm=\"x\""])] : [.ok("in")]
        }
        defer { server.stop() }
        var request = HTTPRequest(.post, server.url(), body: Data("body".utf8))
        request.login = HTTPRequest.Login(user: "ana", password: "p:ß")
        let response = try await transport.send(request, to: nil)

        #expect(response.body == Data("in".utf8))
        #expect(server.requests.map { $0.headers["Authorization"] } == [nil, "Basic YW5hOnA6w58="])
        #expect(server.requests.map(\.body) == [Data("body".utf8), Data("body".utf8)])
        await transport.shutdown()
    }

    @Test func `a login that is refused again is refused`() async throws {
        let server = try ScriptedServer(.status(401, ["WWW-Authenticate": "Basic realm=\"x\""]))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.login = HTTPRequest.Login(user: "ana", password: "x")

        #expect(try await transport.send(request, to: nil).status == 401)
        #expect(server.requests.count == 2)
        await transport.shutdown()
    }

    @Test func `only data tasks are used, which leave no files behind`() async throws {
        let before = try temporaryFiles()
        let server = try ScriptedServer(.head(length: 5 << 20), .flood(5 << 20))
        defer { server.stop() }
        let sink = MemorySink(keeps: false)
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: sink)
        await transport.shutdown()

        #expect(sink.count == 5 << 20)
        #expect(try temporaryFiles().subtracting(before).filter { $0.hasSuffix(".tmp") }.isEmpty)
    }

    private func temporaryFiles() throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory()))
    }
}
