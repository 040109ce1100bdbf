import Foundation
import MangaServer
import Testing

struct LoginTests {
    @Test(arguments: [
        ["Authorization": "Basic \(base64("ana:lantern:street"))"],
        ["authorization": "basic \(base64("ana:lantern:street"))"],
        ["X-API-Key": "k1"], ["Authorization": "Basic \(base64("ana:lantern:street"))", "X-API-Key": "none"],
    ])
    func `lets in with user and password, or with a key`(headers: [String: String]) async throws {
        try await AccountFixture().serving { wire async throws in
            #expect(try await wire.get("/api/v3/Customer", headers).status == 200)
        }
    }

    @Test(arguments: [
        [:], ["X-API-Key": "k"], ["X-API-Key": "k11"], ["X-API-Key": ""], ["Authorization": "k1"],
        ["Authorization": "Bearer k1"], ["Authorization": "Bearer r1"], ["Authorization": "Bearer "],
        ["Authorization": "Basic \(base64("ana:lantern"))"], ["Authorization": "Basic \(base64("ana:"))"],
        ["Authorization": "Basic \(base64("ben:"))"], ["Authorization": "Basic \(base64("ana"))"],
        ["Authorization": "Basic \(base64("eve:lantern:street"))"], ["Authorization": "Basic ***"],
        ["Authorization": "Basic"], ["Authorization": #"Digest username="ana""#],
        ["Authorization": "Bearer none", "X-API-Key": "k1"],
    ])
    func `lets nobody in with less`(headers: [String: String]) async throws {
        try await AccountFixture().serving { wire async throws in
            let answer = try await wire.get("/api/v3/Customer", headers)

            #expect(answer.status == 401)
            #expect(answer.code == 40100)
            #expect(answer.headers["www-authenticate"]?.contains(#"Basic realm="manga", charset="UTF-8""#) == true)
        }
    }

    @Test func `refuses two ways to log in at once`() async throws {
        try await AccountFixture().serving { wire async throws in
            let answer = try await wire.send(
                raw: """
                    GET /api/v3/Customer HTTP/1.1\r\nHost: 127.0.0.1:\(wire.address.port)\r\nConnection: close\r
                    Authorization: Bearer x\r\nAuthorization: Basic \(base64("ana:lantern:street"))\r\n\r\n
                    """
            )

            #expect(answer.status == 400)
        }
    }

    @Test func `manga are for all, but what is no good is told so`() async throws {
        try await AccountFixture().serving { wire async throws in
            #expect(try await wire.get("/manga/popular").status == 200)
            #expect(try await wire.get("/manga/popular", ["X-API-Key": "k1"]).status == 200)
            #expect(try await wire.get("/manga/popular", ["Authorization": "Bearer old"]).status == 401)
            #expect(try await wire.get("/api/v1/nothing").status == 404)
        }
    }

    @Test func `private manga are for those who log in`() async throws {
        try await AccountFixture(isPrivate: true).serving { wire async throws in
            let open = try await wire.get("/manga/popular")
            let own = try await wire.get("/manga/popular", ["X-API-Key": "k1"])

            #expect(open.status == 401)
            #expect(own.status == 200)
            #expect(own.headers["cache-control"] == "private, max-age=0")
            #expect(try await wire.get("/api/v1/images/lantern-street/1/0").status == 401)
            #expect(try await wire.get("/api/v1/nothing").status == 401)
            #expect(try await wire.get("/api/v1/health").status == 200)
            #expect(try await wire.refreshed(with: "r1")["access_token"] != nil)
        }
    }

    @Test func `the server's token opens the manga and no account`() async throws {
        try await AccountFixture().serving(token: "secret") { wire async throws in
            let token = ["Authorization": "Bearer secret"]

            #expect(try await wire.get("/manga/popular").status == 401)
            #expect(try await wire.get("/manga/popular", token).status == 200)
            #expect(try await wire.get("/manga/popular", ["X-API-Key": "k1"]).status == 200)
            #expect(try await wire.get("/api/v3/Customer", token).status == 401)
        }
    }
}

private func base64(_ text: String) -> String {
    Data(text.utf8).base64EncodedString()
}
