import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// Chapters that are written at the same time, and have no place at the same time.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadRoomTests {
    /// Bytes of each page that `page` makes.
    nonisolated private static let size = 20_000
    private let sizes: [Int?] = [size, size, size]

    /// A picture of just so many bytes.
    nonisolated private static func page(_ path: String) throws -> Data {
        let picture = Data(ImageSample.bmp.bytes) + (try Picture.png(path))
        return picture + Data(count: size - picture.count)
    }

    private func server() -> StubTransport {
        StubTransport { request, _ in .ok(try Self.page(request.url.path())) }
    }

    /// The most bytes of pages that lay in the library at once.
    private func most(in workshop: Workshop, until isOver: () -> Bool) async throws -> Int {
        var most = 0
        while !isOver() {
            try Task.checkCancellation()
            most = max(most, try await workshop.library.pages.space().used)
            await Task.yield()
        }
        return most
    }

    @Test func `chapters that run side by side never take more than the quota, and the rest says why it waits`()
        async throws
    {
        let gate = Gate()
        let transport = StubTransport { request, _ in
            await gate.opened()
            return .ok(try Self.page(request.url.path()))
        }
        let workshop = try await Workshop(limits: StorageLimits(reserve: 0, quota: 8 * Self.size))
        let lists = AskedSource(StubSource(sizes: sizes))
        let manager = workshop.manager(transport, any: lists)
        manager.start()
        try await manager.add(1, 2, 3, 4)
        for chapter in ["c1", "c2", "c3"] { await lists.wait(for: chapter) }
        // Which two of those that begin together have their room first is open.
        while manager.queued.count(where: { $0.hasSuffix(" running") }) != 2 || transport.requests.count < 6 {
            try Task.checkCancellation()
            await Task.yield()
        }

        gate.open()
        let most = try await most(in: workshop) { manager.problem != nil }
        while manager.activeDownloads.count != 2 || manager.summary.running > 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        await manager.stop()

        #expect(most == 6 * Self.size)
        #expect(manager.completedDownloads.count == 2)
        #expect(manager.failedDownloads.isEmpty)
        #expect(workshop.leftovers().filter { $0.hasSuffix(".bmp") } == [])
    }

    @Test func `a chapter without a place beside those that run waits, is no reason to end them, and goes on then`()
        async throws
    {
        let gate = Gate()
        let transport = StubTransport { request, _ in
            if request.url.path().hasPrefix("/c1/") { await gate.opened() }
            return .ok(try Self.page(request.url.path()))
        }
        let workshop = try await Workshop(limits: StorageLimits(reserve: 0, quota: 5 * Self.size))
        let lists = AskedSource(StubSource(sizes: sizes))
        let manager = workshop.manager(transport, any: lists)
        let events = manager.events
        manager.start()
        try await manager.add(1)
        await transport.waitForRequests(3)
        try await manager.add(2)
        await lists.wait(for: "c2")
        while manager.queued != ["c1 running", "c2"] { await Task.yield() }
        for _ in 0..<3 { workshop.clock.beat() }
        let (problem, requests) = (manager.problem, transport.requests.count)

        gate.open()
        while manager.completedDownloads.isEmpty { await Task.yield() }
        try await workshop.library.pages.delete(Workshop.key(1))
        while !manager.activeDownloads.isEmpty {
            try Task.checkCancellation()
            workshop.clock.beat()
            await Task.yield()
        }
        await manager.stop()

        var started: [String] = []
        for await event in events { if case .completed(let id) = event { started.append(id) } }
        #expect((problem, requests) == (nil, 3))
        #expect(started.count == 2)
        #expect(manager.problem == nil)
    }

    @Test func `sizes that nobody listed do not break the quota either, and the chapter that is too large gives way`()
        async throws
    {
        let workshop = try await Workshop(limits: StorageLimits(reserve: 0, quota: 4 * Self.size + 100))
        // So much smaller than they are.
        let manager = workshop.manager(server(), source: StubSource(sizes: [10, 10, 10]))
        manager.start()
        try await manager.add(1, 2)

        let most = try await most(in: workshop) { manager.problem != nil }
        while manager.activeDownloads.count != 1 || manager.summary.running > 0 {
            try Task.checkCancellation()
            await Task.yield()
        }
        await manager.stop()

        #expect(most <= 4 * Self.size + 100)
        #expect(manager.completedDownloads.count == 1)
        #expect(manager.failedDownloads.isEmpty)
    }
}

#if os(Linux)
/// The same on a file system of three megabytes.
@MainActor
@Suite(.timeLimit(.minutes(1)), .enabled("\(SmallDisk.reason)") { SmallDisk.isPossible })
struct DownloadSmallDiskTests {
    nonisolated private static let size = 150_000

    @Test(arguments: [size, nil])
    func `on a small disk chapters complete one after another`(listed: Int?) async throws {
        let disk = try #require(SmallDisk(megabytes: 3))
        let workshop = try await Workshop(in: disk.folder, limits: StorageLimits(reserve: 0))
        let transport = StubTransport { request, _ in
            .ok(Data(ImageSample.bmp.bytes) + (try Picture.png(request.url.path())) + Data(count: Self.size))
        }
        let source = StubSource(pageCount: 6, sizes: Array(repeating: listed.map { $0 + 2000 }, count: 6))
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1, 2, 3, 4)

        for number in 1...4 {
            while manager.activeDownloads.count > 4 - number {
                try Task.checkCancellation()
                if workshop.clock.isWaiting(1) {
                    workshop.date.advance(by: 1)
                    workshop.clock.beat()
                }
                await Task.yield()
            }
            // What is read goes, as with anybody who has such a disk.
            for task in manager.completedDownloads { _ = try await workshop.library.pages.delete(task.key) }
        }
        await manager.stop()

        #expect(manager.failedDownloads.isEmpty)
    }
}
#endif
