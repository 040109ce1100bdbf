import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct RepairTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a new copy keeps the good pages, lacks the broken ones, and takes the old one's place at last`()
        async throws
    {
        let library = try await place.open()
        let whole = try await library.store(info, pages: 5, edition: "a")
        try place.damageFive()
        let old = try place.onlyChapter()

        let rows = try await library.repair(try await library.checks())

        #expect(rows.map(\.info) == [info])
        #expect(rows.map(\.options) == [DownloadOptions(replacesStored: true)])
        #expect(try await library.queue.active() == rows)
        #expect(try await !library.pages.fulfils(rows[0]))
        #expect(try await library.pages.chapter(info.key) == whole)
        #expect(try place.onlyChapter() == old)

        let reopened = try await place.open()
        #expect(try await reopened.pages.reconcile() == Reconciliation())
        let pending = try await reopened.pages.begin(info, pageCount: 5, edition: "a")
        #expect(pending.accepted == [4])
        for index in 0..<4 { try await reopened.add(try PageImage.png(index), as: index, of: pending) }
        #expect(try await reopened.pages.commit(pending) == whole)
        #expect(try await reopened.pages.fulfils(rows[0]))
        #expect(!FileManager.default.fileExists(atPath: old))
        #expect(try await reopened.checks().map(\.findings) == [[]])

        try await reopened.queue.finishStored()
        #expect(try await reopened.queue.history(.completed).map(\.id) == rows.map(\.id))
    }

    @Test func `a copy that takes the name of a folder somebody has removed stays`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 2)
        let folder = try place.onlyChapter()
        try FileManager.default.removeItem(atPath: folder)

        _ = try await library.repair(try await library.checks())
        try await library.store(info, pages: 2)

        #expect(try place.onlyChapter() == folder)
        #expect(try await library.bytes(1, of: info.key) == PageImage.png(1))
        #expect(try await library.checks().map(\.findings) == [[]])
    }

    @Test func `the row of a repair is not ended by the copy that it is to replace`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 5)
        try place.damageFive()
        let rows = try await library.repair(try await library.checks())

        try await library.queue.finishStored()
        _ = try await place.open().pages.reconcile()

        #expect(try await library.queue.active() == rows)
    }

    @Test func `a repair that ends in failure or is cancelled leaves the old copy`() async throws {
        let library = try await place.open()
        let stored = try await library.store(info, pages: 5)
        try place.damageFive()
        let rows = try await library.repair(try await library.checks(), priority: 7)
        #expect(rows.map(\.priority) == [7])

        #expect(try await library.queue.cancel(.all) == 1)
        try await library.pages.discardUnwanted()

        #expect(try await library.pages.chapter(info.key) == stored)
        #expect(place.files(named: "005.png").count == 1)
        #expect(try await library.checks().map(\.brokenPages) == [[0, 1, 2, 3]])
    }

    @Test func `pages of a chapter that the server has changed are not mixed`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 5, edition: "a")
        try place.damageFive()
        _ = try await library.repair(try await library.checks())

        #expect(try await library.pages.begin(info, pageCount: 5, edition: "b").accepted == [])
    }

    @Test func `a manifest alone is written anew at once`() async throws {
        let library = try await place.open()
        let chapter = try await library.store(info, pages: 2, edition: "a")
        let manifest = try #require(place.files(named: "manifest.json").first)
        let before = try Data(contentsOf: URL(fileURLWithPath: manifest))
        try Data("{}".utf8).write(to: URL(fileURLWithPath: manifest))
        let checks = try await library.checks()
        #expect(checks.map(\.findings) == [[Finding(.manifest, file: "manifest.json")]])

        #expect(try await library.repair(checks) == [])

        #expect(try Data(contentsOf: URL(fileURLWithPath: manifest)) == before)
        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try await library.repair(try await library.checks()) == [])
    }

    @Test func `a chapter that was replaced since the check is passed over`() async throws {
        let library = try await place.open()
        try await library.store(info, pages: 5)
        try place.damageFive()
        let checks = try await library.checks()
        try await library.store(info, pages: 5)

        #expect(try await library.repair(checks) == [])
        #expect(try await library.queue.active() == [])
    }

    @Test func `a marked gap is part of a chapter, survives the database, and is tried again by a repair`() async throws
    {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 4, edition: "a")
        for index in [0, 2] { try await library.add(try PageImage.png(index), as: index, of: pending) }
        await #expect(throws: StorageError.incomplete(missing: [1, 3])) { try await library.pages.commit(pending) }

        let chapter = try await library.pages.commit(pending, without: [1, 3])

        #expect(chapter.missing == [1, 3])
        #expect(chapter.pages.map(\.index) == [0, 2])
        #expect(try await library.pages.chapter(info.key) == chapter)
        await #expect(throws: StorageError.noSuchPage(3, count: 2)) { try await library.pages.page(3, of: info.key) }
        await library.close()
        try place.loseDatabase()
        let reopened = try await place.open()
        #expect(try await reopened.pages.reconcile().adopted == [info.key])
        #expect(try await reopened.pages.chapter(info.key) == chapter)
        let checks = try await reopened.checks()
        #expect(checks.map(\.findings) == [[Finding(.gap, page: 1), Finding(.gap, page: 3)]])
        #expect(checks.map(\.isSound) == [true])
        let rows = try await reopened.repair(checks)
        #expect(rows.map(\.options) == [DownloadOptions(allowsMissing: true, replacesStored: true)])
        #expect(try await reopened.pages.begin(info, pageCount: 4, edition: "a").accepted == [0, 2])
    }

    @Test func `nothing at all is no chapter, gaps allowed or not`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 2)

        await #expect(throws: StorageError.incomplete(missing: [0, 1])) {
            try await library.pages.commit(pending, without: [0, 1])
        }
    }
}
