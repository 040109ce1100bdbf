import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import TestSupport
import Testing

/// All stages together, as a client has them.
struct PipelineTests {
    private let config = APIConfig(id: EnvironmentID("dev"), serverURL: "http://h:3001")
    private let notebook = Notebook()
    private let clock = ManualClock()
    private let present = Present()

    @Test func `a call passes log, cache, authentication, retry, log and limits, in this order`() async throws {
        let wire = Wire { request, visit in
            if request.url.lastPathComponent == "RefreshToken" {
                return request.answer(200, #"{"access_token":"new"}"#)
            }
            guard request.headers["Authorization"] == "Bearer new" else { return request.answer(401) }
            return visit == 3 ? request.answer(503, "", ["Retry-After": "5"]) : request.answer(200, "[]")
        }
        let client = client(wire, .token(BearerToken(access: "old", refresh: "refresh")))
        _ = try await client.send(.search("a"))
        _ = try await client.send(.search("a"))

        let lines = notebook.entries.filter { $0.contains("try ") || $0.contains("GET") || $0.hasPrefix("← 200") }
        #expect(
            lines.map(\.summary) == [
                "→ GET manga",
                "→ try 1: GET manga", "← try 1: 401",
                "→ try 1: POST RefreshToken", "← try 1: 200",
                "→ try 1: GET manga", "← try 1: 503",
                "→ try 2: GET manga", "← try 2: 200",
                "← 200",
                "→ GET manga", "← 200",
            ]
        )
        #expect(notebook.entries.last == "← 200, 2 bytes, kept for 0 s")
        #expect(Set(notebook.lines.map(\.id)) == ["m-1", "m-2"])
        #expect(clock.sleeps == [.seconds(5)])
    }

    @Test func `the refresh is the form of seed 004, through the environment's connection`() async throws {
        var config = config
        config.proxy = "none"
        config.isInsecure = true
        let wire = Wire { request, _ in
            request.url.lastPathComponent == "RefreshToken"
                ? request.answer(200, #"{"access_token":"new"}"#)
                : request.answer(request.headers["Authorization"] == "Bearer new" ? 200 : 401, "[]")
        }
        _ = try await client(wire, .token(BearerToken(access: "old", refresh: "a b&c")), config).send(.popular)
        let refresh = try #require(wire.requests.first { $0.method == .post })

        #expect(refresh.url.absoluteString == "http://h:3001/api/v2/RefreshToken")
        #expect(refresh.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(refresh.body == Data("refresh_token=a%20b%26c&grant_type=refresh_token".utf8))
        #expect(refresh.stallTimeout == .seconds(60))
        #expect(refresh.connection == .init(proxy: "none", isInsecure: true))
    }

    @Test func `the last error comes with the number of tries`() async {
        let lost = TransportError.connectionLost(server: "h")
        await #expect(throws: APIError.transport(lost, tries: 4)) {
            try await client(FlakyTransport([.failure(lost)])).send(.health)
        }
        let url = "http://h:3001/api/v1/health"
        await #expect(throws: APIError.server(status: 503, code: 50300, message: "", url: url, tries: 4)) {
            try await client(FlakyTransport([.status(503)])).send(.health)
        }
    }

    @Test func `where the server is gone, what it said before is given, and warned of`() async throws {
        let wire = Wire { request, visit in
            if visit > 1 { throw TransportError.cannotConnect(server: "h:3001") }
            return request.answer(200, #"[{"id":"a","slug":"a","title":"A"}]"#)
        }
        let client = client(wire)
        let first = try await client.send(.popular)
        present.pass(301)
        let second = try await client.send(.popular)

        #expect(first.map(\.title) == ["A"])
        #expect(second == first)
        #expect(
            notebook.warnings.map { $0.text(in: .english) } == [
                "“h:3001” cannot be asked for the moment; its answer of 301 seconds ago is shown."
            ]
        )
    }

    @Test func `a page goes through authentication and limits, but is neither kept nor sent again`() async throws {
        let url = URL(literal: "http://h:3001/api/v1/images/x/1/0")
        let wire = Wire { request, _ in request.answer(503, "", ["Retry-After": "5"]) }
        let client = client(wire, .token(BearerToken(access: "abc")))
        _ = try await client.fetch(url, to: MemorySink())
        _ = try await client.fetch(url, to: MemorySink())

        #expect(wire.requests.map { $0.headers["Authorization"] } == ["Bearer abc", "Bearer abc"])
        #expect(clock.sleeps == [.seconds(5)])
    }

    @Test func `a page whose token has ended is fetched with a new one, into the same sink`() async throws {
        let wire = Wire { request, _ in
            request.method == .post
                ? request.answer(200, #"{"access_token":"new"}"#)
                : request.answer(request.headers["Authorization"] == "Bearer new" ? 200 : 401, "page")
        }
        let sink = MemorySink()
        let client = client(wire, .token(BearerToken(access: "old", refresh: "r")))
        let response = try await client.fetch(URL(literal: "http://h:3001/page"), to: sink)

        #expect(response.status == 200)
        #expect(sink.bytes == Data("page".utf8))
    }

    @Test func `a secret that a server repeats is in no error`() async {
        let body = #"{"error":{"code":40000,"message":"bad token secret-token"}}"#
        let client = client(FlakyTransport([.status(400, body)]), .token(BearerToken(access: "secret-token")))
        let url = "http://h:3001/api/v1/health"

        await #expect(throws: APIError.server(status: 400, code: 40000, message: "bad token ***", url: url)) {
            try await client.send(.health)
        }
    }

    private func client(
        _ transport: any HTTPTransport,
        _ credentials: Credentials? = nil,
        _ config: APIConfig? = nil
    ) -> HTTPClient {
        let config = config ?? self.config
        let secrets = Secrets()
        let present = present
        return HTTPClient(
            config: config,
            transport: transport,
            services: HTTPClient.Services(
                cache: ResponseCache(config),
                authenticator: Authenticator(config, credentials: credentials, secrets: secrets),
                limiter: HostLimiter(clock: clock),
                log: RequestLog(environment: "dev", level: .verbose, logger: notebook, secrets: secrets, mark: "m"),
                clock: clock,
                now: { present.now },
                jitter: { 0 }
            )
        )
    }
}

extension String {
    /// `→ try 1: GET manga` of a line that begins a request, `← 200` of one that ends it.
    fileprivate var summary: String {
        guard contains("GET ") || contains("POST ") else { return String(prefix { $0 != "," }) }
        let name = split(separator: "/").last.map { $0.prefix { $0 != "?" && $0 != "," } } ?? ""
        return prefix { $0 != "/" }.replacing(" http:", with: "") + " " + name
    }
}
