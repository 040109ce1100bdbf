import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

struct LimitStageTests {
    private let clock = ManualClock()
    private let url = URL(literal: "http://h/x")

    @Test func `60 requests to a server that allows 40 a minute get no 429`() async throws {
        let server = StrictServer(perMinute: 40, clock: clock)
        // One at a time: the clock jumps, and must not do so between a request's place and its arrival.
        let stage = LimitStage(HostLimiter(atOnce: 1, clock: clock), perMinute: 40, over: server)
        let statuses = try await withThrowingTaskGroup { group in
            for _ in 0..<60 { group.addTask { [url] in try await stage.send(HTTPRequest(.get, url), to: nil).status } }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }

        #expect(statuses == Array(repeating: 200, count: 60))
        #expect(server.span > .seconds(80))
        #expect(server.span < .seconds(100))
    }

    @Test func `so many requests run at once, and no more`() async throws {
        let gate = Gate()
        let wire = Wire { request, _ in
            await gate.opened()
            return request.answer(200)
        }
        let stage = LimitStage(HostLimiter(atOnce: 3, clock: clock), over: wire)
        let tasks = (0..<10).map { _ in Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) } }
        await wire.waitForRequests(3)
        gate.open()
        for task in tasks { _ = try await task.value }

        #expect(wire.most == 3)
        #expect(wire.requests.count == 10)
    }

    @Test func `another server is not waited for`() async throws {
        let gate = Gate()
        let wire = Wire { request, _ in
            if request.url.port == nil { await gate.opened() }
            return request.answer(200)
        }
        let stage = LimitStage(HostLimiter(atOnce: 1, clock: clock), over: wire)
        let task = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await wire.waitForRequests(1)
        let response = try await stage.send(HTTPRequest(.get, URL(literal: "http://h:81/x")), to: nil)
        gate.open()

        #expect(response.status == 200)
        #expect(try await task.value.status == 200)
    }

    @Test func `first come, first served`() async throws {
        let gates = (0..<5).map { _ in Gate() }
        let wire = Wire { request, _ in
            await gates[Int(request.url.lastPathComponent) ?? 0].opened()
            return request.answer(200)
        }
        let limiter = HostLimiter(atOnce: 1, clock: clock)
        let stage = LimitStage(limiter, over: wire)
        var tasks: [Task<HTTPResponse, any Error>] = []
        for number in 0..<5 {
            tasks.append(Task { try await stage.send(HTTPRequest(.get, URL(literal: "http://h/\(number)")), to: nil) })
            if number == 0 { await wire.waitForRequests(1) } else { await limiter.waits(for: url, number) }
        }
        for (gate, task) in zip(gates, tasks) {
            gate.open()
            _ = try await task.value
        }

        #expect(wire.requests.map(\.url.lastPathComponent) == ["0", "1", "2", "3", "4"])
    }

    @Test func `one that is cancelled leaves its place to the next`() async throws {
        let gate = Gate()
        let wire = Wire { request, _ in
            await gate.opened()
            return request.answer(200)
        }
        let limiter = HostLimiter(atOnce: 1, clock: clock)
        let stage = LimitStage(limiter, over: wire)
        func send(_ name: String) -> Task<HTTPResponse, any Error> {
            Task { try await stage.send(HTTPRequest(.get, URL(literal: "http://h/\(name)")), to: nil) }
        }
        let first = send("first")
        await wire.waitForRequests(1)
        let second = send("second")
        await limiter.waits(for: url, 1)
        let third = send("third")
        await limiter.waits(for: url, 2)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        gate.open()
        _ = try await first.value
        _ = try await third.value

        #expect(wire.requests.map(\.url.lastPathComponent) == ["first", "third"])
    }

    @Test func `one that is cancelled while it waits for its time does too`() async throws {
        let endless = EndlessClock()
        let wire = Wire { request, _ in request.answer(200) }
        let limiter = HostLimiter(clock: endless)
        let stage = LimitStage(limiter, perMinute: 1, over: wire)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)
        let task = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await endless.asleep.opened()
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(wire.requests.count == 1)
    }

    @Test(
        arguments: [
            (429, ["Retry-After": "7"], [7]), (503, ["Retry-After": "7"], [7]), (429, [:], []),
            (429, ["X-RateLimit-Retry-After": "1800000003"], [3]), (503, ["Retry-After": "86400"], [60]),
            (500, ["Retry-After": "7"], []), (200, ["Retry-After": "7"], []),
        ] as [(Int, HTTPHeaders, [Int])]
    )
    func `a server that asks for a pause gets it from everybody`(
        status: Int,
        headers: HTTPHeaders,
        sleeps: [Int]
    ) async throws {
        let present = Present()
        let limiter = HostLimiter(clock: clock)
        let busy = LimitStage(limiter, over: FlakyTransport([.status(status, "", headers)]), now: { present.now })
        let other = LimitStage(limiter, over: FlakyTransport([.status(200)]), now: { present.now })
        _ = try await busy.send(HTTPRequest(.get, url), to: nil)
        _ = try await other.send(HTTPRequest(.get, url), to: nil)
        _ = try await other.send(HTTPRequest(.get, URL(literal: "http://other/x")), to: nil)

        #expect(clock.sleeps == sleeps.map { .seconds($0) })
    }

    @Test func `a place is free again after a failure`() async throws {
        let wire = Wire { request, visit in
            if visit == 1 { throw TransportError.connectionLost(server: "h") }
            return request.answer(200)
        }
        let stage = LimitStage(HostLimiter(atOnce: 1, clock: clock), over: wire)
        await #expect(throws: TransportError.self) { try await stage.send(HTTPRequest(.get, url), to: nil) }

        #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 200)
    }
}

extension HostLimiter {
    /// Returns when `count` requests stand in line.
    fileprivate func waits(for url: URL, _ count: Int) async {
        while waiting(at: url) < count { await Task.yield() }
    }
}

/// Answers 429 to more requests than it allows in any 60 s.
private final class StrictServer: HTTPTransport {
    private let perMinute: Int
    private let clock: ManualClock
    private let times = Mutex<[ContinuousClock.Instant]>([])

    init(perMinute: Int, clock: ManualClock) {
        self.perMinute = perMinute
        self.clock = clock
    }

    /// From the first request to the last.
    var span: Duration {
        times.withLock { times in
            guard let first = times.min(), let last = times.max() else { return .zero }
            return first.duration(to: last)
        }
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        let count = times.withLock { times in
            let now = clock.now
            times.append(now)
            return times.count { $0.duration(to: now) < .seconds(60) }
        }
        return request.answer(count <= perMinute ? 200 : 429)
    }

    func shutdown() async {}
}
