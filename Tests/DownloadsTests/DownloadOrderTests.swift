import MangaDownloads
import MangaModels
import MangaStorage
import Testing

@MainActor
struct DownloadOrderTests {
    /// One chapter at once.
    private func manager(_ workshop: Workshop, _ transport: StubTransport) -> DownloadManager {
        workshop.manager(transport, source: StubSource(pageCount: 1), limits: DownloadLimits(chapters: 1))
    }

    @Test func `higher priorities go first, equal ones in the order of their adding`() async throws {
        let workshop = try await Workshop()
        let manager = manager(workshop, StubTransport.wellBehaved)
        try await manager.add(1, 2)
        let environment = Workshop.environment
        try await manager.enqueue([Workshop.chapter(3)], of: Workshop.manga, in: environment, priority: -1)
        try await manager.enqueue([4, 5].map(Workshop.chapter), of: Workshop.manga, in: environment, priority: 7)

        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()

        let order = manager.completedDownloads.map(\.chapter.id.rawValue)
        #expect(Set(order.prefix(1)) == ["c3"])
        #expect(Set(order[1...2]) == ["c1", "c2"])
        #expect(Set(order.suffix(2)) == ["c4", "c5"])
    }

    @Test func `a waiting download is moved to the top, up, down and to the bottom`() async throws {
        let workshop = try await Workshop()
        let manager = manager(workshop, StubTransport.wellBehaved)
        try await manager.add(1, 2, 3, 4)
        let id = try #require(manager.task(3)?.id)

        var orders: [[String]] = []
        var moves: [Bool] = []
        for place in [QueuedDownload.Place.top, .down, .up, .bottom, .bottom] {
            moves.append(try await manager.move(taskId: id, to: place))
            orders.append(manager.queued)
        }

        #expect(moves == [true, true, true, true, false])
        #expect(
            orders == [
                ["c3", "c1", "c2", "c4"], ["c1", "c3", "c2", "c4"], ["c3", "c1", "c2", "c4"],
                ["c1", "c2", "c4", "c3"], ["c1", "c2", "c4", "c3"],
            ]
        )
    }

    @Test func `a download that nobody knows cannot be moved`() async throws {
        let workshop = try await Workshop()
        let manager = manager(workshop, StubTransport.wellBehaved)

        await #expect(throws: DownloadError.unknownTask("nothing")) {
            try await manager.move(taskId: "nothing", to: .top)
        }
    }

    @Test func `a second wish is answered by the task that is there, and says how that stood`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(StubTransport { _, _ in try await .never() })
        let events = manager.events
        manager.start()
        try await manager.add(1)
        for await _ in events where manager.task(1)?.totalPages == 3 { break }
        await manager.pauseAll(of: Workshop.manga.id, in: Workshop.environment)
        await manager.resume(taskId: try #require(manager.task(1)).id)
        let later = manager.events
        if manager.task(1)?.state == .pending { for await event in later { if case .started = event { break } } }
        try await manager.add(2)

        let chapters = [1, 2, 3].map(Workshop.chapter)
        let answer = try await manager.admit(chapters, of: Workshop.manga, in: Workshop.environment, priority: 4)
        await manager.stop()

        #expect(answer.map(\.joined) == [.downloading(progress: 0), .paused, nil])
        #expect(answer.map(\.formerPriority) == [0, 0, nil])
        #expect(answer.map { $0.task === manager.tasks(of: $0.task.id) } == [true, true, true])
        #expect(try await workshop.library.queue.active().map(\.priority) == [4, 4, 4])
    }
}

extension DownloadManager {
    fileprivate func tasks(of id: String) -> DownloadTask? {
        activeDownloads.first { $0.id == id }
    }
}
