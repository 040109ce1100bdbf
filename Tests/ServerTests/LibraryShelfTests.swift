import Foundation
import MangaModels
import MangaServer
import MangaStorage
import TestSupport
import Testing

struct LibraryShelfTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )
    private let manga = Manga(id: Manga.ID("m"), slug: "moon", title: "Moon")

    @Test func `serves what was downloaded`() async throws {
        try await withLibrary { library async throws in
            let shelf = LibraryShelf(library.pages, environment: EnvironmentID("testing"))

            #expect(try await shelf.mangas().map(\.slug) == ["moon"])
            #expect(try await shelf.chapters(ofManga: "moon").map(\.slug) == ["2", "10.5"])
            #expect(try await shelf.prepared(chapter: "10.50", ofManga: "moon").pages.map(\.filename) == ["001.png"])
            await #expect(throws: ShelfError.alreadyPrepared("2", manga: "moon")) {
                try await shelf.prepare(chapter: "2", ofManga: "moon")
            }
            await #expect(throws: ShelfError.chapterNotFound("3", manga: "moon")) {
                try await shelf.prepare(chapter: "3", ofManga: "moon")
            }
            await #expect(throws: ShelfError.readOnly) { try await shelf.delete(chapter: "2", ofManga: "moon") }
            #expect(try await shelf.storage().totalChapters == 2)
        }
    }

    @Test func `sends a page's own bytes, tagged by their digest`() async throws {
        try await withLibrary { library async throws in
            try await serving(LibraryShelf(library.pages, environment: EnvironmentID("testing"))) { wire async throws in
                let page = try await wire.get("/api/v1/images/moon/2/0")

                #expect(Data(page.body) == Self.png)
                #expect(page.headers["content-type"] == "image/png")
                #expect(page.headers["etag"]?.count == 66)
            }
        }
    }

    @Test func `lets chapters be deleted where it may`() async throws {
        try await withLibrary { library async throws in
            let shelf = LibraryShelf(library.pages, environment: EnvironmentID("testing"), isWritable: true)

            #expect(try await shelf.delete(chapter: "2", ofManga: "moon") == Self.png?.count)
            #expect(try await shelf.chapters(ofManga: "moon").map(\.slug) == ["10.5"])
        }
    }

    /// With chapters 10.5 and 2 of one page each.
    private func withLibrary(_ body: (Library) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let library = try await Library.open(at: folder.path)
        for number in ["10.5", "2"] {
            let chapter = Chapter(id: Chapter.ID("c\(number)"), number: ChapterNumber(number))
            try await add(
                ChapterInfo(environment: EnvironmentID("testing"), manga: manga, chapter: chapter),
                to: library
            )
        }
        try await body(library)
        await library.close()
        withExtendedLifetime(folder) {}
    }

    private func add(_ info: ChapterInfo, to library: Library) async throws {
        let pending = try await library.pages.begin(info, pageCount: 1)
        let part = try await library.pages.open(page: 0, of: pending)
        try Self.png?.withUnsafeBytes { try part.append($0) }
        _ = try await library.pages.accept(part, as: 0, of: pending)
        _ = try await library.pages.commit(pending)
    }
}
