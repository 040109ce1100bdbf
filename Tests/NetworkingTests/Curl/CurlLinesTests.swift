import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

/// Requests that are handed over before their turn.
@Suite(.timeLimit(.minutes(1)))
struct CurlLinesTests {
    private let transport = CurlTransport(variables: [:])

    @Test func `of a line no more run than it allows, in their order, each as soon as another ends`() async throws {
        let gates = (0..<5).map { _ in Gate() }
        let server = try ScriptedServer { request in
            [.waitFor(gates[Int(request.path.dropFirst()) ?? 0]), .ok(request.path)]
        }
        defer { server.stop() }
        let line = RequestLine("a", limit: 2)
        let tasks = await begin(5, at: server, in: [line])

        await server.waitForRequests(2)
        gates[1].open()
        await server.waitForRequests(3)
        gates[2].open()
        await server.waitForRequests(4)
        let early = server.requests.map(\.path)
        for gate in gates { gate.open() }
        let answers = try await bodies(of: tasks)

        #expect(Set(early.prefix(2)) == ["/0", "/1"])
        #expect(early.dropFirst(2) == ["/2", "/3"])
        #expect(answers == ["/0", "/1", "/2", "/3", "/4"])
        await transport.shutdown()
    }

    @Test func `who stands in a line that is full lets others pass`() async throws {
        let gate = Gate()
        let server = try ScriptedServer { request in
            request.path == "/0" ? [.waitFor(gate), .ok("")] : [.ok("")]
        }
        defer { server.stop() }
        let narrow = RequestLine("narrow", limit: 1)
        let first = await begin(2, at: server, in: [narrow, RequestLine("wide", limit: 9)])
        await server.waitForRequests(1)

        _ = try await transport.send(request("/other", at: server, in: [RequestLine("wide", limit: 9)]), to: nil)
        gate.open()
        _ = try await bodies(of: first)

        #expect(server.requests.map(\.path) == ["/0", "/other", "/1"])
        await transport.shutdown()
    }

    @Test func `who is cancelled in line is gone at once and sends nothing`() async throws {
        let gate = Gate()
        let server = try ScriptedServer(.waitFor(gate), .ok(""))
        defer { server.stop() }
        let tasks = await begin(3, at: server, in: [RequestLine("a", limit: 1)])
        await server.waitForRequests(1)

        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        gate.open()
        _ = try await tasks[0].value
        _ = try await tasks[2].value

        #expect(server.requests.map(\.path) == ["/0", "/2"])
        await transport.shutdown()
    }

    @Test func `a sink that will not begin ends its request unsent, and the line goes on`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        let line = [RequestLine("a", limit: 1)]

        await #expect(throws: MemorySink.Refusal.self) {
            try await transport.send(request("/0", at: server, in: line), to: UnwillingSink())
        }
        _ = try await transport.send(request("/1", at: server, in: line), to: nil)

        #expect(server.requests.map(\.path) == ["/1"])
        await transport.shutdown()
    }

    @Test func `a shutdown ends those in line too`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let tasks = await begin(3, at: server, in: [RequestLine("a", limit: 1)])
        await server.waitForRequests(1)

        await transport.shutdown()

        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        #expect(server.requests.map(\.path) == ["/0"])
    }

    private func request(_ path: String, at server: ScriptedServer, in lines: [RequestLine]) -> HTTPRequest {
        var request = HTTPRequest(.get, server.url(path))
        request.lines = lines
        return request
    }

    /// Hands over requests for `/0`, `/1`…, in this order.
    private func begin(
        _ count: Int,
        at server: ScriptedServer,
        in lines: [RequestLine]
    ) async -> [Task<HTTPResponse, any Error>] {
        (0..<count).map { number in
            let request = request("/\(number)", at: server, in: lines)
            return Task.immediate { [transport] in try await transport.send(request, to: nil) }
        }
    }

    private func bodies(of tasks: [Task<HTTPResponse, any Error>]) async throws -> [String] {
        var bodies: [String] = []
        for task in tasks { bodies.append(String(decoding: try await task.value.body, as: UTF8.self)) }
        return bodies
    }
}

/// A sink that does not want its request sent any more.
private final class UnwillingSink: BodySink {
    func begin() throws { throw MemorySink.Refusal() }
    func accepts(_ head: HTTPResponse) throws -> Bool { true }
    func write(_ bytes: UnsafeRawBufferPointer) throws {}
}
