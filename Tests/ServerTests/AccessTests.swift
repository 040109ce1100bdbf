import MangaServer
import Testing

struct AccessTests {
    @Test(arguments: [nil, "Bearer wrong", "Bearer secre", "Bearer secret2", "Basic secret", "secret", "Bearer "])
    func `refuses a request without its token`(authorization: String?) async throws {
        try await serving(MemoryShelf(), ServerOptions(token: "secret")) { wire async throws in
            let answer = try await wire.get(
                "/api/v1/health",
                authorization.map { ["Authorization": $0] } ?? [:]
            )

            #expect(answer.status == 401)
            #expect(answer.code == 40100)
            #expect(answer.headers["www-authenticate"] == "Bearer")
        }
    }

    @Test(arguments: ["Bearer secret", "bearer secret"])
    func `answers a request with its token`(authorization: String) async throws {
        try await serving(MemoryShelf(), ServerOptions(token: "secret")) { wire async throws in
            #expect(try await wire.get("/api/v1/health", ["Authorization": authorization]).status == 200)
        }
    }

    @Test(arguments: ["evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost.evil:PORT", ""])
    func `refuses a foreign host name on loopback`(host: String) async throws {
        try await serving { wire async throws in
            let host = host.replacing("PORT", with: String(wire.address.port))
            let answer = try await wire.get("/api/v1/health", ["Host": host])

            #expect(answer.status == 403)
            #expect(answer.code == 40300)
        }
    }

    @Test(arguments: ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT"])
    func `answers to its own names`(host: String) async throws {
        try await serving { wire async throws in
            let host = host.replacing("PORT", with: String(wire.address.port))

            #expect(try await wire.get("/api/v1/health", ["Host": host]).status == 200)
        }
    }

    @Test func `takes the host from a target in absolute form`() async throws {
        try await serving { wire async throws in
            #expect(try await wire.get("http://127.0.0.1:\(wire.address.port)/api/v1/health").status == 200)
            #expect(try await wire.get("http://evil.example/api/v1/health").status == 403)
        }
    }

    @Test func `answers to any host name, or to chosen ones, where told`() async throws {
        try await serving(MemoryShelf(), ServerOptions(hosts: .off)) { wire async throws in
            #expect(try await wire.get("/api/v1/health", ["Host": "nas.example"]).status == 200)
        }
        try await serving(MemoryShelf(), ServerOptions(hosts: .only(["NAS.example:80"]))) { wire async throws in
            #expect(try await wire.get("/api/v1/health", ["Host": "nas.example:80"]).status == 200)
            #expect(try await wire.get("/api/v1/health").status == 403)
        }
    }

    @Test(arguments: [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
        ["Sec-Fetch-Site": "same-site"],
    ])
    func `refuses what another web page asks for`(headers: [String: String]) async throws {
        try await serving { wire async throws in
            let answer = try await wire.get("/api/v1/health", headers)

            #expect(answer.status == 403)
            #expect(answer.code == 40300)
        }
    }

    @Test func `answers its own pages`() async throws {
        try await serving { wire async throws in
            let own = ["Origin": "http://127.0.0.1:\(wire.address.port)", "Sec-Fetch-Site": "same-origin"]

            #expect(try await wire.get("/api/v1/health", own).status == 200)
        }
    }
}
