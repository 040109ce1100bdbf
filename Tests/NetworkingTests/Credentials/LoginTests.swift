import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct LoginTests {
    private let config = APIConfig(id: EnvironmentID("dev"), serverURL: "http://h:3001")
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [
        Credentials.token(BearerToken(access: "good")), .password(user: "ana", password: "good"),
        .key(header: "X-Key", value: "good"),
    ])
    func `a login that the server knows is kept, with the name of its owner`(credentials: Credentials) async throws {
        let wire = Wire { request, _ in
            let isGood = [request.headers["Authorization"], request.headers["X-Key"], request.login?.password]
                .contains { $0?.hasSuffix("good") == true }
            return request.answer(isGood ? 200 : 401, #"{"id":"7","firstName":"Ana"}"#)
        }
        let status = try await client(wire).login(credentials)

        #expect(status.customer?.firstName == "Ana")
        #expect(status.doubt == nil)
        #expect(try await client(wire).loginStatus() == status)
        #expect(wire.requests.map(\.url.absoluteString) == Array(repeating: "http://h:3001/api/v3/Customer", count: 2))
    }

    @Test func `a login that the server does not know is not kept, and the one before stays`() async throws {
        let wire = Wire { request, _ in
            request.answer(request.headers["Authorization"] == "Bearer good" ? 200 : 401, #"{"id":"7"}"#)
        }
        _ = try await client(wire).login(.token(BearerToken(access: "good")))

        await #expect(throws: CredentialError.rejected(environment: "development")) {
            try await client(wire, name: "development").login(.token(BearerToken(access: "bad")))
        }
        #expect(try await client(wire).loginStatus()?.customer?.id == "7")
    }

    @Test(arguments: [404, 403, 500])
    func `a login that the server cannot judge is kept, with a doubt`(status: Int) async throws {
        let wire = Wire { request, _ in request.answer(status) }
        let result = try await client(wire).login(.key(header: "X-Key", value: "value"))

        #expect(result.customer == nil)
        #expect(result.doubt != nil)
        #expect(try await client(wire).loginStatus() == result)
    }

    @Test func `so is one where the server cannot be reached`() async throws {
        let client = client(FlakyTransport([.failure(.cannotConnect(server: "h"))]))
        let result = try await client.login(.password(user: "ana", password: "p"))

        #expect(result.doubt?.text(in: .english).hasPrefix("No server answers at “h”.") == true)
        #expect(result.identity.user == "ana")
    }

    @Test func `a refresh token alone is changed for a token, which is kept`() async throws {
        let wire = Wire { request, _ in
            if request.method == .post { return request.answer(200, #"{"access_token":"new","refresh_token":"next"}"#) }
            return request.answer(request.headers["Authorization"] == "Bearer new" ? 200 : 401, #"{"id":"7"}"#)
        }
        let status = try await client(wire).login(refreshOnly)
        _ = try await client(wire).loginStatus()

        #expect(status.identity.isRenewable)
        #expect(wire.requests.filter { $0.method == .post }.count == 1)
        #expect(wire.requests.first?.body == Data("refresh_token=mine&grant_type=refresh_token".utf8))
    }

    @Test func `a refresh token that the server does not take is not kept`() async throws {
        let wire = Wire { request, _ in request.answer(400, #"{"error":"invalid_grant"}"#) }

        await #expect(throws: CredentialError.rejected(environment: "dev")) {
            try await client(wire).login(refreshOnly)
        }
        #expect(try await client(wire).loginStatus() == nil)
    }

    @Test func `a renewal that fails while somebody logs in says why, and keeps nothing`() async throws {
        let wire = Wire { request, _ in request.answer(403, #"{"error":{"code":40300,"message":"No."}}"#) }

        let error = await #expect(throws: APIError.self) { try await client(wire).login(refreshOnly) }

        #expect(error?.description.hasPrefix("The server refused: No.") == true)
        #expect(try await client(wire).loginStatus() == nil)
    }

    @Test func `a login in the environment's address is one`() async throws {
        let wire = Wire { request, _ in
            request.answer(request.login == .init(user: "ana", password: "p w") ? 200 : 401, #"{"id":"7"}"#)
        }
        var config = config
        config.serverURL = "http://ana:p%20w@h:3001"

        let status = try await HTTPClient(config: config, transport: wire).loginStatus()

        #expect(status?.identity.user == "ana")
        #expect(status?.customer?.id == "7")
    }

    @Test(arguments: [
        Credentials.token(BearerToken(access: "a\r\nb")), .token(BearerToken(access: "")),
        .key(header: "X Y", value: "v"), .key(header: "Content-Length", value: "5"), .key(header: "Host", value: "x"),
        .key(header: "X", value: ""), .password(user: "", password: "p"), .password(user: "a:b", password: "p"),
    ])
    func `what cannot be sent is refused before it is sent`(credentials: Credentials) async throws {
        let wire = Wire { request, _ in request.answer(200) }

        await #expect(throws: CredentialError.unsendable) { try await client(wire).login(credentials) }
        #expect(wire.requests.isEmpty)
    }

    @Test func `logging in and out empties the cache`() async throws {
        let cache = ResponseCache()
        let wire = Wire { request, _ in
            request.answer(200, request.url.lastPathComponent == "popular" ? "[]" : #"{"id":"7"}"#)
        }
        let client = client(wire, cache: cache)
        _ = try await client.send(.popular)
        #expect(cache.count == 1)
        _ = try await client.login(.key(header: "X", value: "v"))
        _ = try await client.send(.popular)
        #expect(try await client.logout())

        #expect(cache.count == 0)
        #expect(wire.requests.filter { $0.url.lastPathComponent == "popular" }.count == 2)
    }

    private let refreshOnly = Credentials.token(BearerToken(access: "", refresh: "mine", expires: .distantPast))

    private func client(_ transport: any HTTPTransport, name: String = "dev", cache: ResponseCache? = nil) -> HTTPClient
    {
        var config = config
        config.name = name
        let authenticator = Authenticator(
            config,
            file: CredentialFile(path: folder.at("credentials.json")),
            changed: { cache?.removeAll() }
        )
        return HTTPClient(
            config: config,
            transport: transport,
            services: .init(cache: cache, authenticator: authenticator, clock: ManualClock())
        )
    }
}
