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
        "ftp://a/b", "file:///etc/passwd", "javascript:1", "", "http://", "http:///a", "/a b", "/a\\u0000",
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
