import MangaDownloads
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

@MainActor
struct DownloadsModelTests {
    @Test func `shows what waits, is done and failed, and the storage used`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        try await desk.downloads.enqueue(Desk.chapters("1"), of: Desk.manga, in: Desk.environment)
        let waiting = model.report
        desk.downloads.start()
        await desk.downloads.waitUntilIdle()
        desk.source.change { $0.failure = SilentServer() }
        try await desk.downloads.enqueue(Desk.chapters("2"), of: Desk.manga, in: Desk.environment)
        await desk.downloads.waitUntilIdle()
        await model.load()

        let report = model.report

        #expect(waiting.active.map(\.state) == [.queued])
        #expect(report.active.isEmpty)
        #expect(report.completed.map(\.chapter.id.rawValue) == ["c1"])
        #expect(report.completed.map(\.totalPages) == [1])
        #expect(report.failed.map(\.state) == [.failed(reason: SilentServer().message)])
        #expect(report.storage == StorageUsage(mangas: 1, chapters: 1, pages: 1, bytes: PictureTransport.png.count))
        await desk.downloads.stop()
    }

    @Test func `retries a failed download, and clears what has ended`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        desk.source.change { $0.failure = SilentServer() }
        desk.downloads.start()
        try await desk.downloads.enqueue(Desk.chapters("1", "2"), of: Desk.manga, in: Desk.environment)
        await desk.downloads.waitUntilIdle()
        desk.source.change { $0.failure = nil }

        let row = try #require(model.report.row("1", in: .failed))
        try await model.retry(.rows([row.id]))
        await desk.downloads.waitUntilIdle()
        let retried = model.report
        model.clear(.failed)
        model.clear(.active)
        let cleared = model.report
        model.clear(.completed)

        #expect(retried.completed.map(\.id) == [row.id])
        #expect(retried.failed.count == 1)
        #expect(cleared.failed.isEmpty)
        #expect(cleared.completed.count == 1)
        #expect(model.report.completed.isEmpty)
        await desk.downloads.stop()
    }

    @Test func `a failed chapter that is queued again stands once`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        desk.source.change { $0.failure = SilentServer() }
        desk.downloads.start()
        try await desk.downloads.enqueue(Desk.chapters("1", "2"), of: Desk.manga, in: Desk.environment)
        await desk.downloads.waitUntilIdle()
        await model.pause(.all)

        try await desk.downloads.enqueue(Desk.chapters("1"), of: Desk.manga, in: Desk.environment)
        let again = model.report
        let watched = DownloadsWatchModel(model, tab: .failed).report(height: 20)
        await model.cancel(.all)

        #expect(again.active.map(\.chapter.id.rawValue) == ["c1"])
        #expect(again.failed.map(\.chapter.id.rawValue) == ["c2"])
        #expect(again.count(of: .failed) == 1)
        #expect(watched.rows.map(\.chapter.id.rawValue) == ["c2"])
        #expect(model.report.failed.count == 2)
        await desk.downloads.stop()
    }

    @Test func `of more than are listed, it says how many there are`() async throws {
        let numbers = (1...53).map { Chapter(id: .init("c\($0)"), number: ChapterNumber($0)) }
        let desk = try await Desk(chapters: numbers)
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        desk.downloads.start()
        try await desk.downloads.enqueue(numbers, of: Desk.manga, in: Desk.environment)
        await desk.downloads.waitUntilIdle()

        await model.load()
        let report = model.report
        model.clear(.completed)

        #expect(report.completed.count == 50)
        #expect(report.count(of: .completed) == 53)
        #expect(model.report.count(of: .completed) == 0)
        await desk.downloads.stop()
    }

    @Test func `cancels one download, then all`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        try await desk.downloads.enqueue(Desk.chapters("1", "2", "3"), of: Desk.manga, in: Desk.environment)

        let cancelled = await model.cancel(.rows([model.report.active[1].id]))
        let rest = model.report.active.map(\.chapter.id.rawValue)
        let again = await model.cancel(.rows(["nothing"]))
        let count = await model.cancel(.all)

        #expect((cancelled, again, count) == (1, 0, 2))
        #expect(rest == ["c1", "c3"])
        #expect(model.report.active.isEmpty)
        await desk.downloads.stop()
    }

    @Test func `pauses one, those of a manga, and all with what is added`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        try await desk.downloads.enqueue(Desk.chapters("1", "2"), of: Desk.manga, in: Desk.environment)

        let one = await model.pause(.rows([model.report.active[0].id]))
        let states = model.report.active.map(\.state)
        let ofManga = await model.pause(.manga(Desk.manga.id, in: Desk.environment))
        let resumed = await model.resume(.manga(Desk.manga.id, in: Desk.environment))
        let all = await model.pause(.all)
        try await desk.downloads.enqueue(Desk.chapters("3"), of: Desk.manga, in: Desk.environment)
        let paused = model.report
        let freed = await model.resume(.all)

        #expect((one, ofManga, resumed, all, freed) == (1, 2, 2, 2, 3))
        #expect(states == [.paused, .queued])
        #expect(paused.isPaused)
        #expect(paused.active.map(\.state) == [.paused, .paused, .paused])
        #expect(!model.report.isPaused)
        #expect(model.report.active.map(\.state) == [.queued, .queued, .queued])
        await desk.downloads.stop()
    }

    @Test func `a higher priority stands in front, and a download can be moved`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        try await desk.downloads.enqueue(Desk.chapters("1", "2"), of: Desk.manga, in: Desk.environment)
        try await desk.downloads.enqueue(Desk.chapters("3"), of: Desk.manga, in: Desk.environment, priority: 10)
        let before = model.report.active

        let hasMoved = try await model.move(before[0].id, to: .bottom)

        #expect(hasMoved)
        #expect(model.report.active.map(\.chapter.id.rawValue) == ["c1", "c2", "c3"])
        await desk.downloads.stop()
    }

    @Test func `the totals of what was downloaded are there for the next visit`() async throws {
        let desk = try await Desk()
        desk.downloads.start()
        try await desk.downloads.enqueue(Desk.chapters("1", "2"), of: Desk.manga, in: Desk.environment)
        await desk.downloads.waitUntilIdle()
        await desk.downloads.stop()

        let next = DownloadsModel(downloads: try await desk.visit(), pages: desk.library.pages)
        let statistics = try await next.statistics()

        #expect(statistics.total.completed == 2)
        #expect(statistics.total.metrics.pages == 2)
        #expect(statistics.total.metrics.bytes == 2 * PictureTransport.png.count)
        #expect(statistics.rows.map(\.metrics.pages) == [1, 1])
    }

    @Test func `a row is found by its number on the screen, else by its id`() {
        let report = Sample.downloads

        #expect(report.row("2", in: .active)?.id == "d2")
        #expect(report.row("d4", in: .failed)?.id == "d4")
        #expect(report.row("0", in: .active) == nil)
        #expect(report.row("-9223372036854775808", in: .active) == nil)
    }
}
