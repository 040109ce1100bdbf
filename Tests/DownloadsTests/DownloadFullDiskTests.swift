#if os(Linux)
import Foundation
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// Case 23, from the queue to a file system of four megabytes.
@MainActor
@Suite(.timeLimit(.minutes(1)), .enabled("\(SmallDisk.reason)") { SmallDisk.isPossible })
struct DownloadFullDiskTests {
    private let disk: SmallDisk
    private let workshop: Workshop

    init() async throws {
        disk = try #require(SmallDisk(megabytes: 4))
        workshop = try await Workshop(in: disk.folder, limits: StorageLimits(reserve: 0))
    }

    /// A picture of a hundred kilobytes.
    nonisolated private static func page(_ path: String) throws -> Data {
        Data(ImageSample.bmp.bytes) + (try Picture.png(path)) + Data(count: 100_000)
    }

    private func contents(of number: Int) throws -> [Data] {
        try (0..<3).map { try Self.page("/c\(number)/\($0)") }
    }

    /// Lets seconds go by until `isOver`.
    private func pass(until isOver: () -> Bool) async throws {
        while !isOver() {
            try Task.checkCancellation()
            if workshop.clock.isWaiting(1) {
                workshop.date.advance(by: 1)
                workshop.clock.beat()
            }
            await Task.yield()
        }
    }

    private func flaws() async throws -> [Finding] {
        var findings: [Finding] = []
        for try await event in workshop.library.verify(deep: true) {
            if case .checked(let check) = event { findings += check.findings }
        }
        return findings
    }

    @Test(arguments: [nil, 10])
    func `a full disk pauses the queue, says what is needed, and the queue goes on when something is deleted`(
        listed: Int?
    ) async throws {
        // Sizes that are far too small let the bytes themselves meet the end of the disk.
        let source = StubSource(sizes: [listed, listed, listed])
        let transport = StubTransport { request, _ in .ok(try Self.page(request.url.path())) }
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        disk.fill(leaving: 150_000)

        try await manager.add(2, 3)
        await manager.waitUntilIdle()
        try await pass { manager.queued == ["c2", "c3"] }
        let problem = try #require(manager.problem)
        let (failed, broken) = (manager.failedDownloads.count, try await flaws())
        disk.clear()
        try await pass { manager.completedDownloads.count == 3 }
        await manager.stop()

        #expect(problem.code == "storage-error")
        #expect(problem.message.text(in: .english).contains("are needed"))
        #expect((failed, broken) == (0, []))
        #expect(manager.problem == nil)
        for number in 1...3 { #expect(try await workshop.contents(of: number) == contents(of: number)) }
        #expect(workshop.leftovers() == [])
        #expect(try await flaws() == [])
    }

    @Test func `a disk that fills up under a page that is under way, and under the database, loses nothing`()
        async throws
    {
        let disk = disk
        let transport = StubTransport { request, visit in
            if request.url.path() == "/c1/1", visit == 0 { disk.fill() }
            return .ok(try Self.page(request.url.path()))
        }
        let manager = workshop.manager(transport)
        manager.start()
        try await manager.add(1, 2)
        // What the queue itself cannot write for lack of space it says for a moment only.
        var problem: String?
        try await pass {
            problem = problem ?? manager.problem?.code
            return problem != nil
        }
        let failed = manager.failedDownloads.count
        disk.clear()
        try await pass { manager.completedDownloads.count == 2 }
        await manager.stop()

        #expect((problem, failed) == ("storage-error", 0))
        for number in 1...2 { #expect(try await workshop.contents(of: number) == contents(of: number)) }
        #expect(try await flaws() == [])
    }

    @Test func `a wish that a full disk cannot keep is refused, and can be made again`() async throws {
        let manager = workshop.manager(StubTransport { request, _ in .ok(try Self.page(request.url.path())) })
        manager.start()
        await manager.settle()
        disk.fill()

        let error = await #expect(throws: DownloadError.self) { try await manager.add(1) }
        let active = manager.activeDownloads.count
        disk.clear()
        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(error?.code == "storage-error")
        #expect(active == 0)
        #expect(try await workshop.contents(of: 1) == contents(of: 1))
    }

    @Test func `a folder that has become read-only fails the chapter once, and is named`() async throws {
        let transport = StubTransport { request, _ in .ok(try Self.page(request.url.path())) }
        let manager = workshop.manager(transport)
        manager.start()
        await manager.settle()

        try await disk.withReadOnly(disk.folder + "/library") {
            try await manager.add(1)
            await manager.waitUntilIdle()
        }
        let failure = manager.failedDownloads.first?.failureMessage?.text(in: .english)
        let before = transport.requests.count
        try await manager.retryAll()
        await manager.waitUntilIdle()
        await manager.stop()

        #expect(failure?.contains(disk.folder + "/library") == true)
        #expect(before == 0)
        #expect(try await workshop.contents(of: 1) == contents(of: 1))
    }
}
#endif
