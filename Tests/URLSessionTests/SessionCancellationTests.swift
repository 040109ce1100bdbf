import Foundation
import MangaNetworking
import MangaURLSession
import TestSupport
import Testing

struct SessionCancellationTests {
    private let transport = URLSessionTransport()

    @Test func `cancelling the task ends the transfer within 100 ms, and the server sees it`() async throws {
        let server = try ScriptedServer(.head(length: 10), .text("12345"), .hang)
        defer { server.stop() }
        var times: [Duration] = []
        for _ in 0..<5 { times.append(try await cancellationTime(server)) }

        // The best of five: a busy machine may delay any one of them.
        #expect(times.min() ?? .seconds(1) < .milliseconds(100))
        await server.waitForClosedConnections(5)
        await transport.shutdown()
    }

    private func cancellationTime(_ server: ScriptedServer) async throws -> Duration {
        let sink = MemorySink()
        let task = Task { [transport] in try await transport.send(HTTPRequest(.get, server.url()), to: sink) }
        await sink.begun.opened()
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        return start.duration(to: .now)
    }

    /// Foundation sends it all the same.
    @Test func `a cancelled task sends nothing`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        let gate = Gate()
        let task = Task { [transport] in
            await gate.opened()
            return try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        task.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.connectionCount == 0)
        await transport.shutdown()
    }

    /// Foundation hangs, or ends the process, before a hundred rounds are over (corelibs issue 5412).
    @Test(arguments: ["/", "/redirect", "/refusal"])
    func `fifteen at once, cancelled a hundred times at any moment`(path: String) async throws {
        let body = String(repeating: "x", count: 50_000)
        let server = try ScriptedServer { request in
            switch request.path {
            case "/redirect": [.redirect(to: "/")]
            case "/refusal": [.status(401, ["WWW-Authenticate": "Basic realm=\"x\""])]
            default: [.ok(body)]
            }
        }
        defer { server.stop() }
        var generator = SplitMix(state: 1)
        for _ in 0..<100 {
            let yields = Int.random(in: 0..<400, using: &generator)
            let task = Task { [transport] in
                await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<15 {
                        group.addTask { _ = try await transport.send(HTTPRequest(.get, server.url(path)), to: nil) }
                    }
                    while let result = await group.nextResult() {
                        if case .failure(let error) = result { #expect(error is CancellationError) }
                    }
                }
            }
            for _ in 0..<yields { await Task.yield() }
            task.cancel()
            await task.value
        }

        #expect(try await transport.send(HTTPRequest(.get, server.url()), to: nil).body.count == 50_000)
        await transport.shutdown()
    }

    @Test func `cancelling at any moment leaves every other transfer whole`() async throws {
        let server = try ScriptedServer(.ok(String(repeating: "x", count: 50_000)))
        defer { server.stop() }
        var generator = SplitMix(state: 1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                let yields = Int.random(in: 0..<50, using: &generator)
                group.addTask { [transport] in
                    let task = Task { try await transport.send(HTTPRequest(.get, server.url()), to: nil) }
                    guard index.isMultiple(of: 2) else {
                        #expect(try await task.value.body.count == 50_000)
                        return
                    }
                    for _ in 0..<yields { await Task.yield() }
                    task.cancel()
                    // Either is right: it depends on who was first.
                    do { _ = try await task.value } catch is CancellationError {}
                }
            }
            try await group.waitForAll()
        }
        await transport.shutdown()
    }

    @Test func `a shutdown ends what runs`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let tasks = (0..<20).map { _ in
            Task { [transport] in try await transport.send(HTTPRequest(.get, server.url()), to: nil) }
        }
        await server.waitForRequests(16)
        await transport.shutdown()
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        await server.waitForClosedConnections(16)
    }

    /// Foundation ends the process that uses a session after its end.
    @Test func `after a shutdown nothing is sent`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        _ = try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        await transport.shutdown()
        await transport.shutdown()
        await #expect(throws: CancellationError.self) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        #expect(server.requests.count == 1)
    }

    @Test func `a transport that was never used shuts down`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        await transport.shutdown()
        await #expect(throws: CancellationError.self) {
            try await transport.send(HTTPRequest(.get, server.url()), to: nil)
        }
        #expect(server.connectionCount == 0)
    }

    @Test func `a transport that is dropped closes its connections`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        var dropped: URLSessionTransport? = URLSessionTransport()
        _ = try await dropped?.send(HTTPRequest(.get, server.url()), to: nil)
        dropped = nil
        await server.waitForClosedConnections()
    }
}
