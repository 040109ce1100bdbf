import Foundation
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

@testable import MangaDownloads

/// Two processes on one library: two libraries opened on the same folder.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadTwoProcessesTests {
    /// Says nothing about page 2 of a chapter.
    private let transport = StubTransport { request, _ in
        let path = request.url.path()
        return path.hasSuffix("/2") ? try await .never() : .ok(try Picture.png(path))
    }

    @Test func `each sees what the other adds and how far it is, with one of its next looks`() async throws {
        let workshop = try await Workshop()
        let watcher = try await workshop.neighbour(StubTransport { _, _ in try await .never() })
        let watching = workshop.clock
        watcher.start()
        await watcher.settle()
        let worker = workshop.manager(transport)
        let events = worker.events
        worker.start()
        try await worker.add(1)
        for await _ in events where worker.task(1)?.downloadedPages == 2 { break }

        // The other writes down what has come a moment later, together with what comes meanwhile.
        while watcher.task(1)?.downloadedPages != 2 {
            watching.beat()
            await Task.yield()
        }
        let task = try #require(watcher.task(1))
        let state = task.state
        await worker.stop()
        await watcher.stop()

        #expect(state == .downloading(progress: 2.0 / 3))
        #expect(task.totalPages == 3)
    }

    @Test func `one that rests wakes as the other adds something`() async throws {
        let workshop = try await Workshop()
        let watcher = try await workshop.neighbour(StubTransport { _, _ in try await .never() })
        let watching = workshop.clock
        watcher.watch()
        await watcher.settle()
        let events = watcher.events
        func beat(_ count: Int) async {
            for _ in 0..<count {
                while !watching.isWaiting(1) { await Task.yield() }
                watching.beat()
            }
        }
        await beat(DownloadEngine.quietLooks + 1)

        try await workshop.manager(transport).add(1)
        // What wakes it is written a moment before all can read it.
        await beat(1)
        for await _ in events where watcher.task(1) != nil { break }
        await watcher.stop()

        #expect(watcher.task(1)?.state == .pending)
    }

    @Test func `a cancellation there ends the requests here, and the files go`() async throws {
        let workshop = try await Workshop()
        let worker = workshop.manager(transport)
        let working = workshop.clock
        let events = worker.events
        worker.start()
        try await worker.add(1)
        let task = try #require(worker.task(1))
        for await _ in events where task.downloadedPages == 2 { break }
        let other = try await workshop.neighbour(StubTransport.wellBehaved)
        other.start()
        await other.settle()

        let isCancelled = await other.cancel(taskId: task.id)
        let later = worker.events
        working.beat()
        working.beat()
        for await _ in later where task.state == .cancelled { break }
        await worker.stop()
        await other.stop()

        #expect(isCancelled)
        #expect(transport.running == 0)
    }

    @Test func `a chapter whose server says nothing stays with its process for longer than a lease`() async throws {
        let workshop = try await Workshop()
        let limits = DownloadLimits()
        let worker = workshop.manager(StubTransport { _, _ in try await .never() })
        let working = workshop.clock
        worker.start()
        try await worker.add(1)
        let queue = workshop.library.queue
        while try await queue.counts().running == 0 { await Task.yield() }

        for _ in 1...5 {
            workshop.date.advance(by: limits.lease / .seconds(1) * 0.9)
            // Every third look renews it.
            for _ in 1...3 {
                while !working.isWaiting(1) { await Task.yield() }
                working.beat()
            }
            while !working.isWaiting(1) { await Task.yield() }
        }
        let other = try await queue.claim(owner: "other", lease: limits.lease, excluding: [])
        await worker.stop()

        #expect(other == nil)
        #expect(limits.pulse == .seconds(1))
        #expect(limits.pulse * 3 < limits.lease)
    }

    @Test func `both together begin no more chapters than are set`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let source = StubSource(pageCount: 12)
        let first = workshop.manager(transport, source: source)
        let beginning = workshop.clock
        first.start()
        try await first.add(1, 2, 3, 4, 5, 6, 7, 8)
        await transport.waitForRequests(15)
        let second = try await workshop.neighbour(transport, source: source)
        let joining = workshop.clock
        second.start()
        await second.settle()
        for _ in 1...3 {
            while !joining.isWaiting(1) { await Task.yield() }
            joining.beat()
        }
        while !joining.isWaiting(1) { await Task.yield() }
        let running = try await workshop.library.queue.running(besides: "nobody")
        let begun = second.queued
        let most = transport.most

        gate.open()
        while ![first, second].allSatisfy(\.isIdle) {
            beginning.beat()
            joining.beat()
            await Task.yield()
        }
        for manager in [first, second] { await manager.stop() }

        #expect(most == 15)
        #expect(begun == ["c1 running", "c2 running", "c3 running", "c4", "c5", "c6", "c7", "c8"])
        #expect(running == [Workshop.environment: 3])
        #expect(transport.requests.count == 96)
        #expect(try await workshop.library.pages.chapters(in: nil, of: nil).count == 8)
    }

    @Test func `never do both run one chapter`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport.held(by: gate)
        let first = (workshop.manager(transport), workshop.clock)
        let second = (try await workshop.neighbour(transport), workshop.clock)
        let managers = [first.0, second.0]
        for manager in managers { manager.start() }
        try await managers[0].add(1, 2, 3, 4)
        try await managers[1].add(1, 2, 3, 4)
        await transport.waitForRequests(12)

        gate.open()
        while !managers.allSatisfy(\.isIdle) {
            first.1.beat()
            second.1.beat()
            await Task.yield()
        }
        for manager in managers { await manager.stop() }

        #expect(transport.requests.count == 12)
        #expect(try await workshop.library.pages.chapters(in: nil, of: nil).count == 4)
    }
}
