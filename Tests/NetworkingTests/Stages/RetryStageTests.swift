import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct RetryStageTests {
    private let clock = ManualClock()
    private let url = URL(literal: "http://h/x")
    private let lost = TransportError.connectionLost(server: "h")

    @Test func `a passing failure is tried again after parts of 1, 2 and 4 s, and the last is given`() async throws {
        let transport = FlakyTransport([.status(503), .status(429), .status(502), .status(504), .status(200)])
        let response = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(response.status == 504)
        #expect(response.tries == 4)
        #expect(transport.count == 4)
        #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test(arguments: [0, 0.25, 0.999])
    func `chance decides which part of the delay is waited for`(part: Double) async throws {
        let transport = FlakyTransport([.status(503), .status(503), .status(200)])
        _ = try await stage(transport, jitter: part).send(HTTPRequest(.get, url), to: nil)

        #expect(clock.sleeps == [.seconds(1) * part, .seconds(2) * part])
    }

    @Test(arguments: [408, 425, 429, 500, 502, 503, 504])
    func `is tried again`(status: Int) async throws {
        let transport = FlakyTransport([.status(status), .status(200)])
        let response = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(response.status == 200)
        #expect(response.tries == 2)
    }

    @Test(arguments: [301, 400, 401, 403, 404, 409, 410, 422, 501, 505, 507])
    func `is not tried again`(status: Int) async throws {
        let transport = FlakyTransport([.status(status)])
        let response = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(response.tries == 1)
        #expect(transport.count == 1)
    }

    @Test(arguments: [
        TransportError.cannotResolve(server: "h"), .cannotConnect(server: "h"), .connectTimeout(server: "h", .zero),
        .stalled(server: "h", .zero), .totalTimeout(server: "h", .zero), .connectionLost(server: "h"),
        .truncated(server: "h", expected: 2, got: 1),
    ])
    func `a transport's passing failure is tried again, and the last thrown with the tries`(
        error: TransportError
    ) async {
        let transport = FlakyTransport([.failure(lost), .status(503), .failure(error)])
        await #expect(throws: TriedError(last: error, tries: 4)) {
            try await stage(transport).send(HTTPRequest(.get, url), to: nil)
        }
        #expect(transport.count == 4)
        #expect(clock.sleeps.count == 3)
    }

    @Test(arguments: [
        TransportError.tls(server: "h", reason: "x"), .garbled(server: "h"), .bodyTooLarge(server: "h", limit: 1),
        .invalidRequest(.unsupported("x")), .tooManyRedirects(server: "h", limit: 10),
        .unsafeRedirect(server: "h", target: "x"),
    ])
    func `a transport's lasting failure is not`(error: TransportError) async {
        let transport = FlakyTransport([.failure(error)])
        await #expect(throws: TriedError(last: error, tries: 1)) {
            try await stage(transport).send(HTTPRequest(.get, url), to: nil)
        }
        #expect(transport.count == 1)
    }

    @Test(arguments: [HTTPMethod.post, .patch])
    func `what is not idempotent is never sent twice`(method: HTTPMethod) async throws {
        let refused = FlakyTransport([.status(503)])
        #expect(try await stage(refused).send(HTTPRequest(method, url), to: nil).status == 503)
        #expect(refused.count == 1)

        let broken = FlakyTransport([.failure(lost)])
        await #expect(throws: TriedError(last: lost, tries: 1)) {
            try await stage(broken).send(HTTPRequest(method, url), to: nil)
        }
        #expect(broken.count == 1)
    }

    @Test(arguments: [HTTPMethod.get, .head, .put, .delete])
    func `what is idempotent is, with its body`(method: HTTPMethod) async throws {
        let wire = Wire { request, visit in request.answer(visit == 1 ? 503 : 200) }
        let request = HTTPRequest(method, url, body: Data("body".utf8))
        _ = try await stage(wire).send(request, to: nil)

        #expect(wire.requests.map(\.body) == [Data("body".utf8), Data("body".utf8)])
        #expect(wire.requests.map(\.attempt) == [1, 2])
    }

    @Test func `what goes into a sink is sent once`() async throws {
        let transport = FlakyTransport([.status(503)])
        let response = try await stage(transport).send(HTTPRequest(.get, url), to: MemorySink())

        #expect(response.status == 503)
        #expect(transport.count == 1)
    }

    @Test(arguments: [
        ("7", 7.0), ("0", 0), ("999999999", 60), ("-5", 0), ("nan", 0), ("1e400", 60), ("soon", 1), ("", 1),
        // The present is Fri, 15 Jan 2027 08:00:00 GMT.
        ("Fri, 15 Jan 2027 08:00:09 GMT", 9), ("Friday, 15-Jan-27 08:00:08 GMT", 8), ("Fri Jan 15 08:00:07 2027", 7),
        ("Fri, 15 Jan 2027 07:59:59 GMT", 0), ("Fri, 15 Jan 2077 08:00:00 GMT", 60),
        ("Sun, 06 Nov 1994 08:49:37 GMT", 0), ("Sunday, 06-Nov-94 08:49:37 GMT", 0),
        ("Fri, 32 Jan 2027 08:00:09 GMT", 1),
        ("Fri, 15 Foo 2027 08:00:09 GMT", 1), ("Fri, 15 Jan 2027 25:00:09 GMT", 1),
    ])
    func `a server's Retry-After is kept, within reason`(value: String, seconds: Double) async throws {
        let transport = FlakyTransport([.status(429, "", ["Retry-After": value]), .status(200)])
        _ = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(clock.sleeps == [.seconds(seconds)])
    }

    @Test func `a date is measured by the server's own clock`() async throws {
        let headers: HTTPHeaders = [
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:49:40 GMT",
        ]
        let transport = FlakyTransport([.status(503, "", headers), .status(200)])
        _ = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(clock.sleeps == [.seconds(3)])
    }

    @Test(arguments: [
        ("1800000005", 5.0), ("1799999999", 0), ("99999999999", 60), ("-1", 0), ("soon", 1), ("0", 0),
    ])
    func `so is an X-RateLimit-Retry-After in UNIX time`(value: String, seconds: Double) async throws {
        let transport = FlakyTransport([.status(429, "", ["X-RateLimit-Retry-After": value]), .status(200)])
        _ = try await stage(transport).send(HTTPRequest(.get, url), to: nil)

        #expect(clock.sleeps == [.seconds(seconds)])
    }

    @Test func `a task that was cancelled sends nothing more`() async {
        let wire = Wire { [lost] _, _ in
            withUnsafeCurrentTask { $0?.cancel() }
            throw lost
        }
        let task = Task { [stage = stage(wire), url] in try await stage.send(HTTPRequest(.get, url), to: nil) }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(wire.requests.count == 1)
    }

    @Test func `nor where the clock does not notice`() async {
        let wire = Wire { [lost] _, _ in
            withUnsafeCurrentTask { $0?.cancel() }
            throw lost
        }
        let stage = RetryStage(RetryPolicy(), over: wire, clock: DeafClock())
        let task = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(wire.requests.count == 1)
    }

    @Test func `a task that is cancelled while it waits sends nothing more`() async {
        let clock = EndlessClock()
        let transport = FlakyTransport([.failure(lost)])
        let stage = RetryStage(RetryPolicy(), over: transport, clock: clock)
        let task = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await clock.asleep.opened()
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.count == 1)
    }

    @Test(arguments: [0, 1, 5])
    func `the environment says how often, and from where the delay doubles`(retries: Int) async throws {
        var config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")
        config.maxRetries = retries
        config.baseRetryDelay = 20
        let stage = RetryStage(RetryPolicy(config), over: FlakyTransport([.status(503)]), clock: clock, jitter: { 1 })
        let response = try await stage.send(HTTPRequest(.get, url), to: nil)

        #expect(response.tries == retries + 1)
        #expect(clock.sleeps == [20, 40, 60, 60, 60].prefix(retries).map { .seconds($0) })
    }

    private func stage(_ transport: any HTTPTransport, jitter: Double = 1) -> RetryStage {
        let present = Present()
        return RetryStage(RetryPolicy(), over: transport, clock: clock, now: { present.now }, jitter: { jitter })
    }
}
