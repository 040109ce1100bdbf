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
        try await model.retry(row.id)
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

    @Test func `cancels one download, then all`() async throws {
        let desk = try await Desk()
        let model = DownloadsModel(downloads: desk.downloads, pages: desk.library.pages)
        try await desk.downloads.enqueue(Desk.chapters("1", "2", "3"), of: Desk.manga, in: Desk.environment)

        let isCancelled = await model.cancel(model.report.active[1].id)
        let rest = model.report.active.map(\.chapter.id.rawValue)
        let again = await model.cancel("nothing")
        let count = await model.cancelAll()

        #expect((isCancelled, again, count) == (true, false, 2))
        #expect(rest == ["c1", "c3"])
        #expect(model.report.active.isEmpty)
        await desk.downloads.stop()
    }

    @Test func `a row is found by its number on the screen, else by its id`() {
        let report = Sample.downloads

        #expect(report.row("2", in: .active)?.id == "d2")
        #expect(report.row("d4", in: .failed)?.id == "d4")
        #expect(report.row("0", in: .active) == nil)
        #expect(report.row("-9223372036854775808", in: .active) == nil)
    }
}
