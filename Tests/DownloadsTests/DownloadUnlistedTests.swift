import MangaDownloads
import MangaModels
import MangaStorage
import TestSupport
import Testing

/// A queue that is longer than what is listed of it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadUnlistedTests {
    /// Five downloads that an earlier run has left, and a manager that lists two of them.
    private func manager(in workshop: Workshop) async throws -> DownloadManager {
        try await workshop.manager(StubTransport.wellBehaved).add(1, 2, 3, 4, 5)
        return workshop.manager(StubTransport.wellBehaved, listLimit: 2)
    }

    @Test func `those that are not listed are counted`() async throws {
        let workshop = try await Workshop()
        let manager = try await manager(in: workshop)
        manager.watch()
        await manager.settle()

        #expect(manager.queued == ["c1", "c2"])
        #expect((manager.unlistedCount, manager.activeCount, manager.summary.waiting) == (3, 5, 5))
        try await manager.list(.all)
        #expect(manager.queued == ["c1", "c2", "c3", "c4", "c5"])
        #expect((manager.unlistedCount, manager.activeCount, manager.summary.waiting) == (0, 5, 5))
        await manager.stop()
    }

    @Test func `they are cancelled, paused and resumed with the others, and counted`() async throws {
        let workshop = try await Workshop()
        let manager = try await manager(in: workshop)
        manager.watch()
        await manager.settle()

        #expect(await manager.pauseAll() == 5)
        #expect(await manager.resumeAll() == 5)
        #expect(await manager.pauseAll(of: Workshop.manga.id, in: Workshop.environment) == 5)
        #expect(await manager.resumeAll(of: Workshop.manga.id, in: Workshop.environment) == 5)
        #expect(await manager.cancelAll() == 5)
        #expect((manager.activeCount, try await workshop.library.queue.counts().active) == (0, 0))
        await manager.stop()
    }

    @Test func `one of them is found by its id`() async throws {
        let workshop = try await Workshop()
        let manager = try await manager(in: workshop)
        manager.watch()
        await manager.settle()
        let rows = try await workshop.library.queue.active()

        #expect(await manager.cancel(taskId: rows[4].id))
        #expect(await manager.pause(taskId: rows[3].id))
        #expect(try await manager.move(taskId: rows[2].id, to: .top))

        #expect(try await workshop.library.queue.active().map(\.info.chapter.id.rawValue) == ["c3", "c1", "c2", "c4"])
        #expect(manager.activeCount == 4)
        #expect(await !manager.cancel(taskId: "none"))
        await manager.stop()
    }

    @Test func `they are downloaded in their turn, and the batch ends once`() async throws {
        let workshop = try await Workshop()
        let manager = try await manager(in: workshop)
        let events = manager.events
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()
        var ends: [DownloadEvent] = []
        for await event in events { if case .batchEnded = event { ends.append(event) } }

        #expect(ends == [.batchEnded(completed: 5, failed: 0, withGaps: 0)])
        #expect(manager.completedDownloads.count == 5)
    }

    @Test func `what others add is counted, though only the first of it is listed`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.watch()
        await manager.settle()
        let clock = workshop.clock
        let other = try await workshop.neighbour(StubTransport.wellBehaved)
        try await other.enqueue((1...230).map(Workshop.chapter), of: Workshop.manga, in: Workshop.environment)

        clock.beat()
        while manager.activeCount < 230, !Task.isCancelled { await Task.yield() }

        #expect(manager.activeDownloads.count == 200)
        #expect(await manager.cancelAll() == 230)
        await manager.stop()
    }
}
