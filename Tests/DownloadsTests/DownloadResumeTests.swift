import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

@MainActor
struct DownloadResumeTests {
    /// Answers the pages below `count`, and says nothing to the others.
    private func stuck(after count: Int) -> StubTransport {
        StubTransport { request, _ in
            let index = Int(request.url.lastPathComponent) ?? 0
            return index < count ? .ok(try Picture.png(request.url.path())) : try await .never()
        }
    }

    /// Runs until `done` pages of chapter 1, of 7, have landed.
    private func begin(_ manager: DownloadManager, done: Int) async throws {
        let events = manager.events
        manager.start()
        try await manager.add(1)
        for await _ in events where manager.activeDownloads.first?.downloadedPages == done { break }
    }

    @Test func `a stopped download continues with the missing pages only`() async throws {
        let workshop = try await Workshop()
        let source = StubSource(pageCount: 7)
        let first = workshop.manager(stuck(after: 4), source: source)
        try await begin(first, done: 4)
        await first.stop()
        let stopped = first.activeDownloads.map(\.state)

        let transport = StubTransport.wellBehaved
        let second = workshop.manager(transport, source: source)
        second.start()
        await second.waitUntilIdle()
        await second.stop()

        #expect(stopped == [.pending])
        #expect(transport.paths == ["/c1/4", "/c1/5", "/c1/6"])
        #expect(try await workshop.contents(of: 1) == (0..<7).map { try Picture.png("/c1/\($0)") })
    }

    @Test func `one manager can be started again`() async throws {
        let workshop = try await Workshop()
        let gate = Door()
        let transport = StubTransport { request, _ in
            gate.isOpen ? .ok(try Picture.png(request.url.path())) : try await .never()
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1)
        await transport.waitForRequests(3)

        await manager.stop()
        gate.open()
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(manager.completedDownloads.map(\.chapter.id.rawValue) == ["c1"])
    }

    @Test func `a killed process's chapter goes on when its lease has run out`() async throws {
        let workshop = try await Workshop()
        let source = StubSource(pageCount: 7)
        let killed = workshop.manager(stuck(after: 4), source: source)
        try await begin(killed, done: 4)

        let transport = StubTransport.wellBehaved
        let second = workshop.manager(transport, source: source)
        let events = second.events
        second.start()
        await second.settle()
        // What the first has done is written down a moment later.
        while second.task(1)?.downloadedPages != 4 {
            workshop.clock.beat()
            await Task.yield()
        }
        let total = second.task(1)?.totalPages
        try await second.add(2)
        for await _ in events where second.completedDownloads.count == 1 { break }
        let before = transport.paths.filter { $0.hasPrefix("/c1/") }
        workshop.date.advance(by: 11)
        workshop.clock.beat()
        await second.waitUntilIdle()
        await second.stop()
        await killed.stop()

        #expect(total == 7)
        #expect(before == [])
        #expect(transport.paths.filter { $0.hasPrefix("/c1/") } == ["/c1/4", "/c1/5", "/c1/6"])
        #expect(try await workshop.contents(of: 1) == (0..<7).map { try Picture.png("/c1/\($0)") })
        #expect(second.completedDownloads.count == 2)
    }

    /// A page of which an earlier run left the first `count` bytes; what the server says to whoever asks for it.
    private func download(
        _ workshop: Workshop,
        after count: Int,
        _ script: @escaping StubTransport.Script
    ) async throws -> StubTransport {
        let picture = try Picture.png("a")
        let source = StubSource(pageCount: 1, sizes: [picture.count])
        let killed = workshop.manager(StubTransport { _, _ in .broken(picture, after: count) }, source: source)
        killed.start()
        try await killed.add(1)
        await killed.waitUntilIdle()
        await killed.stop()

        let transport = StubTransport(script)
        let second = workshop.manager(transport, source: source)
        second.start()
        await second.settle()
        try await second.retryAll()
        await second.waitUntilIdle()
        await second.stop()
        return transport
    }

