import Foundation
import MangaArchives
import MangaModels
import MangaServer
import MangaStorage
import Testing

struct FolderShelfTests {
    private let comics: ComicFixture

    init() throws {
        comics = try ComicFixture()
    }

    @Test func `lists manga and chapters with their problems`() async throws {
        let shelf = try comics.shelf()

        let mangas = try await shelf.mangas()
        let chapters = try await shelf.chapters(ofManga: "moon")

        #expect(mangas.map(\.title) == ["Moon"])
        #expect(chapters.map(\.slug) == ["1", "2", "3", "4", "5", "10.5"])
        #expect(chapters.map { $0.problem == nil } == [true, true, true, false, true, true])
    }

    @Test func `has a chapter only after it was prepared`() async throws {
        let shelf = try comics.shelf()
        let missing = ShelfError.chapterNotFound("1", manga: "moon")
        await #expect(throws: missing) { try await shelf.prepared(chapter: "1", ofManga: "moon") }
        await #expect(throws: missing) { try await shelf.page(0, ofChapter: "1", ofManga: "moon") }

        let made = try await shelf.prepare(chapter: "1", ofManga: "moon")

        #expect(
            made.pages == [
                ShelfPage(index: 0, filename: "001.png", size: 9), ShelfPage(index: 1, filename: "002.jpg", size: 5),
            ]
        )
        #expect(made.size == 14)
        #expect(try await shelf.prepared(chapter: "1", ofManga: "moon") == made)
        #expect(try await shelf.prepared(ofManga: "moon") == [made])
        await #expect(throws: ShelfError.alreadyPrepared("1", manga: "moon")) {
            try await shelf.prepare(chapter: "1", ofManga: "moon")
        }
    }

    @Test(arguments: [
        ("1", 0, ComicFixture.png + [2], "image/png"), ("1", 1, ComicFixture.jpeg + [10], "image/jpeg"),
        ("2", 0, ComicFixture.png + ComicFixture.zeros, "image/png"), ("3", 0, ComicFixture.png + [3], "image/png"),
        ("10.50", 0, ComicFixture.png, "image/png"),
    ])
    func `gives the bytes of a page with their true type`(
        chapter: String,
        index: Int,
        bytes: [UInt8],
        type: String
    ) async throws {
        let shelf = try comics.shelf()
        _ = try await shelf.prepare(chapter: chapter, ofManga: "moon")

        let page = try await shelf.page(index, ofChapter: chapter, ofManga: "moon")

        #expect(page.body.read == bytes)
        #expect(page.mediaType == type)
    }

    @Test func `says why a chapter cannot be prepared`() async throws {
        try comics.archive("Moon/Moon 6.cbz", ["1.png": Array("<html>".utf8), "2.png": [1]])
        let shelf = try comics.shelf()

        await #expect(throws: ShelfError.notAnImage(page: "1.png", chapter: "6")) {
            try await shelf.prepare(chapter: "6", ofManga: "moon")
        }
        let torn = await #expect(throws: ShelfError.self) { try await shelf.prepare(chapter: "4", ofManga: "moon") }
        guard case .damaged(chapter: "4", _) = torn else {
            Issue.record("\(String(describing: torn))")
            return
        }
        await #expect(throws: ShelfError.mangaNotFound("sun")) { try await shelf.prepare(chapter: "1", ofManga: "sun") }
        await #expect(throws: ShelfError.chapterNotFound("../1", manga: "moon")) {
            try await shelf.prepare(chapter: "../1", ofManga: "moon")
        }
    }

    @Test func `lists a page that is no image, which fails at its own address alone`() async throws {
        let shelf = try comics.shelf()

        let made = try await shelf.prepare(chapter: "5", ofManga: "moon")

        #expect(
            made.pages == [
                ShelfPage(index: 0, filename: "001.png", size: 8), ShelfPage(index: 1, filename: "002.png", size: nil),
            ]
        )
        #expect(made.size == 8)
        #expect(try await shelf.page(0, ofChapter: "5", ofManga: "moon").body.read == ComicFixture.png)
        await #expect(throws: ShelfError.notAnImage(page: "2.png", chapter: "5")) {
            try await shelf.page(1, ofChapter: "5", ofManga: "moon")
        }
    }

    @Test func `lists a page whose bytes are damaged, which fails at its own address alone`() async throws {
        let name = "Moon/Moon 7.cbz"
        let entries = ["1.png": ComicFixture.png + ComicFixture.zeros, "2.png": ComicFixture.png + [2]]
        try comics.archive(name, entries, deflated: true)
        try comics.tear(name, behind: "1.png")
        let shelf = try comics.shelf()

        let made = try await shelf.prepare(chapter: "7", ofManga: "moon")

        #expect(made.pages.map(\.size) == [nil, 9])
        #expect(try await shelf.page(1, ofChapter: "7", ofManga: "moon").body.read == ComicFixture.png + [2])
        let error = await #expect(throws: ShelfError.self) {
            try await shelf.page(0, ofChapter: "7", ofManga: "moon")
        }
        guard case .unreadablePage("1.png", chapter: "7", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `lists a page of a folder that is no image`() async throws {
        try comics.file("Moon/Moon 3/b.png", [1, 2, 3])
        let shelf = try comics.shelf()

        #expect(try await shelf.prepare(chapter: "3", ofManga: "moon").pages.map(\.size) == [9, nil])
    }

    @Test func `prepares no more than its limit`() async throws {
        let shelf = try comics.shelf(FolderShelf.Options(prepareLimit: 20, rescanInterval: .zero))
        _ = try await shelf.prepare(chapter: "1", ofManga: "moon")

        await #expect(throws: ShelfError.limitExceeded(needed: 23, limit: 20)) {
            try await shelf.prepare(chapter: "3", ofManga: "moon")
        }
        let storage = try await shelf.storage()
        #expect(storage.limit == 20)
        #expect(storage.available == 6)
    }

    @Test func `forgets a chapter whose file was replaced, and changes its tag`() async throws {
        let shelf = try comics.shelf()
        _ = try await shelf.prepare(chapter: "1", ofManga: "moon")
        let before = try await shelf.page(0, ofChapter: "1", ofManga: "moon")

        try comics.archive("Moon/Moon 1.cbz", ["1.png": ComicFixture.png + [7, 7]])

        await #expect(throws: ShelfError.chapterNotFound("1", manga: "moon")) {
            try await shelf.page(0, ofChapter: "1", ofManga: "moon")
        }
        _ = try await shelf.prepare(chapter: "1", ofManga: "moon")
        let after = try await shelf.page(0, ofChapter: "1", ofManga: "moon")
        #expect(after.body.read == ComicFixture.png + [7, 7])
        #expect(after.tag != before.tag)
    }

    @Test func `sees what comes into the folder and what goes`() async throws {
        let shelf = try comics.shelf()
        #expect(try await shelf.mangas().count == 1)

        try comics.folder("Sun")
        try comics.archive("Sun/Sun 1.cbz", ["1.png": ComicFixture.png])
        #expect(try await shelf.mangas().map(\.title) == ["Moon", "Sun"])

        try FileManager.default.removeItem(atPath: comics.path + "/Moon")
        #expect(try await shelf.mangas().map(\.title) == ["Sun"])

        try FileManager.default.removeItem(atPath: comics.path + "/Sun")
        #expect(try await shelf.mangas() == [])
    }

    @Test func `deletes nothing unless it may`() async throws {
        let shelf = try comics.shelf()

        await #expect(throws: ShelfError.readOnly) { try await shelf.delete(chapter: "1", ofManga: "moon") }

        #expect(comics.exists("Moon/Moon 1.cbz"))
    }

    @Test func `deletes a file or a folder where it may, and nothing beside it`() async throws {
        let shelf = try comics.shelf(FolderShelf.Options(isWritable: true, rescanInterval: .zero))
        _ = try await shelf.prepare(chapter: "1", ofManga: "moon")

        #expect(try await shelf.delete(chapter: "1", ofManga: "moon") > 14)
        #expect(try await shelf.delete(chapter: "3", ofManga: "moon") == 9)

        let left = try FileManager.default.contentsOfDirectory(atPath: comics.path + "/Moon").sorted()
        #expect(left == ["Moon 10.5.cbz", "Moon 2.cbz", "Moon 4.cbz", "Moon 5.cbz"])
        await #expect(throws: ShelfError.chapterNotFound("1", manga: "moon")) {
            try await shelf.prepared(chapter: "1", ofManga: "moon")
        }
    }

    @Test func `deletes through no link that leads out of its folder`() async throws {
        let outside = try ComicFixture()
        let shelf = try comics.shelf(FolderShelf.Options(isWritable: true, rescanInterval: .seconds(60)))
        _ = try await shelf.mangas()
        try FileManager.default.removeItem(atPath: comics.path + "/Moon")
        try FileManager.default.createSymbolicLink(
            atPath: comics.path + "/Moon",
            withDestinationPath: outside.path + "/Moon"
        )

        await #expect(throws: ShelfError.self) { try await shelf.delete(chapter: "1", ofManga: "moon") }

        #expect(outside.exists("Moon/Moon 1.cbz"))
    }

    @Test func `serves the flow of a download, and every code of the backend`() async throws {
        let options = FolderShelf.Options(prepareLimit: 125, rescanInterval: .zero)
        try await serving(try comics.shelf(options)) { wire async throws in
            func code(_ method: String, _ path: String) async throws -> Int? {
                try await wire.send(method, "/api/v1/\(path)").code
            }
            #expect(try await code("GET", "chapters/moon/2") == 40401)
            #expect(try await wire.send("POST", "/api/v1/download/moon/2").status == 201)
            #expect(try await code("POST", "download/moon/2") == 40901)
            #expect(try await wire.send("POST", "/api/v1/download/moon/5").status == 201)
            #expect(try await code("GET", "images/moon/5/1") == 42201)
            #expect(try await code("POST", "download/moon/4") == 50001)
            #expect(try await code("POST", "download/moon/1") == 50701)
            #expect(try await code("DELETE", "chapters/moon/2") == 40902)
            #expect(try await wire.get("/api/v1/images/moon/2/0").body == ComicFixture.png + ComicFixture.zeros)
        }
    }
}

extension PageContent.Body {
    fileprivate var read: [UInt8] {
        switch self {
        case .bytes(let bytes): return bytes
        case .slice(let slice):
            var buffer = [UInt8](repeating: 0, count: slice.length)
            let count = pread(slice.descriptor, &buffer, buffer.count, off_t(slice.offset))
            return Array(buffer.prefix(max(0, count)))
        }
    }
}
