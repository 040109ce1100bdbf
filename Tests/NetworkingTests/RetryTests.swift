import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct RetryTests {
    private let clock = ManualClock()
    private let config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")

    @Test func `a passing failure is tried again after 1, 2 and 4 s, and the last is thrown`() async {
        let transport = FlakyTransport([.status(503), .status(429), .status(502), .status(504), .status(200)])
        await #expect(
            throws: APIError.server(status: 504, code: 50400, message: "", url: "http://h:3001/api/v1/health")
        ) {
            try await client(transport).send(.health)
        }
        #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
        #expect(transport.count == 4)
    }

    @Test func `a lost connection is tried again, and the next answer is given`() async throws {
        let lost = TransportError.connectionLost(server: "h")
        let transport = FlakyTransport([
            .failure(lost), .failure(.stalled(server: "h", .seconds(30))), .status(200, "1"),
        ])
        #expect(try await client(transport).send(Endpoint<Int>(.get, "/x")) == 1)
        #expect(clock.sleeps == [.seconds(1), .seconds(2)])
    }

    @Test func `a refused connection is tried once more, and no longer waited for`() async {
        let refused = TransportError.cannotConnect(server: "h")
        let transport = FlakyTransport([.failure(refused)])
        await #expect(throws: APIError.transport(refused)) { try await client(transport).send(.health) }
        #expect(clock.sleeps == [.seconds(1)])
        #expect(transport.count == 2)
    }

    @Test func `the true error of the last try is thrown`() async {
        let refused = TransportError.cannotConnect(server: "h")
        let transport = FlakyTransport([.status(503), .failure(refused), .failure(refused), .failure(refused)])
        await #expect(throws: APIError.transport(refused)) { try await client(transport).send(.health) }
    }

    @Test(arguments: [("7", 7.0), ("0", 0), ("999999999", 60), ("-5", 0), ("nan", 0), ("1e400", 60), ("soon", 1)])
    func `a server's Retry-After is kept, within reason`(value: String, seconds: Double) async throws {
        let transport = FlakyTransport([.status(429, "", ["Retry-After": value]), .status(200, "1")])
        _ = try await client(transport).send(Endpoint<Int>(.get, "/x"))
        #expect(clock.sleeps == [.seconds(seconds)])
    }

    @Test(arguments: [400, 401, 403, 404, 409, 422, 500, 501, 507])
    func `a failure that will not pass is not tried again`(status: Int) async {
        let transport = FlakyTransport([.status(status)])
        await #expect(throws: APIError.self) { try await client(transport).send(.health) }
        #expect(transport.count == 1)
    }

    @Test(arguments: [
        TransportError.tls(server: "h", reason: "x"), .garbled(server: "h"), .bodyTooLarge(server: "h", limit: 1),
        .invalidRequest(reason: "x"), .tooManyRedirects(server: "h", limit: 10),
    ])
    func `neither is a transport's`(error: TransportError) async {
        let transport = FlakyTransport([.failure(error)])
        await #expect(throws: APIError.transport(error)) { try await client(transport).send(.health) }
        #expect(transport.count == 1)
    }

    @Test func `a POST is never sent twice`() async {
        for step in [FlakyTransport.Step.status(503), .failure(.connectionLost(server: "h"))] {
            let transport = FlakyTransport([step])
            await #expect(throws: APIError.self) {
                try await client(transport).send(.download(slug: "x", chapter: "1"))
            }
            #expect(transport.count == 1)
        }
    }

    @Test func `a DELETE may be`() async throws {
        let transport = FlakyTransport([.status(503), .status(200, #"{"success":true,"freedBytes":5}"#)])
        let deletion = try await client(transport).send(.deleteChapter(slug: "x", chapter: "1"))
        #expect(deletion == Deletion(freedBytes: 5))
    }

    @Test func `after cancellation nothing is sent`() async {
        let transport = FlakyTransport([.failure(.connectionLost(server: "h"))])
        let task = Task { [client = client(transport)] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(.health)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(transport.count == 1)
    }

    @Test(arguments: [0, 1, 5])
    func `the environment says how often, and from where the delay doubles`(retries: Int) async {
        var config = config
        config.maxRetries = retries
        config.baseRetryDelay = 20
        let transport = FlakyTransport([.status(503)])
        await #expect(throws: APIError.self) {
            try await HTTPClient(config: config, transport: transport, clock: clock).send(.health)
        }
        #expect(clock.sleeps == [20, 40, 60, 60, 60].prefix(retries).map { .seconds($0) })
    }

    private func client(_ transport: FlakyTransport) -> HTTPClient {
        HTTPClient(config: config, transport: transport, clock: clock)
    }
}
