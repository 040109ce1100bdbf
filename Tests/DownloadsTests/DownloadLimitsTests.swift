import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadLimitsTests {
    @Test func `an environment has limits of its own`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let limits = DownloadLimits(chapters: 1, pages: 2)
        let manager = workshop.manager(transport, source: StubSource(pageCount: 5), limits: limits)
        manager.start()

        try await manager.add(1, 2, 3)
        await transport.waitForRequests(2)
        let states = manager.queued
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(states.count { $0.hasSuffix("running") } == 1)
        #expect((transport.most, transport.mostOfOneChapter) == (2, 2))
        #expect(manager.completedDownloads.count == 3)
    }

    @Test func `no host is asked for more pages at once than it may be, whatever the chapters`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let limits = DownloadLimits(connectionsPerHost: 4)
        let manager = workshop.manager(transport, source: StubSource(pageCount: 5), limits: limits)
        manager.start()

        try await manager.add(1, 2, 3)
        await transport.waitForRequests(4)
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(transport.most == 4)
        #expect(manager.completedDownloads.count == 3)
    }

    @Test func `chapters whose last page is asked for let as many more get ready, and no page more be asked for`()
        async throws
    {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let source = AskedSource(StubSource(pageCount: 1))
        let limits = DownloadLimits(chapters: 2, pages: 1)
        let manager = workshop.manager(transport, any: source, limits: limits)
        manager.start()

        try await manager.add(1, 2, 3, 4, 5)
        await source.wait(for: "c3")
        await source.wait(for: "c4")
        await transport.waitForRequests(2)
        let (begun, most, asked) = (manager.queued, transport.most, source.chapters)
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(begun == ["c1 running", "c2 running", "c3", "c4", "c5"])
        #expect(asked.sorted() == ["c1", "c2", "c3", "c4"])
        #expect((most, transport.most) == (2, 2))
        #expect(manager.completedDownloads.count == 5)
    }

    @Test func `chapters get ready before their turn, and are not begun before another has asked for all its pages`()
        async throws
    {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let source = AskedSource(StubSource(pageCount: 3))
        let limits = DownloadLimits(chapters: 2, pages: 1)
        let manager = workshop.manager(transport, any: source, limits: limits)
        let events = manager.events
        manager.start()

        try await manager.add(1, 2, 3, 4, 5)
        await source.wait(for: "c4")
        await transport.waitForRequests(2)
        let begun = manager.queued
        let asked = source.chapters
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()
        var started: [String] = []
        for await event in events { if case .started(let id) = event { started.append(id) } }

        #expect(begun == ["c1 running", "c2 running", "c3", "c4", "c5"])
        #expect(asked.sorted() == ["c1", "c2", "c3", "c4"])
        #expect(started.count == 5)
        #expect((transport.most, transport.mostOfOneChapter) == (2, 1))
        #expect(manager.completedDownloads.count == 5)
    }

    @Test func `one chapter at a time stays one at a time`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport, source: StubSource(pageCount: 1), limits: DownloadLimits(chapters: 1))
        let events = manager.events
        manager.start()

        try await manager.add(1, 2, 3)
        var most = 0
        for await _ in events {
            most = max(most, manager.queued.count { $0.hasSuffix("running") })
            if manager.isIdle { break }
        }
        await manager.stop()

        #expect(most == 1)
        #expect(manager.completedDownloads.count == 3)
    }

    @Test func `what waits for its host is cancelled like the rest`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { _, _ in try await .never() }
        let limits = DownloadLimits(connectionsPerHost: 1)
        let manager = workshop.manager(transport, source: StubSource(pageCount: 5), limits: limits)
        manager.start()
        try await manager.add(1, 2)
        await transport.waitForRequests(1)

        let count = await manager.cancelAll()
        await manager.stop()

        #expect(count == 2)
        #expect(transport.running == 0)
        #expect(workshop.leftovers() == [])
    }
}