    @Test(arguments: ["206", "200", "416", "other"])
    func `what an earlier run left of a page is continued, or written anew where it cannot be`(way: String)
        async throws
    {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")

        let transport = try await download(workshop, after: 100) { request, _ in
            guard request.headers["Range"] != nil else { return .ok(picture) }
            return switch way {
            case "206": .rest(of: picture, from: 100)
            case "200": .ok(picture)
            case "416": .status(416)
            default: .rest(of: picture, from: 99)
            }
        }

        let starts = transport.requests.map { $0.headers["Range"] }
        #expect(starts == (["206", "200"].contains(way) ? ["bytes=100-"] : ["bytes=100-", nil]))
        let stored = try #require(try await workshop.library.pages.chapter(Workshop.key(1)))
        #expect(stored.pages.map(\.size) == [picture.count])
        #expect(try await workshop.contents(of: 1) == [picture])
    }

    @Test func `a chapter that was committed just before the end is not fetched again`() async throws {
        let workshop = try await Workshop()
        _ = try await commitUnended(in: workshop)

        let transport = StubTransport.wellBehaved
        let manager = workshop.manager(transport)
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(transport.requests.isEmpty)
        #expect(manager.completedDownloads.map(\.state) == [.completed])
    }

    @Test func `a row that a death left to a stored chapter ends when the chapter is asked for`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let info = try await commitUnended(in: workshop, claimedBy: "dead").info
        workshop.date.advance(by: 11)

        // Not started, so that nobody but the request itself can end the row.
        let second = workshop.manager(transport)
        let rows = try await second.enqueue([info.chapter], of: info.manga, in: info.environment)
        let active = try await workshop.library.queue.active()

        #expect(rows.isEmpty)
        #expect(active == [])
        #expect(transport.requests.count == 0)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func `a stored chapter's row ends though its environment cannot be reached`(isKnownBefore: Bool) async throws {
        let workshop = try await Workshop()
        let second = workshop.manager(StubTransport.wellBehaved, origin: { _ in nil })
        second.start()
        await second.settle()
        if isKnownBefore {
            // Claimed and given back: nothing of that environment is claimed any more.
            try await second.add(2)
            while second.unreachableEnvironments.isEmpty { await Task.yield() }
            await second.cancelAll()
        }
        let row = try await commitUnended(in: workshop)
        // One beat may come while it is still looking.
        while try await !workshop.library.queue.active().isEmpty {
            workshop.clock.beat()
            await Task.yield()
        }
        await second.stop()

        #expect(try await workshop.library.queue.history(.completed).first?.id == row.id)
    }

    @Test(.timeLimit(.minutes(1)))
    func `what another process ends is ended here too`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let worker = workshop.manager(transport)
        worker.start()
        try await worker.add(1)
        await transport.waitForRequests(3)
        let watcher = workshop.manager(StubTransport.wellBehaved)
        watcher.start()
        let events = watcher.events
        while watcher.activeDownloads.isEmpty { await Task.yield() }

        gate.open()
        await worker.waitUntilIdle()
        workshop.clock.beat()
        workshop.clock.beat()
        for await _ in events where watcher.isIdle { break }
        await watcher.stop()
        await worker.stop()

        #expect(watcher.completedDownloads.map(\.state) == [.completed])
    }

    /// A chapter of one page whose commit was the last that its process did: its row has not ended.
    private func commitUnended(in workshop: Workshop, claimedBy owner: String? = nil) async throws -> QueuedDownload {
        let info = ChapterInfo(
            environment: Workshop.environment,
            manga: Workshop.manga,
            chapter: Workshop.chapter(1)
        )
        let (queue, pages) = (workshop.library.queue, workshop.library.pages)
        let row = try await queue.enqueue(info)
        if let owner { _ = try await queue.claim(owner: owner, lease: .seconds(10), excluding: []) }
        let pending = try await pages.begin(info, pageCount: 1)
        let part = try await pages.open(page: 0, of: pending)
        try Picture.png("a").withUnsafeBytes { try part.append($0) }
        _ = try await pages.accept(part, as: 0, of: pending)
        _ = try await pages.commit(pending)
        return row
    }
}
