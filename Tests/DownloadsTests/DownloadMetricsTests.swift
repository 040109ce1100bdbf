import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadMetricsTests {
    @Test func `bytes, pages and retries are counted, for the task and for all time`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, visit in
            let path = request.url.path()
            return path == "/c1/1" && visit == 0 ? .status(503) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()

        let bytes = try (0..<3).reduce(0) { try $0 + Picture.png("/c1/\($1)").count }
        let row = try #require(try await workshop.library.queue.history(.completed).first)
        let totals = try await manager.totals()
        #expect((row.metrics.bytes, row.metrics.pages, row.metrics.retries) == (bytes, 3, 1))
        #expect(row.metrics.waitedForHost <= row.metrics.spent)
        #expect((totals.completed, totals.failed, totals.cancelled) == (1, 0, 0))
        #expect((totals.metrics.bytes, totals.metrics.pages, totals.metrics.retries) == (bytes, 3, 1))
    }

    @Test func `counts go on after a restart`() async throws {
        let workshop = try await Workshop()
        let first = workshop.manager(
            StubTransport { request, _ in
                let path = request.url.path()
                return path == "/c1/2" ? try await .never() : .ok(try Picture.png(path))
            }
        )
        let events = first.events
        first.start()
        try await first.add(1)
        for await _ in events where first.task(1)?.downloadedPages == 2 { break }
        await first.stop()

        let second = workshop.manager(StubTransport.wellBehaved)
        second.start()
        await second.settle()
        let before = try #require(second.activeDownloads.first ?? second.completedDownloads.first).metrics.pages
        await second.waitUntilIdle()
        await second.stop()

        #expect(before >= 2)
        #expect(try await workshop.library.queue.history(.completed).first?.metrics.pages == 3)
        #expect(try await second.totals().metrics.pages == 3)
    }

    @Test func `the summary counts what waits, runs and is paused`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return path == "/c1/2" ? try await .never() : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport, limits: DownloadLimits(chapters: 1))
        let events = manager.events
        manager.start()
        try await manager.add(1, 2, 3)
        let last = try #require(manager.task(3))
        await manager.pause(taskId: last.id)
        for await _ in events where manager.task(1)?.downloadedPages == 2 { break }

        let summary = manager.summary
        await manager.stop()

        #expect((summary.running, summary.waiting, summary.paused) == (1, 1, 1))
        #expect((summary.donePages, summary.totalPages) == (2, 3))
        #expect(summary.metrics.pages == 2)
    }
}
