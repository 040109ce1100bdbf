import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import TestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadStopTests {
    private let source = StubSource(pageCount: 8)

    @Test func `pages in flight land within the grace, and no other is begun`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1)
        await transport.waitForRequests(5)

        let stop = Task { await manager.stop(grace: PulseClock.pulse) }
        while !workshop.clock.isWaiting(2) { await Task.yield() }
        gate.open()
        await stop.value
        let task = try #require(manager.task(1))

        #expect(transport.requests.count == 5)
        #expect((task.state, task.downloadedPages) == (.pending, 5))

        let next = StubTransport.wellBehaved
        let second = workshop.manager(next, source: source)
        second.start()
        await second.waitUntilIdle()
        await second.stop()

        #expect(next.paths == ["/c1/5", "/c1/6", "/c1/7"])
    }

    @Test func `what has not landed when the grace is over is ended`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { _, _ in try await .never() }
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1)
        await transport.waitForRequests(5)

        // A short sleep is over at once on this clock.
        await manager.stop(grace: .seconds(10))

        #expect(workshop.clock.seconds == [10])
        #expect(transport.running == 0)
        #expect(manager.queued == ["c1"])
    }

    @Test func `a page that waits for its next try is not waited for`() async throws {
        let workshop = try await Workshop()
        let clock = PulseClock(shortest: .seconds(5))
        let transport = StubTransport { _, _ in .status(503, ["Retry-After": "9"]) }
        let manager = workshop.manager(transport, source: StubSource(pageCount: 1), clock: clock)
        manager.start()
        try await manager.add(1)
        while !clock.isWaiting(2) { await Task.yield() }

        await manager.stop(grace: PulseClock.pulse)

        #expect(transport.requests.count == 1)
        #expect(manager.queued == ["c1"])
    }
}
