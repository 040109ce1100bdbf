import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadPauseTests {
    private let door = Door()

    /// Says nothing about page 2 of chapter 1 before the door is open.
    private func stuck() -> StubTransport {
        StubTransport { [door] request, _ in
            let path = request.url.path()
            return path == "/c1/2" && !door.isOpen ? try await .never() : .ok(try Picture.png(path))
        }
    }

    @Test func `a paused download stops, keeps what has landed, and spares the others`() async throws {
        let workshop = try await Workshop()
        let transport = stuck()
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1, 2)
        let task = try #require(manager.task(1))
        for await _ in events where task.downloadedPages == 2 { break }

        let isPaused = await manager.pause(taskId: task.id)
        await manager.waitUntilIdle()
        let paused = (manager.queued, transport.running, manager.completedDownloads.map(\.chapter.id.rawValue))
        door.open()
        let isResumed = await manager.resume(taskId: task.id)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect((isPaused, isResumed) == (true, true))
        #expect(paused == (["c1 paused"], 0, ["c2"]))
        #expect(transport.paths.filter { $0.hasPrefix("/c1/") } == ["/c1/0", "/c1/1", "/c1/2", "/c1/2"])
        #expect(try await workshop.contents(of: 1) == (0..<3).map { try Picture.png("/c1/\($0)") })
    }

    @Test func `the end of a batch of which a part was paused is told once, when all of it has ended`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(stuck())
        let (events, later) = (manager.events, manager.events)
        manager.start()
        try await manager.add(1, 2)
        let task = try #require(manager.task(1))
        for await _ in events where task.downloadedPages == 2 { break }

        _ = await manager.pause(taskId: task.id)
        await manager.waitUntilIdle()
        door.open()
        _ = await manager.resume(taskId: task.id)
        await manager.waitUntilIdle()
        await manager.stop()
        var ends: [DownloadEvent] = []
        for await event in later { if case .batchEnded = event { ends.append(event) } }

        #expect(ends == [.batchEnded(completed: 2, failed: 0, withGaps: 0)])
    }

    @Test func `adding never ends a pause`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()

        let count = await manager.pauseAll()
        try await manager.add(2, 3)
        await manager.waitUntilIdle()
        let paused = (manager.isPaused, manager.queued, transport.paths.filter { !$0.hasPrefix("/c1/") })
        let resumed = await manager.resumeAll()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect((count, resumed) == (0, 2))
        #expect(paused == (true, ["c2 paused", "c3 paused"], []))
        #expect(!manager.isPaused)
        #expect(manager.completedDownloads.count == 3)
    }

    @Test func `one manga is paused, with what is added to it, and another goes on`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)
        let other = Manga(id: Manga.ID("o"), slug: "other", title: "Other")
        try await manager.add(1)

        let count = await manager.pauseAll(of: Workshop.manga.id, in: Workshop.environment)
        try await manager.add(2)
        try await manager.enqueue([Workshop.chapter(9)], of: other, in: Workshop.environment)
        manager.start()
        await manager.waitUntilIdle()
        let paused = (manager.queued, manager.completedDownloads.map(\.chapter.id.rawValue))
        let resumed = await manager.resumeAll(of: Workshop.manga.id, in: Workshop.environment)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect((count, resumed) == (1, 2))
        #expect(paused == (["c1 paused", "c2 paused"], ["c9"]))
        #expect(manager.completedDownloads.count == 3)
    }

    @Test func `a pause outlives the process`() async throws {
        let workshop = try await Workshop()
        let first = workshop.manager(StubTransport.wellBehaved)
        try await first.add(1)
        await first.pauseAll()
        await first.stop()

        let transport = StubTransport.wellBehaved
        let second = workshop.manager(transport)
        second.start()
        await second.waitUntilIdle()
        await second.stop()

        #expect((second.queued, second.isPaused) == (["c1 paused"], true))
        #expect(transport.requests.isEmpty)
    }

    @Test func `another process's pause ends the work here`() async throws {
        let workshop = try await Workshop()
        let transport = stuck()
        let worker = workshop.manager(transport)
        let clock = workshop.clock
        let events = worker.events
        worker.start()
        try await worker.add(1)
        let task = try #require(worker.task(1))
        for await _ in events where task.downloadedPages == 2 { break }
        let other = workshop.manager(StubTransport.wellBehaved)
        other.start()
        await other.settle()

        let isPaused = await other.pause(taskId: task.id)
        let later = worker.events
        for _ in 0..<3 { clock.beat() }
        for await _ in later where task.state == .paused { break }
        await worker.stop()
        await other.stop()

        #expect(isPaused)
        #expect(transport.running == 0)
        #expect(other.queued == ["c1 paused"])
    }

    @Test func `what is paused can be cancelled, and leaves no file`() async throws {
        let workshop = try await Workshop()
        let transport = stuck()
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1)
        let task = try #require(manager.task(1))
        for await _ in events where task.downloadedPages == 2 { break }
        await manager.pause(taskId: task.id)

        let isCancelled = await manager.cancel(taskId: task.id)
        await manager.stop()

        #expect(isCancelled)
        #expect(task.state == .cancelled)
        #expect(workshop.leftovers() == [])
    }

    @Test func `unknown and ended downloads are left alone`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let task = try #require(manager.completedDownloads.first)

        let answers = [
            await manager.pause(taskId: "nothing"), await manager.resume(taskId: "nothing"),
            await manager.pause(taskId: task.id), await manager.resume(taskId: task.id),
        ]
        await manager.stop()

        #expect(answers == [false, false, false, false])
        #expect(task.state == .completed)
    }
}
