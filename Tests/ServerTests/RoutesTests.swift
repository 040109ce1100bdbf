import Foundation
import MangaModels
import MangaServer
import Testing

struct RoutesTests {
    private let lantern = """
        {"alternativeTitles":["ランタン通り"],"author":"Ana Núñez","genres":["Drama"],"id":"m1","slug":"lantern-street",\
        "status":"PUBLICANDOSE","title":"Lantern Street"}
        """
    private let tomorrow = #"{"genres":[],"id":"m2","slug":"mañana","title":"Mañana"}"#

    @Test(arguments: ["/manga/popular", "/api/v1/manga", "/api/v1/manga?q=", "/manga/popular?limit=9999"])
    func `lists every manga`(target: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.get(target)

            #expect(answer.text == "[\(lantern),\(tomorrow)]")
            #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
            #expect(answer.headers["x-content-type-options"] == "nosniff")
            #expect(answer.headers.keys.contains { $0.hasPrefix("access-control") } == false)
        }
    }

    @Test(arguments: ["nunez", "LANTERN", "street", "ランタン", "ﾗﾝﾀﾝ", "lantern+street", "lantern%20street"])
    func `finds a manga by title, other title and author`(query: String) async throws {
        let encoded = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
        try await serving { wire async throws in
            #expect(try await wire.get("/api/v1/manga?q=\(encoded.replacing("%25", with: "%"))").text == "[\(lantern)]")
        }
    }

    @Test func `cuts a list by offset and limit`() async throws {
        try await serving { wire async throws in
            #expect(try await wire.get("/api/v1/manga?offset=1&limit=1").text == "[\(tomorrow)]")
            #expect(try await wire.get("/api/v1/manga?offset=7").text == "[]")
            #expect(try await wire.get("/api/v1/manga?limit=0").text == "[]")
        }
    }

    @Test(arguments: ["limit=-1", "limit=x", "offset=99999999999999999999", "limit="])
    func `refuses a limit or an offset that is no number`(query: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.get("/api/v1/manga?\(query)")

            #expect(answer.status == 400)
            #expect(answer.code == 40000)
        }
    }

    @Test func `shows a manga and its chapters`() async throws {
        try await serving { wire async throws in
            #expect(try await wire.get("/api/v1/manga/lantern-street").text == lantern)
            #expect(try await wire.get("/api/v1/manga/ma%C3%B1ana").text == tomorrow)
            #expect(
                try await wire.get("/api/v1/manga/lantern-street/chapters").text == """
                    [{"id":"c1","number":1,"slug":"1","title":"One"},{"id":"c2","number":10.5,"slug":"10.5"},\
                    {"id":"c3","number":"Extra","problem":"torn","slug":"Extra"}]
                    """
            )
        }
    }

    @Test func `prepares a chapter once, then lists it`() async throws {
        try await serving { wire async throws in
            let path = "lantern-street/10.5"
            #expect(try await wire.get("/api/v1/chapters/\(path)").code == 40401)

            let made = try await wire.send("POST", "/api/v1/download/\(path)", body: "{}")
            let again = try await wire.send("POST", "/api/v1/download/\(path)")
            let manifest = try await wire.get("/api/v1/chapters/\(path)")
            let list = try await wire.get("/api/v1/chapters/lantern-street")

            #expect(made.status == 201)
            #expect(
                made.text == """
                    {"alreadyDownloaded":false,"chapterNumber":10.5,"downloaded":2,"failed":0,\
                    "mangaSlug":"lantern-street","success":true,"totalPages":2,"totalSize":20}
                    """
            )
            #expect(again.status == 409)
            #expect(again.code == 40901)
            #expect(
                manifest.text == """
                    {"chapterId":"c2","chapterNumber":10.5,"downloaded":true,"downloadedAt":"2027-01-15T08:00:00Z",\
                    "downloadedPages":2,"failedPages":0,"images":[\
                    {"filename":"001.png","page":0,"size":10,"url":"/api/v1/images/lantern-street/10.5/0"},\
                    {"filename":"002.png","page":1,"size":10,"url":"/api/v1/images/lantern-street/10.5/1"}],\
                    "mangaSlug":"lantern-street","totalPages":2,"totalSize":20}
                    """
            )
            #expect(
                list.text == """
                    {"chapters":[{"chapterId":"c2","chapterNumber":10.5,"downloadedAt":"2027-01-15T08:00:00Z",\
                    "totalPages":2,"totalSize":20}],"mangaSlug":"lantern-street","totalChapters":1}
                    """
            )
        }
    }

    @Test(arguments: [
        ("GET", "chapters/lantern-street/1", 404, 40401), ("POST", "download/lantern-street/9", 404, 40401),
        ("POST", "download/lantern-street/Extra", 422, 42201), ("POST", "download/lantern-street/torn", 500, 50001),
        ("POST", "download/lantern-street/full", 507, 50701), ("DELETE", "chapters/lantern-street/1", 409, 40902),
        ("GET", "manga/nothing", 404, 40400), ("GET", "images/lantern-street/1/0", 404, 40401),
        ("GET", "images/lantern-street/1/x", 404, 40400), ("GET", "images/lantern-street/1/01", 404, 40400),
        ("GET", "nothing", 404, 40400), ("GET", "manga/", 404, 40400), ("PUT", "health", 405, 40500),
    ])
    func `fails with the backend's codes`(method: String, path: String, status: Int, code: Int) async throws {
        try await serving { wire async throws in
            let answer = try await wire.send(method, "/api/v1/\(path)")

            #expect(answer.status == status)
            #expect(answer.code == code)
            #expect(answer.text.hasSuffix(#""success":false}"#))
        }
    }

    @Test func `says the whole of a failure`() async throws {
        try await serving { wire async throws in
            #expect(
                try await wire.send("DELETE", "/api/v1/chapters/lantern-street/1").text == """
                    {"error":{"code":40902,"message":"This library is read-only; start the server with --writable to \
                    allow changes."},"success":false}
                    """
            )
        }
    }

    @Test(arguments: [("/api/v1/health", "GET, HEAD"), ("/api/v1/download/a/1", "POST")])
    func `says which methods an address knows`(target: String, methods: String) async throws {
        try await serving { wire async throws in
            let answer = try await wire.send("PATCH", target)

            #expect(answer.status == 405)
            #expect(answer.headers["allow"] == methods)
        }
    }

    @Test func `tells its health and what it stores`() async throws {
        try await serving { wire async throws in
            let health = try JSONDecoder().decode(ServerHealth.self, from: Data(await wire.get("/api/v1/health").body))

            #expect(health.status == "ok")
            #expect(health.version == "1.0.0")
            #expect(health.uptime >= 0)
            #expect(Timestamp.date(health.timestamp) != nil)
            #expect(
                try await wire.get("/api/v1/storage/stats").text == """
                    {"totalChapters":3,"totalMangas":2,"totalPages":6,"totalSize":100,"totalSizeFormatted":"100 B"}
                    """
            )
        }
    }

    @Test func `answers HEAD without a body`() async throws {
        try await serving { wire async throws in
            let whole = try await wire.get("/manga/popular")
            let head = try await wire.send("HEAD", "/manga/popular")

            #expect(head.status == 200)
            #expect(head.body == [])
            #expect(head.headers["content-length"] == String(whole.body.count))
        }
    }
}
