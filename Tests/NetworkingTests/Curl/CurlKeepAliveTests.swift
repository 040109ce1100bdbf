import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

struct CurlKeepAliveTests {
    private let transport = CurlTransport(variables: [:])

    @Test(arguments: [HTTPMethod.get, .put, .delete])
    func `a request on a connection that went stale is sent again, once and at once`(method: HTTPMethod) async throws {
        let server = try staleServer()
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url("/first")), to: nil)
        let request = HTTPRequest(method, server.url("/second"), body: method == .put ? Data("body".utf8) : nil)
        #expect(try await transport.send(request, to: nil).body == Data("/second".utf8))
        #expect(server.requests.map(\.path) == ["/first", "/second", "/second"])
        #expect(server.connectionCount == 2)
    }

    @Test func `so is a page, and its sink gets it once`() async throws {
        let server = try staleServer()
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url("/first")), to: nil)
        let sink = MemorySink()
        _ = try await transport.send(HTTPRequest(.get, server.url("/second")), to: sink)
        #expect(sink.bytes == Data("/second".utf8))
        #expect(sink.heads.count == 1)
    }

    @Test(arguments: [HTTPMethod.post, .patch])
    func `what must not be sent twice gets a connection that cannot be stale`(method: HTTPMethod) async throws {
        let server = try staleServer()
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url("/first")), to: nil)
        let request = HTTPRequest(method, server.url("/second"), body: Data("body".utf8))
        #expect(try await transport.send(request, to: nil).body == Data("/second".utf8))
        #expect(server.requests.map(\.path) == ["/first", "/second"])
    }

    @Test(arguments: HTTPMethod.allCases)
    func `on a fresh connection nothing is sent twice`(method: HTTPMethod) async throws {
        let server = try ScriptedServer(.close)
        defer { server.stop() }
        await #expect(throws: TransportError.connectionLost(server: "127.0.0.1:\(server.port)")) {
            try await transport.send(HTTPRequest(method, server.url()), to: nil)
        }
        #expect(server.requests.count == 1)
    }

    /// Answers the first request of each connection, and breaks off at the second.
    private func staleServer() throws -> ScriptedServer {
        let used = Mutex(Set<Int>())
        return try ScriptedServer { request in
            let isFirst = used.withLock { $0.insert(request.connection).inserted }
            return isFirst ? [.ok(request.path)] : [.close]
        }
    }
}
