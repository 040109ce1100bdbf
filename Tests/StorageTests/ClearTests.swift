import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct ClearTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `everything goes but the reading progress and the catalogue`() async throws {
        let library = try await place.open()
        let stored = try await library.store(info)
        try await library.store(.sample("2", environment: EnvironmentID("other")))
        let progress = ReadingProgress(
            manga: info.manga.id,
            chapter: info.chapter.id,
            pageIndex: 1,
            totalPages: 3,
            updatedAt: place.now
        )
        try await library.catalogue.record(progress, in: info.environment)
        let row = try await library.queue.enqueue(.sample("3"))
        _ = try await library.queue.claim("a")
        let pending = try await library.pages.begin(.sample("3"), pageCount: 2)
        try await library.add(try PageImage.png(0), as: 0, of: pending)

        let freed = try await library.clear()

        #expect(freed == StorageUsage(mangas: 2, chapters: 2, pages: 6, bytes: 2 * stored.size))
        #expect(place.tree == [])
        #expect(try await library.pages.chapters(in: nil, of: nil) == [])
        #expect(try await library.queue.active() == [])
        #expect(try await library.queue.heartbeat(row.id, owner: "a", lease: .seconds(9), done: 1, of: 2) == .lost)
        #expect(try await library.catalogue.progress(of: info.manga.id, in: info.environment) == [progress])
        #expect(try await library.catalogue.mangas(in: info.environment) == [info.manga])
        #expect(try await place.open().pages.reconcile() == Reconciliation())
        #expect(try await library.store(info) == stored)
    }

    @Test func `the history tells of no chapter that is gone, and of one that was fetched again once`() async throws {
        let library = try await place.open()
        for info in [info, .sample("2"), info] {
            let row = try await library.queue.enqueue(info, options: DownloadOptions(replacesStored: true))
            try await library.store(info)
            try await library.queue.finish(row.id, as: .completed)
        }
        func completed() async throws -> [ChapterInfo] { try await library.queue.history(.completed).map(\.info) }
        #expect(try await completed() == [info, .sample("2")])
        let version = try await library.queue.version()

        try await library.pages.delete(info.key)

        #expect(try await completed() == [.sample("2")])
        #expect(try await library.queue.version() > version)
        try await library.clear()
        #expect(try await completed() == [])
        #expect(try await library.queue.counts().completed == 0)
    }
}
