import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

struct SessionLimitTests {
    /// Six, if it went by Foundation.
    @Test func `fifteen requests to one server run at once`() async throws {
        let transport = URLSessionTransport()
        let gate = Gate()
        let server = try ScriptedServer(.waitFor(gate), .ok("x"))
        defer { server.stop() }
        let tasks = (0..<15).map { _ in
            Task { try await transport.send(HTTPRequest(.get, server.url()), to: nil) }
        }
        await server.waitForRequests(15)
        gate.open()
        for task in tasks { #expect(try await task.value.status == 200) }
        await transport.shutdown()
    }

    /// With Foundation the wait for a connection counts as silence.
    @Test func `what waits for its turn is not late`() async throws {
        let transport = URLSessionTransport(connectionsPerHost: 1)
        let gate = Gate()
        let server = try ScriptedServer { $0.path == "/first" ? [.waitFor(gate), .ok("x")] : [.ok("y")] }
        defer { server.stop() }
        let first = Task { try await transport.send(HTTPRequest(.get, server.url("/first")), to: nil) }
        await server.waitForRequests(1)
        var request = HTTPRequest(.get, server.url("/second"))
        request.stallTimeout = .milliseconds(100)
        request.totalTimeout = .milliseconds(100)
        let second = Task { [request] in try await transport.send(request, to: nil) }
        // Takes longer than the second could have waited, had its time begun.
        let other = URLSessionTransport()
        var late = HTTPRequest(.get, server.url("/first"))
        late.totalTimeout = .milliseconds(300)
        await #expect(throws: TransportError.totalTimeout(server: server.name, .milliseconds(300))) {
            try await other.send(late, to: nil)
        }
        await other.shutdown()
        #expect(!server.requests.map(\.path).contains("/second"))
        gate.open()
        _ = try await first.value

        #expect(try await second.value.body == Data("y".utf8))
        await transport.shutdown()
    }
}
