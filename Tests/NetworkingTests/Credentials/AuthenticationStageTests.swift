import Foundation
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct AuthenticationStageTests {
    private let present = Present()
    private let url = URL(literal: "http://h:3001/list")

    @Test(
        arguments: [
            (.token(BearerToken(access: "abc")), ["Authorization": "Bearer abc"], nil),
            (.key(header: "X-Key", value: "abc"), ["X-Key": "abc"], nil),
            (.password(user: "u", password: "p"), [:], .init(user: "u", password: "p")),
        ] as [(Credentials, HTTPHeaders, HTTPRequest.Login?)]
    )
    func `a request carries the credentials`(
        credentials: Credentials,
        headers: HTTPHeaders,
        login: HTTPRequest.Login?
    ) async throws {
        let wire = Wire { request, _ in request.answer(200) }
        let authenticator = authenticator(credentials)
        _ = try await AuthenticationStage(authenticator, over: wire).send(HTTPRequest(.get, url), to: nil)

        #expect(wire.requests.map(\.headers) == [headers])
        #expect(wire.requests.map(\.login) == [login])
    }

    @Test(arguments: ["https://h:3001/x", "http://h/x", "http://h:3002/x", "http://evil/x", "http://h:3001@evil/x"])
    func `a request to another server carries none`(address: String) async throws {
        for credentials in [Credentials.token(old), .password(user: "u", password: "p"), .key(header: "K", value: "v")]
        {
            let wire = Wire { request, _ in request.answer(401) }
            let request = HTTPRequest(.get, URL(literal: address))
            _ = try await AuthenticationStage(authenticator(credentials), over: wire).send(request, to: nil)

            #expect(wire.requests == [request])
        }
    }

    @Test func `a request that brings its own credentials keeps them`() async throws {
        let server = TokenServer()
        let request = HTTPRequest(.get, url, headers: ["Authorization": "Basic x"])
        let response = try await AuthenticationStage(authenticator(.token(old)), over: server).send(request, to: nil)

        #expect(response.status == 401)
        #expect(server.wire.requests == [request])
    }

    @Test func `ten requests that get 401 together cause one refresh, and are sent once more with their bodies`()
        async throws
    {
        let gate = Gate()
        let server = TokenServer(waitsFor: 10, holding: "/refresh", until: gate)
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        let statuses = try await withThrowingTaskGroup { group in
            for number in 0..<10 {
                group.addTask { [url] in
                    let request = HTTPRequest(number < 5 ? .get : .post, url, body: Data("\(number)".utf8))
                    return try await stage.send(request, to: nil).status
                }
            }
            await server.wire.waitForRequests(11)
            for _ in 0..<1_000 { await Task.yield() }
            gate.open()
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }

        #expect(statuses == Array(repeating: 200, count: 10))
        #expect(server.refreshes == 1)
        #expect(server.wire.requests.count == 21)
        let bodies = (0..<10).map { Data("\($0)".utf8) }
        #expect(server.sent("Bearer access-2").compactMap(\.body).sorted { $0.lexicographicallyPrecedes($1) } == bodies)
    }

    @Test func `the refresh is seed 004's form, and passes the stage by`() async throws {
        let server = TokenServer()
        _ = try await AuthenticationStage(authenticator(.token(old)), over: server)
            .send(HTTPRequest(.get, url), to: nil)
        let refresh = try #require(server.wire.requests.first { $0.url == TokenServer.refreshURL })

        #expect(refresh.method == .post)
        #expect(refresh.headers["Authorization"] == nil)
        #expect(refresh.body == Data("refresh-1".utf8))
    }

    @Test func `a new refresh token takes the place of the old, and where there is none the old stays`() async throws {
        let server = TokenServer(rotates: { $0 < 4 })
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        for _ in 0..<4 {
            #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 200)
            server.endTokens()
            present.pass(60)
        }

        let sent = server.wire.requests.filter { $0.url == TokenServer.refreshURL }.compactMap(\.body)
        #expect(sent == ["refresh-1", "refresh-2", "refresh-3", "refresh-3"].map { Data($0.utf8) })
    }

    @Test func `a token that has ended is renewed before it is sent`() async throws {
        let server = TokenServer(lifetime: 600)
        let token = BearerToken(access: "access-1", refresh: "refresh-1", expires: present.now)
        let stage = AuthenticationStage(authenticator(.token(token)), over: server)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)
        present.pass(599)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)
        present.pass(1)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)

        #expect(server.sent("Bearer access-1").isEmpty)
        #expect(server.refreshes == 2)
        #expect(server.wire.requests.count == 5)
    }

    @Test(
        arguments: [
            (503, "", nil), (500, "", nil), (429, "", nil), (404, "", nil), (403, "", nil), (401, "", nil),
            (400, #"{"error":"invalid_request"}"#, nil), (200, "{}", nil),
            (0, "", TransportError.cannotConnect(server: "h")), (0, "", .stalled(server: "h", .seconds(1))),
        ] as [(Int, String, TransportError?)]
    )
    func `a refresh that fails otherwise keeps the login, and says so`(
        status: Int,
        body: String,
        error: TransportError?
    ) async throws {
        let server = TokenServer()
        server.refuse(status, body, error)
        let authenticator = authenticator(.token(old))
        let stage = AuthenticationStage(authenticator, over: server)
        await #expect {
            try await stage.send(HTTPRequest(.get, url), to: nil)
        } throws: { error in
            if case .refreshFailed("dev", _) = error as? CredentialError { true } else { false }
        }
        server.refuse(nil)

        #expect(try await authenticator.identity()?.kind == .token)
        #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 200)
    }

    @Test(arguments: [400, 401])
    func `invalid_grant ends the login, for all who wait and for the file`(status: Int) async throws {
        let folder = try TemporaryFolder()
        let file = CredentialFile(path: folder.at("credentials.json"))
        let server = TokenServer(waitsFor: 10)
        let emptied = Counter()
        let authenticator = authenticator(file: file) { emptied.add() }
        try await authenticator.login(.token(old))
        server.refuse(status, #"{"error":"invalid_grant","error_description":"gone"}"#)
        let stage = AuthenticationStage(authenticator, over: server)
        let errors = await withTaskGroup { group in
            for _ in 0..<10 {
                group.addTask { [url] in
                    await #expect(throws: CredentialError.self) {
                        try await stage.send(HTTPRequest(.get, url), to: nil)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(errors == Array(repeating: .loginEnded(environment: "dev"), count: 10))
        #expect(server.refreshes == 1)
        #expect(try await authenticator.identity() == nil)
        #expect(try await self.authenticator(file: file).identity() == nil)
        #expect(emptied.count == 2)
        #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 401)
        #expect(server.refreshes == 1)
    }

    @Test func `requests that were refused before a refresh failed do not refresh again`() async throws {
        let gate = Gate()
        let server = TokenServer(holding: "/late", until: gate)
        server.refuse(503)
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        let late = Task { try await stage.send(HTTPRequest(.get, URL(literal: "http://h:3001/late")), to: nil) }
        await server.wire.waitForRequests(1)
        await #expect(throws: CredentialError.self) { try await stage.send(HTTPRequest(.get, url), to: nil) }
        gate.open()

        await #expect(throws: CredentialError.self) { try await late.value }
        #expect(server.refreshes == 1)
    }

    @Test func `a request that was refused with an older token is only sent again`() async throws {
        let gate = Gate()
        let server = TokenServer(holding: "/late", until: gate)
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        let late = Task { try await stage.send(HTTPRequest(.get, URL(literal: "http://h:3001/late")), to: nil) }
        await server.wire.waitForRequests(1)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)
        gate.open()

        #expect(try await late.value.status == 200)
        #expect(server.refreshes == 1)
    }

    @Test func `cancelling one who waits does not cancel the refresh`() async throws {
        let gate = Gate()
        let server = TokenServer(holding: "/refresh", until: gate)
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        let first = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await server.wire.waitForRequests(2)
        let second = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await server.wire.waitForRequests(3)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.open()

        #expect(try await second.value.status == 200)
        #expect(server.refreshes == 1)
    }

    @Test func `a server that refuses even new tokens is asked for few of them`() async throws {
        let server = TokenServer(acceptsNothing: true)
        let stage = AuthenticationStage(authenticator(.token(old)), over: server)
        for _ in 0..<20 { #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 401) }
        #expect(server.refreshes == 5)
        present.pass(30)
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)

        #expect(server.refreshes == 6)
    }

    @Test(arguments: [
        Credentials.token(BearerToken(access: "x")), .password(user: "u", password: "p"), .key(header: "K", value: "v"),
    ])
    func `without a refresh token a 401 is the answer`(credentials: Credentials) async throws {
        let server = TokenServer()
        let response = try await AuthenticationStage(authenticator(credentials), over: server)
            .send(HTTPRequest(.get, url), to: nil)

        #expect(response.status == 401)
        #expect(server.wire.requests.count == 1)
    }

    @Test func `a login in another process is taken over, without a refresh`() async throws {
        let folder = try TemporaryFolder()
        let file = CredentialFile(path: folder.at("credentials.json"))
        let server = TokenServer()
        let ours = authenticator(file: file)
        let stage = AuthenticationStage(ours, over: server)
        #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 401)
        try await authenticator(file: file).login(.token(BearerToken(access: "access-2", refresh: "refresh-9")))
        server.allow("access-2")

        #expect(try await stage.send(HTTPRequest(.get, url), to: nil).status == 200)
        #expect(server.refreshes == 0)
    }

    @Test func `two processes do not use one refresh token twice`() async throws {
        let folder = try TemporaryFolder()
        let file = CredentialFile(path: folder.at("credentials.json"))
        let gate = Gate()
        let server = TokenServer(holding: "/refresh", until: gate)
        try await authenticator(file: file).login(.token(old))
        let clock = WatchedClock()
        let stages = (0..<2).map { _ in AuthenticationStage(authenticator(file: file, clock: clock), over: server) }
        let tasks = stages.map { stage in Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) } }
        await server.wire.waitForRequests(3)
        await clock.asleep.opened()
        gate.open()
        for task in tasks { #expect(try await task.value.status == 200) }

        #expect(server.refreshes == 1)
    }

    @Test func `who logs out while a refresh runs stays logged out`() async throws {
        let gate = Gate()
        let server = TokenServer(holding: "/refresh", until: gate)
        let authenticator = authenticator(.token(old))
        let stage = AuthenticationStage(authenticator, over: server)
        let task = Task { [url] in try await stage.send(HTTPRequest(.get, url), to: nil) }
        await server.wire.waitForRequests(2)
        #expect(try await authenticator.logout())
        gate.open()

        #expect(try await task.value.status == 401)
        #expect(try await authenticator.identity() == nil)
    }

    private let old = BearerToken(access: "access-1", refresh: "refresh-1")

    private func authenticator(
        _ credentials: Credentials? = nil,
        file: CredentialFile? = nil,
        clock: any Clock<Duration> = ManualClock(),
        changed: @escaping @Sendable () -> Void = {}
    ) -> Authenticator {
        let place = Authenticator.Place(
            environment: EnvironmentID("development"),
            name: "dev",
            server: URL(literal: "http://h:3001/base")
        )
        return Authenticator(
            place,
            credentials: credentials,
            file: file,
            refresh: { HTTPRequest(.post, TokenServer.refreshURL, body: Data($0.utf8)) },
            clock: clock,
            now: { [present] in present.now },
            changed: changed
        )
    }
}
