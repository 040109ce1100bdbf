import Foundation
import MangaImaging
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

/// Chapters whose folders somebody else has taken away.
struct MissingChapterTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    /// A library that was opened and looked through after the chapter's folder had gone; what it was like before.
    private func lost() async throws -> (library: Library, chapter: StoredChapter, lost: Reconciliation) {
        let chapter = try await place.open().store(info)
        try FileManager.default.moveItem(atPath: try place.onlyChapter(), toPath: place.folder + "/elsewhere")
        let library = try await place.open()
        return (library, chapter, try await library.pages.reconcile())
    }

    @Test func `is told once, counts nowhere, and is not forgotten`() async throws {
        let (library, chapter, found) = try await lost()

        var expected = Reconciliation()
        expected.missing = [info]
        #expect(found == expected)
        #expect(try await place.open().pages.reconcile() == Reconciliation())
        #expect(try await library.pages.missing(in: nil, of: nil) == [chapter])
        #expect(try await library.pages.missing(in: info.environment, of: Manga.ID("other")) == [])
        #expect(try await library.pages.chapter(info.key) == nil)
        #expect(try await library.pages.chapters(in: nil, of: nil) == [])
        #expect(try await library.pages.usage(of: nil) == StorageUsage(mangas: 0, chapters: 0, pages: 0, bytes: 0))
        #expect(try await library.pages.space().used == 0)
        #expect(try await library.catalogue.chapters(of: info.manga.id, in: info.environment) == [info.chapter])
    }

    @Test func `stays in the catalogue when the server lists it no more`() async throws {
        let (library, _, _) = try await lost()

        try await library.catalogue.save([], of: info.manga, in: info.environment)

        #expect(try await library.catalogue.chapters(of: info.manga.id, in: info.environment) == [info.chapter])
    }

    @Test func `verify says that every page is missing`() async throws {
        let (library, _, _) = try await lost()

        let checks = try await library.checks()

        #expect(checks.map(\.info) == [info])
        #expect(checks.map(\.isSound) == [false])
        #expect(checks.map(\.brokenPages) == [[0, 1, 2]])
        #expect(checks.map { $0.findings.map(\.kind) } == [[.missing, .missing, .missing, .manifest]])
    }

    @Test func `repair fetches it anew`() async throws {
        let (library, chapter, _) = try await lost()

        let rows = try await library.repair(try await library.checks())

        #expect(rows.map(\.info) == [info])
        let row = try #require(try await library.queue.claim(owner: "a", lease: .seconds(9), excluding: []))
        #expect(try await !library.pages.fulfils(row))
        #expect(try await library.store(info) == chapter)
        #expect(try await library.pages.fulfils(row))
        #expect(try await library.pages.missing(in: nil, of: nil) == [])
        #expect(try await library.checks().map(\.isSound) == [true])
    }

    @Test func `a download of it is a new one and ends the loss`() async throws {
        let (library, chapter, _) = try await lost()

        let row = try await library.queue.enqueue(info)
        #expect(try await !library.pages.fulfils(row))
        _ = try await place.open().pages.reconcile()
        #expect(try await library.queue.active().map(\.id) == [row.id])
        #expect(try await library.store(info) == chapter)

        #expect(try await library.pages.chapters(in: nil, of: nil) == [chapter])
        #expect(try await library.pages.missing(in: nil, of: nil) == [])
        #expect(try await place.open().pages.reconcile() == Reconciliation())
    }

    @Test func `deleting it forgets it, and frees nothing`() async throws {
        let (library, _, _) = try await lost()

        #expect(try await library.pages.delete(info.key) == 0)

        #expect(try await library.pages.missing(in: nil, of: nil) == [])
        #expect(try await library.checks() == [])
    }

    @Test func `clearing forgets it too`() async throws {
        let (library, _, _) = try await lost()

        #expect(try await library.clear().chapters == 0)

        #expect(try await library.pages.missing(in: nil, of: nil) == [])
    }

    @Test func `is back as soon as its folder is, without a word and with what became of it`() async throws {
        let (library, chapter, _) = try await lost()
        let folder = try #require(try place.database { try $0.first("SELECT folder FROM copy") { $0.text(0) } })
        let path = place.folder + "/library/" + folder
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(atPath: place.folder + "/elsewhere", toPath: path)
        try FileManager.default.removeItem(atPath: path + "/002.png")

        #expect(try await library.pages.reconcile() == Reconciliation())

        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try await library.checks().map(\.brokenPages) == [[1]])
    }

    @Test func `is adopted under another name, also where that copy is the older one`() async throws {
        let (library, chapter, _) = try await lost()
        let elsewhere = place.folder + "/library/testing/Elsewhere/1 [0123456789ab]"
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: elsewhere).deletingLastPathComponent().path,
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(atPath: place.folder + "/elsewhere", toPath: elsewhere)

        var expected = Reconciliation()
        expected.adopted = [info.key]
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try await library.pages.missing(in: nil, of: nil) == [])
    }

    @Test func `one whose folder was only renamed is adopted and not called missing`() async throws {
        let chapter = try await place.open().store(info)
        let folder = try place.onlyChapter()
        try FileManager.default.moveItem(atPath: folder, toPath: folder + " 2")
        let library = try await place.open()

        var expected = Reconciliation()
        expected.adopted = [info.key]
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapter(info.key) == chapter)
    }

    @Test func `single pages make the chapter anew`() async throws {
        let (library, _, _) = try await lost()
        let service = StorageService(library: library, environment: info.environment)
        let number = try #require(info.chapter.number)
        #expect(!service.isChapterDownloaded(mangaSlug: info.manga.slug, chapterNumber: number))

        try await service.saveImage(
            try PageImage.sample(7),
            mangaSlug: info.manga.slug,
            chapterNumber: number,
            pageIndex: 0
        )

        #expect(service.isChapterDownloaded(mangaSlug: info.manga.slug, chapterNumber: number))
        #expect(try await library.pages.missing(in: nil, of: nil) == [])
    }
}
