import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
struct DownloadCancelTests {
    /// A server that says nothing about the chapters in `stuck`.
    private func transport(stuck: String...) -> StubTransport {
        StubTransport { request, _ in
            let path = request.url.path()
            return stuck.contains { path.hasPrefix("/\($0)/") } ? try await .never() : .ok(try Picture.png(path))
        }
    }

    @Test func `a cancelled chapter stops its requests, leaves no file, and spares the others`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return path == "/c1/2" ? try await .never() : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1, 2)
        let task = try #require(manager.activeDownloads.first)
        for await _ in events where task.downloadedPages == 2 { break }

        manager.cancelDownload(taskId: task.id)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(task.state == .cancelled)
        #expect(transport.running == 0)
        #expect(workshop.leftovers() == [])
        #expect(manager.activeDownloads.isEmpty)
        #expect(manager.completedDownloads.map(\.chapter.id.rawValue) == ["c2"])
        #expect(manager.failedDownloads.isEmpty)
    }

    @Test func `all can be cancelled, those that wait too`() async throws {
        let workshop = try await Workshop()
        let transport = transport(stuck: "c1", "c2", "c3", "c4", "c5")
        let manager = workshop.manager(transport, limits: DownloadLimits(pages: 3))
        manager.start()
        try await manager.add(1, 2, 3, 4, 5)
        await transport.waitForRequests(9)
        let tasks = manager.activeDownloads

        manager.cancelAllDownloads()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(tasks.map(\.state) == [DownloadState](repeating: .cancelled, count: 5))
        #expect(try await workshop.library.queue.active().isEmpty)
        #expect(transport.requests.count == 9)
        #expect(workshop.leftovers() == [])
    }

    @Test func `those that were cancelled are counted, not those that another process had ended`() async throws {
        let workshop = try await Workshop()
        let transport = transport(stuck: "c1", "c2", "c3", "c4")
        let manager = workshop.manager(transport, limits: DownloadLimits(pages: 3))
        manager.start()
        try await manager.add(1, 2, 3, 4, 5)
        await transport.waitForRequests(9)
        let tasks = manager.activeDownloads
        try await workshop.library.queue.finish(tasks[4].id, as: .completed)

        let first = await manager.cancel(taskId: tasks[0].id)
        let states = tasks.map(\.state)
        let rest = await manager.cancelAll()
        let again = (await manager.cancelAll(), await manager.cancel(taskId: tasks[0].id))
        await manager.stop()

        #expect(first)
        #expect(states[0] == .cancelled)
        #expect(rest == 3)
        #expect(again == (0, false))
        #expect(tasks.map(\.state) == [DownloadState](repeating: .cancelled, count: 4) + [.completed])
        #expect(workshop.leftovers() == [])
    }

    @Test func `nothing counts as cancelled that a full disk keeps in the queue`() async throws {
        let workshop = try await Workshop()
        let queue = FullQueue(queue: workshop.library.queue, door: Door())
        let manager = workshop.manager(StubTransport.wellBehaved, queue: queue)
        try await manager.add(1, 2)

        #expect(await manager.cancelAll() == 0)
        #expect(manager.activeDownloads.map(\.state) == [.pending, .pending])
        #expect(manager.problem == .noSpace(FullQueue.error))
    }

    @Test func `a cancelled waiter leaves the download alone`() async throws {
        let workshop = try await Workshop()
        let door = Door()
        let transport = StubTransport { request, visit in
            if request.url.path() == "/c1/0", !door.isOpen { return try await .never() }
            return .ok(try Picture.png(request.url.path()))
        }
        let manager = workshop.manager(transport)
        manager.start()
        let waiter = Task {
            try await manager.downloadChapter(mangaSlug: "m", mangaTitle: "M", chapter: Workshop.chapter(1))
        }
        await transport.waitForRequests(3)

        waiter.cancel()

        await #expect(throws: CancellationError.self) { try await waiter.value }
        #expect(manager.activeDownloads.count == 1)
        await manager.stop()
    }

    @Test func `whoever waits for a chapter that is cancelled is told`() async throws {
        let workshop = try await Workshop()
        let transport = transport(stuck: "c1")
        let manager = workshop.manager(transport)
        manager.start()
        let waiter = Task {
            try await manager.downloadChapter(mangaSlug: "m", mangaTitle: "M", chapter: Workshop.chapter(1))
        }
        await transport.waitForRequests(3)

        manager.cancelAllDownloads()

        await #expect(throws: DownloadError.cancelled) { try await waiter.value }
        await manager.stop()
    }

    @Test func `a failed chapter is retried with its missing pages only`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, visit in
            let path = request.url.path()
            return path == "/c1/1" && visit == 0 ? .status(400) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let task = try #require(manager.failedDownloads.first)
        let before = Set(transport.paths)

        try await manager.retry(taskId: task.id)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(before.isSuperset(of: ["/c1/1"]))
        #expect(task.state == .completed)
        #expect(task.failure == nil)
        #expect(manager.failedDownloads.isEmpty)
        #expect(transport.paths.count { $0 == "/c1/1" } == 2)
        #expect(try await workshop.contents(of: 1) == (0..<3).map { try Picture.png("/c1/\($0)") })
    }

    @Test func `all failed chapters are retried together`() async throws {
        let workshop = try await Workshop()
        let door = Door()
        let transport = StubTransport { request, _ in
            door.isOpen ? .ok(try Picture.png(request.url.path())) : .status(404)
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1, 2)
        await manager.waitUntilIdle()

        door.open()
        try await manager.retryAll()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(manager.failedDownloads.isEmpty)
        #expect(Set(manager.completedDownloads.map(\.chapter.id.rawValue)) == ["c1", "c2"])
    }

    @Test func `a long queue can be cancelled before anything runs`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        let chapters = (1...1000).map(Workshop.chapter)

        let tasks = try await manager.enqueue(chapters, of: Workshop.manga, in: Workshop.environment)
        let waiting = manager.activeDownloads.count
        manager.cancelAllDownloads()
        await manager.waitUntilIdle()

        #expect((tasks.count, waiting) == (1000, 1000))
        #expect(tasks.allSatisfy { $0.state == .cancelled })
        #expect(try await workshop.library.queue.active().isEmpty)
    }

    @Test func `an unknown download cannot be retried, and cancelling it does nothing`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()

        manager.cancelDownload(taskId: "nothing")

        await #expect(throws: DownloadError.unknownTask("nothing")) { try await manager.retry(taskId: "nothing") }
        await manager.stop()
    }
}
