import Foundation
import MangaConfig
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

@MainActor
struct DownloadManagerTests {
    @Test func `a chapter arrives byte for byte`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()

        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(try await workshop.contents(of: 1) == ["/c1/0", "/c1/1", "/c1/2"].map(Picture.png))
        #expect(manager.activeDownloads.isEmpty)
        #expect(manager.completedDownloads.map(\.chapter.id.rawValue) == ["c1"])
        #expect(manager.completedDownloads.map(\.progress) == [1])
        #expect(workshop.leftovers() == [])
    }

    @Test func `the seed's call waits for the end and builds the manga from slug and title`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()

        try await manager.downloadChapter(
            mangaSlug: "one-piece",
            mangaTitle: "One Piece",
            chapter: Workshop.chapter(1089)
        )

        let task = try #require(manager.completedDownloads.first)
        #expect(manager.activeDownloads.isEmpty)
        #expect(task.manga == Manga(id: Manga.ID("one-piece"), slug: "one-piece", title: "One Piece"))
        #expect(task.chapterNumber == 1089)
        #expect((task.downloadedPages, task.totalPages) == (3, 3))
        #expect(task.imageURLs == ["http://stub/c1089/0", "http://stub/c1089/1", "http://stub/c1089/2"])
        await #expect(throws: DownloadError.alreadyDownloaded) {
            try await manager.downloadChapter(
                mangaSlug: "one-piece",
                mangaTitle: "One Piece",
                chapter: Workshop.chapter(1089)
            )
        }
        await manager.stop()
    }

    @Test func `the seed's call for many leaves out what is here and does not wait for the rest`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()
        try await manager.downloadChapter(mangaSlug: "m", mangaTitle: "M", chapter: Workshop.chapter(1))

        await manager.downloadChapters(mangaSlug: "m", mangaTitle: "M", chapters: [1, 2].map(Workshop.chapter))
        let waiting = manager.activeDownloads.map(\.chapter.id.rawValue)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(waiting == ["c2"])
        #expect(manager.completedDownloads.map(\.chapter.id.rawValue) == ["c2", "c1"])
        #expect(manager.problem == nil)
    }

    @Test func `events and notifications come in order, with the task`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        let names: [Notification.Name] = [
            .downloadDidStart, .downloadDidUpdate, .downloadDidComplete, .downloadDidFail, .downloadDidCancel,
        ]
        let log = NotificationLog(workshop.center, names)
        let events = manager.events
        manager.start()

        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()

        let id = try #require(manager.completedDownloads.first?.id)
        var told: [DownloadEvent] = []
        for await event in events { told.append(event) }
        let updates = [DownloadEvent](repeating: .updated(id), count: 4)
        #expect(told == [.started(id)] + updates + [.completed(id), .batchEnded(completed: 1, failed: 0, withGaps: 0)])
        let posts = [String](repeating: "downloadDidUpdate \(id)", count: 4)
        #expect(log.entries == ["downloadDidStart \(id)"] + posts + ["downloadDidComplete \(id)"])
    }

    @Test func `three chapters of five pages run at once, and never more`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let manager = workshop.manager(transport, source: StubSource(pageCount: 8))
        manager.start()

        try await manager.add(1, 2, 3, 4, 5)
        await transport.waitForRequests(15)
        let states = manager.activeDownloads.map(\.state)
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(states.prefix(3).allSatisfy { $0 == .downloading(progress: 0) })
        #expect(states.suffix(2) == [.pending, .pending])
        #expect((transport.most, transport.mostOfOneChapter) == (15, 5))
        #expect(transport.requests.count == 40)
        #expect(manager.completedDownloads.count == 5)
    }

    @Test func `a second wish joins the first`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)

        try await manager.add(1)
        try await manager.add(1)
        let waiting = manager.activeDownloads.count
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(waiting == 1)
        #expect(transport.paths == ["/c1/0", "/c1/1", "/c1/2"])
    }

    @Test func `a batch ends once and counts honestly when one of three chapters fails`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            if request.url.path().hasPrefix("/c2/") { return .status(404) }
            return .ok(try Picture.png(request.url.path()))
        }
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()

        try await manager.add(1, 2, 3)
        await manager.waitUntilIdle()
        await manager.stop()

        var batches: [DownloadEvent] = []
        for await event in events { if case .batchEnded = event { batches.append(event) } }
        #expect(batches == [.batchEnded(completed: 2, failed: 1, withGaps: 0)])
        #expect(manager.failedDownloads.map(\.chapter.id.rawValue) == ["c2"])
    }

    @Test func `a failure goes from the list when its chapter comes`() async throws {
        let workshop = try await Workshop()
        let door = Door()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return path.hasPrefix("/c2/") || !door.isOpen ? .status(404) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        manager.start()
        var counts: [Int] = []
        for round in 1...3 {
            if round == 3 { door.open() }
            try await manager.add(1, 2)
            await manager.waitUntilIdle()
            counts.append(manager.failedDownloads.count)
        }
        await manager.stop()

        let later = workshop.manager(transport)
        later.watch()
        await later.settle()
        await later.stop()
        #expect(counts == [2, 2, 1])
        for each in [manager, later] {
            #expect(each.failedDownloads.map(\.chapter.id) == [Workshop.chapter(2).id])
            #expect(each.completedDownloads.map(\.chapter.id) == [Workshop.chapter(1).id])
        }
    }

    @Test func `the history survives a restart, newest first, and is cleared by the tab`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            if request.url.path().hasPrefix("/c2/") { return .status(404) }
            return .ok(try Picture.png(request.url.path()))
        }
        let first = workshop.manager(transport)
        first.start()
        for number in 1...3 {
            try await first.add(number)
            await first.waitUntilIdle()
        }
        await first.stop()

        let second = workshop.manager(transport)
        second.start()
        await second.waitUntilIdle()
        let completed = second.completedDownloads.map(\.chapter.id.rawValue)
        let failed = second.failedDownloads.map(\.state)
        second.clearCompleted()
        second.clearFailed()
        await second.stop()

        #expect(completed == ["c3", "c1"])
        #expect(failed == first.failedDownloads.map(\.state))
        #expect(second.failedDownloads.isEmpty)
        #expect(try await workshop.library.queue.history(.completed).isEmpty)
        #expect(try await workshop.library.queue.history(.failed).isEmpty)
    }

    @Test func `what failed chapters had of their pages goes from the disk when they are cleared`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return path == "/c1/2" ? .status(404) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let before = workshop.leftovers().isEmpty

        manager.clearFailed()
        await manager.settle()
        await manager.stop()

        #expect(!before)
        #expect(workshop.leftovers() == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a completed chapter that somebody deletes goes from the list`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        manager.start()
        try await manager.add(1, 2)
        await manager.waitUntilIdle()

        try await workshop.library.pages.delete(Workshop.key(1))
        while manager.completedDownloads.count == 2 {
            try Task.checkCancellation()
            workshop.clock.beat()
            await Task.yield()
        }
        await manager.stop()

        #expect(manager.completedDownloads.map(\.chapter.id.rawValue) == ["c2"])
    }

    @Test func `the history shows 50 completed and 20 failed, also after a restart, and all failed are retried`()
        async throws
    {
        let workshop = try await Workshop()
        let queue = workshop.library.queue
        let infos = (1...60).map {
            ChapterInfo(environment: Workshop.environment, manga: Workshop.manga, chapter: Workshop.chapter($0))
        }
        let done = try await queue.enqueue(infos).map(\.id)
        try await queue.finish(done, as: .completed)
        let door = Door()
        let transport = StubTransport { request, _ in
            door.isOpen ? .ok(try Picture.png(request.url.path())) : .status(404)
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.enqueue(infos.prefix(30).map(\.chapter), of: Workshop.manga, in: Workshop.environment)
        await manager.waitUntilIdle()
        await manager.stop()
        let again = workshop.manager(transport)
        again.start()
        await again.settle()
        let shown = [manager, again].map { [$0.completedDownloads.count, $0.failedDownloads.count] }
        let order = again.failedDownloads.map(\.id)

        door.open()
        let retried = try await again.retryAll()
        await again.waitUntilIdle()
        await again.stop()

        #expect(shown == [[50, 20], [50, 20]])
        #expect(order == manager.failedDownloads.map(\.id))
        #expect(retried == 30)
        #expect(again.failedDownloads.isEmpty)
        #expect(try await workshop.library.pages.chapters(in: nil, of: nil).count == 30)
    }

    @Test func `rows of an environment that cannot be reached wait until it can be`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let door = Door()
        let client = HTTPClient(config: .init(id: Workshop.environment, serverURL: "http://stub"), transport: transport)
        let manager = workshop.manager(transport) { _ in
            door.isOpen ? Origin(source: StubSource(), client: client) : nil
        }
        manager.start()

        try await manager.add(1)
        await manager.waitUntilIdle()
        let waiting = manager.activeDownloads.map(\.state)
        door.open()
        manager.environmentsChanged()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(waiting == [.pending])
        #expect(manager.completedDownloads.count == 1)
    }
}
