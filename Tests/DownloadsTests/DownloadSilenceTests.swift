import Foundation
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// Hosts that take connections and do not answer, and gateways before hosts that are down.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadSilenceTests {
    /// What nothing but silence, or a gateway, gives back; and the reason that is told.
    enum Silence: CaseIterable {
        case dropped, stalled, gateway, proxy

        func answer() throws -> StubTransport.Answer {
            if let error { throw error }
            return .status(502)
        }

        var error: TransportError? {
            switch self {
            case .dropped: .connectionLost(server: "stub")
            case .stalled: .stalled(server: "stub", .seconds(30))
            case .proxy: .proxy("proxy", .unreachable)
            case .gateway: nil
            }
        }

        var reason: Message {
            error?.message ?? Message(DownloadsPhrase.gateway, ["status": "502"])
        }
    }

    /// Lets a second go by whenever somebody waits for that.
    private func beat(_ clock: PulseClock) -> Task<Void, Never> {
        Task {
            while !Task.isCancelled {
                if clock.isWaiting(1) { clock.beat() }
                await Task.yield()
            }
        }
    }

    @Test(arguments: Silence.allCases)
    func `a host that answers nobody is waited for as without a connection`(silence: Silence) async throws {
        let workshop = try await Workshop()
        let door = Door()
        let transport = StubTransport { request, _ in
            door.isOpen ? .ok(try Picture.png(request.url.path())) : try silence.answer()
        }
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1, 2)
        await manager.waitUntilIdle()
        let waiting = (manager.activeDownloads.count, manager.problem, manager.failedDownloads.count)

        door.open()
        let beats = beat(workshop.clock)
        for await event in events { if case .batchEnded = event { break } }
        beats.cancel()
        await manager.stop()

        #expect(waiting == (2, .noConnection(silence.reason), 0))
        #expect(manager.completedDownloads.map(\.chapter.id.rawValue).sorted() == ["c1", "c2"])
    }

    @Test(arguments: Silence.allCases.filter { $0 != .proxy })
    func `one page that is never answered fails its chapter, and the others go on`(silence: Silence) async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return path == "/c1/1" ? try silence.answer() : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport)
        let events = manager.events
        manager.start()
        try await manager.add(1, 2, 3)
        let beats = beat(workshop.clock)
        for await event in events { if case .batchEnded = event { break } }
        beats.cancel()
        await manager.stop()

        #expect(manager.failedDownloads.map(\.chapter.id.rawValue) == ["c1"])
        #expect(manager.failedDownloads.first?.failureMessage?.text(in: .english).hasPrefix("Page 2: ") == true)
        #expect(manager.completedDownloads.map(\.chapter.id.rawValue).sorted() == ["c2", "c3"])
    }

    @Test(arguments: [("http://stub:3001/1", 12), ("http://elsewhere/1", 40)])
    func `a page that alone is left is not tried for ever, less where its server answers for the list`(
        page: String,
        requests: Int
    ) async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { _, _ in throw TransportError.connectionLost(server: "stub") }
        let manager = workshop.manager(transport, source: StubSource(urls: [page]))
        let events = manager.events
        manager.start()
        try await manager.add(1)
        let beats = beat(workshop.clock)
        for await event in events { if case .failed = event { break } }
        beats.cancel()
        await manager.stop()

        #expect(transport.requests.count == requests)
        let failure = manager.failedDownloads.first?.failure
        #expect(failure == .connectionFailed(TransportError.connectionLost(server: "stub").message))
    }

    @Test func `a list that is met by silence waits, unless the server answers something else`() async throws {
        let error = APIError.transport(.connectionLost(server: "stub"), tries: 4)
        for isUp in [false, true] {
            let workshop = try await Workshop()
            let transport = StubTransport { _, _ in isUp ? .status(404) : .status(502) }
            let manager = workshop.manager(transport, source: StubSource(failure: error))
            manager.start()
            try await manager.add(1)
            await manager.waitUntilIdle()
            await manager.stop()

            #expect(Set(transport.paths.map { $0.hasSuffix("/health") }) == [true])
            #expect(manager.problem == (isUp ? nil : .noConnection(Message(saying: error))))
            #expect(manager.queued == (isUp ? [] : ["c1"]))
            #expect(manager.failedDownloads.map(\.failure) == (isUp ? [.sourceFailed(Message(saying: error))] : []))
        }
    }

    @Test func `over a real socket that drops every connection the chapter waits too`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(greeting: [.close]) { _ in [] }
        defer { server.stop() }
        for scheme in ["http", "https"] {
            let transport = CurlTransport(variables: [:])
            let source = StubSource(urls: ["\(scheme)://127.0.0.1:\(server.port)/1"])
            let manager = workshop.manager(transport, source: source)
            manager.start()
            try await manager.add(1)
            await manager.waitUntilIdle()
            await manager.stop()
            await transport.shutdown()

            let reason = TransportError.connectionLost(server: "127.0.0.1:\(server.port)").message
            #expect(manager.problem == .noConnection(reason))
            #expect(manager.failedDownloads.isEmpty)
        }
    }
}
