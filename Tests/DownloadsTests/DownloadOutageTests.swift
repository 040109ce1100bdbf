import Foundation
import MangaConfig
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadOutageTests {
    nonisolated private static let away = TransportError.cannotConnect(server: "stub")
    private let problem = DownloadError.noConnection(away.message)
    private let door = Door()

    private func transport() -> StubTransport {
        StubTransport { [door] request, _ in
            guard door.isOpen else { throw Self.away }
            return .ok(try Picture.png(request.url.path()))
        }
    }

    @Test func `without a connection the queue waits, says so, and goes on by itself`() async throws {
        let workshop = try await Workshop()
        let transport = transport()
        let manager = workshop.manager(transport)
        let (events, later) = (manager.events, manager.events)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let waiting = (manager.queued, manager.problem, manager.failedDownloads.count)

        door.open()
        workshop.clock.beat()
        for await event in later { if case .batchEnded = event { break } }
        await manager.stop()

        var told: [DownloadEvent] = []
        for await event in events {
            switch event {
            case .started, .updated, .completed: continue
            default: told.append(event)
            }
        }
        #expect(waiting == (["c1"], problem, 0))
        #expect(
            told == [
                .connectionLost(Workshop.environment, problem), .stalled(problem),
                .connectionRestored(Workshop.environment), .batchEnded(completed: 1, failed: 0, withGaps: 0),
            ]
        )
        #expect(try await workshop.contents(of: 1) == (0..<3).map { try Picture.png("/c1/\($0)") })
    }

    @Test func `that an environment has changed is no sign of a connection, but a reason to try`() async throws {
        let workshop = try await Workshop()
        let transport = transport()
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let before = transport.requests.count

        manager.environmentsChanged()
        while transport.requests.count == before { await Task.yield() }
        await manager.stop()

        var restored = 0
        for await event in events { if case .connectionRestored = event { restored += 1 } }
        #expect(restored == 0)
        #expect(manager.queued == ["c1"])
    }

    @Test func `a question for the pages that finds no connection waits too`() async throws {
        let workshop = try await Workshop()
        let source = StubSource(failure: APIError.transport(.cannotResolve(server: "stub")))
        let manager = workshop.manager(transport(), source: source)
        manager.start()
        try await manager.add(1)

        await manager.waitUntilIdle()
        await manager.stop()

        #expect(manager.queued == ["c1"])
        #expect(manager.problem == .noConnection(TransportError.cannotResolve(server: "stub").message))
    }

    @Test func `one chapter alone tries whether the connection is back`() async throws {
        let workshop = try await Workshop()
        let transport = transport()
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1, 2, 3)
        await manager.waitUntilIdle()
        while transport.running > 0 || manager.queued != ["c1", "c2", "c3"] { await Task.yield() }
        let before = transport.requests.count

        workshop.clock.beat()
        await transport.waitForRequests(before + 1)
        while transport.running > 0 || manager.queued != ["c1", "c2", "c3"] { await Task.yield() }
        await manager.stop()

        #expect(transport.requests.count > before)
        let chapters = Set(transport.requests.dropFirst(before).map { $0.url.deletingLastPathComponent().path() })
        #expect(chapters == ["/c1/"])
    }

    @Test func `another environment goes on, and only the first is said to have no connection`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            if request.url.path().hasPrefix("/c1/") { throw Self.away }
            return .ok(try Picture.png(request.url.path()))
        }
        let manager = workshop.manager(transport)
        let other = EnvironmentID("other")
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        try await manager.enqueue([Workshop.chapter(2)], of: Workshop.manga, in: other)
        let events = manager.events
        for await event in events { if case .completed = event { break } }
        await manager.stop()

        #expect(manager.completedDownloads.map(\.environment) == [other])
        #expect(manager.offlineEnvironments == [Workshop.environment: problem])
        #expect(manager.queued == ["c1"])
    }

    @Test func `whoever waits for a chapter is told, and the wish stays`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(transport())
        manager.start()

        await #expect(throws: problem) {
            try await manager.downloadChapter(mangaSlug: "m", mangaTitle: "M", chapter: Workshop.chapter(1))
        }

        #expect(manager.queued == ["c1"])
        await manager.stop()
    }
}
