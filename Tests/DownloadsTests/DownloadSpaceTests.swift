import Foundation
import MangaDownloads
import MangaImaging
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadSpaceTests {
    nonisolated private static let full = StorageError.noSpace(needed: 100, available: 10)
    private let problem = DownloadError.noSpace(full)
    private let door = Door()

    /// A library that has no space for a page before the door is open.
    private func workshop() async throws -> Workshop {
        try await Workshop(inspect: { [door] path in
            guard door.isOpen else { throw Self.full }
            return try ImageInspector.inspect(path: path)
        })
    }

    @Test func `a full disk pauses everything, says what it needs, and the downloads go on when there is space`()
        async throws
    {
        let workshop = try await workshop()
        let manager = workshop.manager(StubTransport.wellBehaved)
        let (events, later) = (manager.events, manager.events)
        manager.start()
        try await manager.add(1, 2, 3, 4)
        await manager.waitUntilIdle()
        while manager.queued != ["c1", "c2", "c3", "c4"] { await Task.yield() }
        let waiting = (manager.problem, manager.failedDownloads.count)

        door.open()
        for _ in 0..<5 { workshop.clock.beat() }
        for await event in later { if case .batchEnded = event { break } }
        await manager.stop()

        var told: [DownloadEvent] = []
        for await event in events {
            switch event {
            case .started, .updated, .completed: continue
            default: told.append(event)
            }
        }
        #expect(waiting == (problem, 0))
        #expect(told == [.stalled(problem), .batchEnded(completed: 4, failed: 0, withGaps: 0)])
        #expect(manager.problem == nil)
        for number in 1...4 {
            #expect(try await workshop.contents(of: number) == (0..<3).map { try Picture.png("/c\(number)/\($0)") })
        }
    }

    @Test func `one chapter alone tries whether there is space, and it is not said again`() async throws {
        let workshop = try await workshop()
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1, 2, 3)
        await manager.waitUntilIdle()
        while manager.queued != ["c1", "c2", "c3"] { await Task.yield() }
        let before = transport.requests.count

        for _ in 0..<5 { workshop.clock.beat() }
        await transport.waitForRequests(before + 1)
        while manager.queued != ["c1", "c2", "c3"] { await Task.yield() }
        await manager.stop()

        let chapters = Set(transport.requests.dropFirst(before).map { $0.url.deletingLastPathComponent().path() })
        var told: [DownloadError] = []
        for await event in events { if case .stalled(let problem) = event { told.append(problem) } }
        #expect(chapters == ["/c1/"])
        #expect(told == [problem])
    }

    @Test func `nothing is fetched that has no place, and it is said what is needed and what there is`() async throws {
        let workshop = try await Workshop(limits: StorageLimits(reserve: 1 << 60))
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)

        await manager.waitUntilIdle()
        await manager.stop()

        guard case .noSpace(.reserveNotKept(_, 0, 1 << 60)) = manager.problem else {
            Issue.record("\(manager.problem as Any)")
            return
        }
        #expect(manager.problem?.code == "storage-error")
        #expect(transport.requests.isEmpty)
        #expect(manager.queued == ["c1"])
    }

    @Test func `a full quota pauses everything until something is deleted`() async throws {
        let pages = try (1...2).map { chapter in
            try (0..<3).map { try Picture.png("/c\(chapter)/\($0)").count }
        }
        let (first, second) = (pages[0].reduce(0, +), pages[1].reduce(0, +))
        let workshop = try await Workshop(limits: StorageLimits(reserve: 0, quota: max(first, second) + 10))
        let source = StubSource(sizes: pages[1])
        let manager = workshop.manager(StubTransport.wellBehaved, source: source)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        try await manager.add(2)
        await manager.waitUntilIdle()
        while manager.queued != ["c2"] { await Task.yield() }
        let problem = manager.problem

        try await workshop.library.pages.delete(Workshop.key(1))
        while !manager.activeDownloads.isEmpty {
            try Task.checkCancellation()
            workshop.clock.beat()
            await Task.yield()
        }
        await manager.stop()

        #expect(problem?.code == "storage-error")
        #expect(manager.problem == nil)
        #expect(manager.failedDownloads.isEmpty)
        #expect(try await workshop.contents(of: 2).count == 3)
    }
}
