import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// What a process sees that only looks at what another one works on.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadWatchTests {
    @Test func `the first look shows what another process is downloading, and how far it is`() async throws {
        let workshop = try await Workshop()
        let worker = workshop.manager(
            StubTransport { request, _ in
                let path = request.url.path()
                return path.hasSuffix("/2") ? try await .never() : .ok(try Picture.png(path))
            },
            limits: DownloadLimits(chapters: 1)
        )
        let events = worker.events
        worker.start()
        try await worker.add(1)
        for await _ in events where worker.task(1)?.downloadedPages == 2 { break }
        try await worker.add(2)
        // What has come is written down a little later.
        while try await workshop.library.queue.active().first?.donePages != 2 { await Task.yield() }

        let watcher = try await workshop.neighbour(StubTransport.wellBehaved)
        watcher.watch()
        await watcher.settle()
        let (seen, summary) = (watcher.queued, watcher.summary)
        let task = try #require(watcher.task(1))
        let (state, total, others) = (task.state, task.totalPages, watcher.otherWorkers)
        await watcher.stop()
        await worker.stop()

        #expect(seen == ["c1 running", "c2"])
        #expect((summary.running, summary.waiting) == (1, 1))
        #expect((state, total) == (.downloading(progress: 2.0 / 3), 3))
        #expect(others == 1)
    }

    @Test func `it says what space the other waits for, and no longer when that has left`() async throws {
        let workshop = try await Workshop(limits: StorageLimits(reserve: 0, quota: 10))
        let worker = workshop.manager(StubTransport.wellBehaved, source: StubSource(sizes: [900, 900, 900]))
        worker.start()
        try await worker.add(1)
        await worker.waitUntilIdle()
        while worker.queued != ["c1"] { await Task.yield() }
        while try await workshop.library.queue.workers().first?.obstacles.isEmpty != false { await Task.yield() }

        let watcher = try await workshop.neighbour(StubTransport.wellBehaved)
        let clock = workshop.clock
        watcher.watch()
        await watcher.settle()
        let (problem, isShort) = (watcher.problem, watcher.isShortOfSpace)
        await worker.stop()
        while watcher.problem != nil {
            clock.beat()
            await Task.yield()
        }
        await watcher.stop()

        #expect(problem == .noSpace(.storageLimitExceeded(needed: 2700, limit: 10)))
        #expect(isShort)
    }

    @Test func `it says that there is no connection, until the lease of who said so is over`() async throws {
        let workshop = try await Workshop()
        let refused = TransportError.cannotConnect(server: "stub")
        let worker = workshop.manager(StubTransport { _, _ in throw refused })
        let working = workshop.clock
        worker.start()
        try await worker.add(1)
        await worker.waitUntilIdle()
        while try await workshop.library.queue.workers().first?.obstacles.isEmpty != false { await Task.yield() }

        let watcher = try await workshop.neighbour(StubTransport.wellBehaved)
        let clock = workshop.clock
        watcher.watch()
        await watcher.settle()
        let (code, offline) = (watcher.problem?.code, Array(watcher.offlineEnvironments.keys))
        workshop.date.advance(by: 11)
        while watcher.problem != nil || watcher.otherWorkers > 0 {
            clock.beat()
            await Task.yield()
        }
        await watcher.stop()
        await worker.stop()

        #expect(code == "no-connection")
        #expect(offline == [Workshop.environment])
        #expect(working !== clock)
    }

    @Test func `what a process worked on waits when that has died, though nothing changes in the queue`() async throws {
        let workshop = try await Workshop()
        let queue = workshop.library.queue
        let info = ChapterInfo(
            environment: Workshop.environment,
            manga: Workshop.manga,
            chapter: Workshop.chapter(1)
        )
        let id = try await queue.enqueue(info).id
        _ = try await queue.claim(owner: "dead", lease: .seconds(10), excluding: [])
        _ = try await queue.heartbeat(id, owner: "dead", lease: .seconds(10), done: 0, of: 3)
        try await queue.attend(owner: "dead", lease: .seconds(10), obstacles: [])

        let watcher = try await workshop.neighbour(StubTransport.wellBehaved)
        let clock = workshop.clock
        watcher.watch()
        await watcher.settle()
        // With the second row it has looked at the queue; nothing changes there any more.
        _ = try await queue.enqueue(
            ChapterInfo(environment: Workshop.environment, manga: Workshop.manga, chapter: Workshop.chapter(2))
        )
        while watcher.queued.count < 2 {
            clock.beat()
            await Task.yield()
        }
        let before = (watcher.queued, watcher.otherWorkers)
        workshop.date.advance(by: 11)
        while watcher.queued != ["c1", "c2"] || watcher.otherWorkers > 0 {
            clock.beat()
            await Task.yield()
        }
        await watcher.stop()

        #expect(before == (["c1 running", "c2"], 1))
    }
}
