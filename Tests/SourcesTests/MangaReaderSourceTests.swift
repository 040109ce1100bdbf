import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import MangaSources
import TestSupport
import Testing

struct MangaReaderSourceTests {
    private let manga = Manga(id: Manga.ID("m"), slug: "lantern", title: "Lantern Street")
    private let chapter = Chapter(id: Chapter.ID("c"), number: 6)
    private let notThere = #"{"success":false,"error":{"code":40401,"message":"Chapter not found"}}"#

    private func answer(_ status: Int, _ body: String) throws -> HTTPResponse {
        let url = try #require(URL(string: "http://stub:1/"))
        return HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json"],
            body: Data(body.utf8),
            url: url
        )
    }

    private func source(_ transport: ScriptedTransport) -> MangaReaderSource {
        let config = APIConfig(id: EnvironmentID("testing"), serverURL: "http://stub:1", maxRetries: 0)
        return MangaReaderSource(client: HTTPClient(config: config, transport: transport, clock: ManualClock()))
    }

    private func manifest(_ images: String) -> String {
        #"{"mangaSlug":"lantern","chapterNumber":6,"images":[\#(images)]}"#
    }

    private func image(_ page: Int, _ url: String) -> String {
        #"{"page":\#(page),"filename":"f","size":1,"url":"\#(url)"}"#
    }

    private func lines(_ transport: ScriptedTransport) -> [String] {
        transport.requests.map { "\($0.method.value) \($0.url.absoluteString)" }
    }

    @Test func `asks for the manifest, and makes its addresses absolute`() async throws {
        let body = manifest([image(0, "/api/v1/images/l/6/0"), image(1, "https://cdn/x.png")].joined(separator: ","))
        let transport = ScriptedTransport(try answer(200, body))

        let pages = try await source(transport).pages(of: chapter, in: manga)

        #expect(
            pages == [
                Page(index: 0, url: "http://stub:1/api/v1/images/l/6/0", size: 1, filename: "f"),
                Page(index: 1, url: "https://cdn/x.png", size: 1, filename: "f"),
            ]
        )
        #expect(lines(transport) == ["GET http://stub:1/api/v1/chapters/lantern/6"])
    }

    @Test(arguments: [
        (
            201,
            #"{"success":true,"mangaSlug":"l","totalPages":1,"downloaded":1,"failed":0,"totalSize":1,"alreadyDownloaded":false}"#
        ),
        (409, #"{"success":false,"error":{"code":40901,"message":"there"}}"#),
    ]) func `has the server fetch a chapter that it does not have`(status: Int, receipt: String) async throws {
        let transport = ScriptedTransport(
            try answer(404, notThere),
            try answer(status, receipt),
            try answer(200, manifest(image(0, "/a")))
        )

        let pages = try await source(transport).pages(of: chapter, in: manga)

        #expect(pages.map(\.url) == ["http://stub:1/a"])
        #expect(
            lines(transport) == [
                "GET http://stub:1/api/v1/chapters/lantern/6",
                "POST http://stub:1/api/v1/download/lantern/6",
                "GET http://stub:1/api/v1/chapters/lantern/6",
            ]
        )
    }

    @Test(arguments: [(422, 42201), (500, 50001), (507, 50701), (409, 40902)])
    func `what the server gives as its reason is thrown as it is`(status: Int, code: Int) async throws {
        let transport = ScriptedTransport(
            try answer(404, notThere),
            try answer(status, #"{"success":false,"error":{"code":\#(code),"message":"no"}}"#)
        )

        let error = await #expect(throws: APIError.self) {
            try await source(transport).pages(of: chapter, in: manga)
        }

        #expect(error?.code == code)
    }

    @Test func `a manga that is not there is not prepared`() async throws {
        let transport = ScriptedTransport(try answer(404, "nothing"))

        let error = await #expect(throws: APIError.self) {
            try await source(transport).pages(of: chapter, in: manga)
        }

        #expect(error?.code == 40400)
    }

    @Test func `pages are put in order, counted from 0, and each address is kept once`() async throws {
        let images = [image(7, "/b"), image(-3, "/a"), image(9, "/a"), image(7, "/c")].joined(separator: ",")
        let transport = ScriptedTransport(try answer(200, manifest(images)))

        let pages = try await source(transport).pages(of: chapter, in: manga)

        #expect(pages.map(\.index) == [0, 1, 2])
        #expect(pages.map(\.url) == ["http://stub:1/a", "http://stub:1/b", "http://stub:1/c"])
    }

    @Test(arguments: [
        "ftp://a/b", "file:///etc/passwd", "javascript:1", "", "http://", "http:///a", "http://a b/c", "/a\\u0000",
        "/a\\u001b[2J", "https://[bad/",
    ]) func `an address that is not of the web is refused`(url: String) async throws {
        let transport = ScriptedTransport(try answer(200, manifest(image(0, url))))

        let error = await #expect(throws: SourceError.self) {
            try await source(transport).pages(of: chapter, in: manga)
        }

        guard case .invalidPageURL(page: 0, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `sizes that cannot be are unknown`() async throws {
        let images = #"{"page":0,"filename":"f","size":-1,"url":"/a"},{"page":1,"filename":"f","url":"//cdn/b"}"#
        let transport = ScriptedTransport(try answer(200, manifest(images)))

        let pages = try await source(transport).pages(of: chapter, in: manga)

        #expect(pages.map(\.size) == [nil, nil])
        #expect(pages.map(\.url) == ["http://stub:1/a", "http://cdn/b"])
    }

    @Test func `more pages than a chapter can have are refused`() async throws {
        let images = [String](repeating: image(0, "/a"), count: 20_001).joined(separator: ",")
        let transport = ScriptedTransport(try answer(200, manifest(images)))

        await #expect(throws: SourceError.tooManyPages(count: 20_001, limit: 20_000)) {
            try await source(transport).pages(of: chapter, in: manga)
        }
    }

    @Test(arguments: [
        "", "[", "[]", "{\"images\":7}", "\u{FEFF}null", "{\"mangaSlug\":\"l\",\"images\":[{\"page\":1e99}]}",
    ])
    func `an answer in another shape is an error, not a crash`(body: String) async throws {
        let transport = ScriptedTransport(try answer(200, body))

        await #expect(throws: APIError.self) { try await source(transport).pages(of: chapter, in: manga) }
    }

    @Test(arguments: [
        (#""totalPages":8,"failedPages":2,"#, 8), (#""totalPages":9,"#, 9), (#""failedPages":2,"#, 8),
        (#""totalPages":"8","#, 8), (#""totalPages":9223372036854775807,"failedPages":9223372036854775807,"#, Int.max),
        (#""failedPages":9223372036854775807,"#, Int.max),
    ])
    func `a chapter that the server has in part only is refused`(counts: String, total: Int) async throws {
        let images = (0..<6).map { image($0, "/\($0)") }.joined(separator: ",")
        let transport = ScriptedTransport(try answer(200, #"{"mangaSlug":"l",\#(counts)"images":[\#(images)]}"#))

        await #expect(throws: SourceError.incomplete(present: 6, total: total)) {
            try await source(transport).pages(of: chapter, in: manga)
        }
    }

    @Test(arguments: [
        #""totalPages":6,"failedPages":2,"#, #""totalPages":0,"#,
        #""totalPages":-9,"failedPages":-9223372036854775808,"#,
        #""totalPages":"many","failedPages":null,"#, "",
    ])
    func `counts that ask for no more than is listed refuse nothing`(counts: String) async throws {
        let images = (0..<6).map { image($0, "/\($0)") }.joined(separator: ",")
        let transport = ScriptedTransport(try answer(200, #"{"mangaSlug":"l",\#(counts)"images":[\#(images)]}"#))

        #expect(try await source(transport).pages(of: chapter, in: manga).count == 6)
    }

    @Test(arguments: [
        (#"[{"id":"a","number":1},{"id":"b","number":1},{"id":"c","number":2}]"#, ["a", "b", "2"]),
        (#"[{"id":"a","number":1,"slug":"x"},{"id":"b","number":1,"slug":""},{"id":"c"}]"#, ["x", "b", "c"]),
        (#"[{"id":"a","number":1,"slug":"x"},{"id":"b","number":2,"slug":"x"}]"#, ["1", "2"]),
        (#"[{"id":"a","number":1},{"id":"a","number":1}]"#, ["1"]),
    ])
    func `a route names one chapter only`(list: String, slugs: [String]) async throws {
        let transport = ScriptedTransport(try answer(200, list))

        #expect(try await source(transport).chapters(of: manga).map(\.slug) == slugs)
    }

    @Test func `one item that is of no use hides no other, and numbers may be names`() async throws {
        let transport = ScriptedTransport(
            try answer(
                200,
                #"[{"id":5,"number":1,"volume":2,"title":[],"pageCount":"7"},{"title":"x"},7,null,{"id":"b","number":{}}]"#
            ),
            try answer(200, #"[{"slug":"a","title":"A","id":7,"genres":"x"},{"slug":"b"},[],{"slug":"c","title":"C"}]"#)
        )

        let chapters = try await source(transport).chapters(of: manga)
        let popular = try await source(transport).popular()

        #expect(
            chapters == [
                Chapter(id: Chapter.ID("5"), number: 1, volume: "2", pageCount: 7), Chapter(id: Chapter.ID("b")),
            ]
        )
        #expect(popular.map(\.id.rawValue) == ["7", "c"])
    }

    @Test func `a list without a single good item says what is wrong with the first`() async throws {
        let transport = ScriptedTransport(try answer(200, #"[{"title":"x"},7]"#), try answer(200, #"[{"slug":"a"}]"#))
        let url = "http://stub:1/"

        await #expect(throws: APIError.unreadable(url: url, flaw: .missing("[0].id"))) {
            try await source(transport).chapters(of: manga)
        }
        await #expect(throws: APIError.unreadable(url: url, flaw: .missing("[0].title"))) {
            try await source(transport).popular()
        }
    }

    @Test func `a manifest is read where it says less, or in other types`() async throws {
        let images =
            #"{"page":"1","size":"12","url":"/b"},{"page":"0","size":"12 KB","filename":3,"url":"/a"},{"url":"/c"}"#
        let transport = ScriptedTransport(
            try answer(200, #"{"chapterNumber":{},"totalSize":"x","images":[\#(images)]}"#)
        )

        let pages = try await source(transport).pages(of: chapter, in: manga)

        #expect(
            pages == [
                Page(index: 0, url: "http://stub:1/a", filename: "3"),
                Page(index: 1, url: "http://stub:1/b", size: 12), Page(index: 2, url: "http://stub:1/c"),
            ]
        )
    }

    @Test(arguments: ["", "ok", "[]", #"{"success":true}"#])
    func `what the server says of having fetched a chapter does not matter`(receipt: String) async throws {
        let transport = ScriptedTransport(
            try answer(404, notThere),
            try answer(201, receipt),
            try answer(200, manifest(image(0, "/a")))
        )

        #expect(try await source(transport).pages(of: chapter, in: manga).map(\.url) == ["http://stub:1/a"])
    }

    @Test(arguments: [
        ("/a b/ü [1].png", "http://stub:1/a%20b/%C3%BC%20%5B1%5D.png"),
        ("/a%20b c/100%.png?x=a b", "http://stub:1/a%20b%20c/100%25.png?x=a%20b"),
        ("http://cdn:8/ä b.png", "http://cdn:8/%C3%A4%20b.png"), ("x y", "http://stub:1/x%20y"),
        ("//cdn/x y", "http://cdn/x%20y"),
    ])
    func `what an address may not hold is encoded, once`(url: String, expected: String) async throws {
        let transport = ScriptedTransport(try answer(200, manifest(image(0, url))))

        #expect(try await source(transport).pages(of: chapter, in: manga).map(\.url) == [expected])
    }

    @Test func `lists are asked for with sane bounds, and an id that repeats is dropped`() async throws {
        let list = #"[{"slug":"a","title":"A"},{"slug":"a","title":"B"},{"slug":"c","title":"C"}]"#
        let transport = ScriptedTransport(
            try answer(200, list),
            try answer(200, list),
            try answer(200, #"[{"number":1},{"number":10.5},{"number":"10.50"}]"#)
        )
        let source = source(transport)

        let popular = try await source.popular()
        let found = try await source.search("a b", offset: -1, limit: 0)
        let chapters = try await source.chapters(of: manga)

        #expect(popular.map(\.title) == ["A", "C"])
        #expect(found.map(\.title) == ["A", "C"])
        #expect(chapters.map(\.slug) == ["1", "10.5"])
        #expect(
            lines(transport) == [
                "GET http://stub:1/manga/popular",
                "GET http://stub:1/api/v1/manga?q=a%20b&offset=0&limit=1",
                "GET http://stub:1/api/v1/manga/lantern/chapters",
            ]
        )
    }
}
