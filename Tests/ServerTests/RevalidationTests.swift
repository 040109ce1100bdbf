import MangaServer
import Testing

struct RevalidationTests {
    @Test(arguments: ["/manga/popular", "/api/v1/manga?q=lantern", "/api/v1/manga/lantern-street/chapters"])
    func `JSON that has not changed is not sent again`(target: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.get(target)
            let tag = try #require(answer.headers["etag"])
            let again = try await wire.get(target, ["If-None-Match": tag])
            let other = try await wire.get(target, ["If-None-Match": "\"other\""])
            let listed = try await wire.send("HEAD", target, ["If-None-Match": "\"other\", W/\(tag)"])

            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count == 34)
            #expect(answer.headers["cache-control"] == "max-age=0")
            #expect(again.status == 304)
            #expect(again.body == [])
            #expect(again.headers["etag"] == tag)
            #expect(again.headers["cache-control"] == "max-age=0")
            #expect(other.status == 200)
            #expect(other.text == answer.text)
            #expect(listed.status == 304)
        }
    }

    @Test func `the tag changes with what is sent`() async throws {
        try await serving { wire async throws in
            let all = try await wire.get("/api/v1/manga").headers["etag"]
            let none = try await wire.get("/api/v1/manga?q=none").headers["etag"]

            #expect(all != none)
        }
    }

    @Test func `failures and changes are kept nowhere`() async throws {
        try await serving { wire async throws in
            let answers = try await [
                wire.get("/api/v1/manga/none", ["If-None-Match": "*"]),
                wire.send("POST", "/api/v1/download/lantern-street/1", ["If-None-Match": "*"]),
            ]

            #expect(answers.map(\.status) == [404, 201])
            #expect(answers.map { $0.headers["cache-control"] } == ["no-store", "no-store"])
            #expect(answers.map { $0.headers["etag"] } == [nil, nil])
        }
    }
}
