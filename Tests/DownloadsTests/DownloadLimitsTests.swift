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
        let transport = StubTransport { request, _ in
            await gate.opened()
            return .ok(try Picture.png(request.url.path()))
        }
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
        let transport = StubTransport { request, _ in
            await gate.opened()
            return .ok(try Picture.png(request.url.path()))
        }
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
