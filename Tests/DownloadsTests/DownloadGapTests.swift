import Foundation
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import Synchronization
import TestSupport
import Testing

/// Pages that are bad, gone, listed twice, or elsewhere by now.
@MainActor
struct DownloadGapTests {
    private let source = StubSource(pageCount: 4)

    private func transport(broken: String..., status: Int = 404) -> StubTransport {
        StubTransport { request, _ in
            let path = request.url.path()
            return broken.contains(path) ? .status(status) : .ok(try Picture.png(path))
        }
    }

    private func download(_ manager: DownloadManager, _ options: DownloadOptions) async throws -> [DownloadEvent] {
        let events = manager.events
        manager.start()
        try await manager.enqueue(
            [Workshop.chapter(1)],
            of: Workshop.manga,
            in: Workshop.environment,
            options: options
        )
        await manager.waitUntilIdle()
        await manager.stop()
        var notices: [DownloadEvent] = []
        for await event in events { if case .noticed = event { notices.append(event) } }
        return notices
    }

    private func words(_ notices: [DownloadEvent]) -> [String] {
        notices.compactMap { if case .noticed(_, let message) = $0 { message.text(in: .english) } else { nil } }
    }

    @Test func `a page that stays bad fails the chapter, is named, and the good ones are kept`() async throws {
        let workshop = try await Workshop()
        let first = workshop.manager(transport(broken: "/c1/3"), source: source, limits: DownloadLimits(pages: 1))
        _ = try await download(first, DownloadOptions())
        let task = try #require(first.failedDownloads.first)

        let next = StubTransport.wellBehaved
        let second = workshop.manager(next, source: source)
        second.start()
        await second.settle()
        try await second.retryAll()
        await second.waitUntilIdle()
        await second.stop()

        #expect(task.failureMessage?.text(in: .english).hasPrefix("Page 4: ") == true)
        #expect(next.paths == ["/c1/3"])
    }

    @Test func `all pages that failed are named, and how the chapter can be had without them`() async throws {
        let workshop = try await Workshop()
        let (gate, arrivals) = (Gate(), Arrivals())
        let bad = Set(["/c1/0", "/c1/2", "/c1/3"])
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            // A page that is not asked for before another one has failed is not asked for at all.
            if arrivals.count() == 4 { gate.open() }
            await gate.opened()
            return bad.contains(path) ? .status(404) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport, source: source)
        _ = try await download(manager, DownloadOptions())

        let words = manager.failedDownloads.first?.failureMessage?.text(in: .english)
        #expect(
            words?.hasPrefix("Pages 1, 3 and 4: The server answered with HTTP status 404; ") == true,
            "\(words ?? "")"
        )
        let advice = "The good pages are kept; `download --allow-missing` completes the chapter without these."
        #expect(words?.hasSuffix(advice) == true)
    }

    @Test func `where pages may be missing the chapter is completed with a marked gap, and it is said`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(transport(broken: "/c1/1", "/c1/3"), source: source)

        let notices = try await download(manager, DownloadOptions(allowsMissing: true))

        let task = try #require(manager.completedDownloads.first)
        let stored = try #require(try await workshop.library.pages.chapter(Workshop.key(1)))
        #expect(task.missingPages == [1, 3])
        #expect(stored.pages.map(\.index) == [0, 2])
        #expect(stored.missing == [1, 3])
        #expect(
            words(notices) == [
                "Chapter 1 is kept without these pages, which stay bad: 2, 4; `repair` asks for them again."
            ]
        )
    }

    @Test func `gaps are known after a restart, and to who only watches`() async throws {
        let workshop = try await Workshop()
        let manager = workshop.manager(transport(broken: "/c1/1", "/c1/3"), source: source)
        let watcher = try await workshop.neighbour(StubTransport.wellBehaved)
        let clock = workshop.clock
        try await manager.enqueue(
            [Workshop.chapter(1)],
            of: Workshop.manga,
            in: Workshop.environment,
            options: DownloadOptions(allowsMissing: true)
        )
        watcher.watch()
        await watcher.settle()
        let events = watcher.events
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()
        clock.beat()
        for await event in events { if case .completed = event { break } }
        await watcher.stop()

        let later = workshop.manager(StubTransport.wellBehaved)
        later.watch()
        await later.settle()
        await later.stop()
        for task in [watcher.completedDownloads.first, later.completedDownloads.first] {
            #expect(task?.missingPages == [1, 3])
            #expect(task?.downloadedPages == 2)
            #expect(task?.totalPages == 4)
        }
    }

    @Test func `a batch counts a chapter that failed and was retried once`() async throws {
        let workshop = try await Workshop()
        let gate = Gate()
        let transport = StubTransport { request, visit in
            let path = request.url.path()
            if path.hasPrefix("/c2/") { await gate.opened() }
            return path.hasPrefix("/c1/") && visit == 0 ? .status(404) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport, source: source)
        let (events, first, second) = (manager.events, manager.events, manager.events)
        manager.start()
        try await manager.add(1, 2)
        for await event in first { if case .failed = event { break } }
        try await manager.retry(taskId: try #require(manager.failedDownloads.first).id)
        for await event in second { if case .completed = event { break } }
        gate.open()
        await manager.waitUntilIdle()
        await manager.stop()

        var batches: [DownloadEvent] = []
        for await event in events { if case .batchEnded = event { batches.append(event) } }
        #expect(batches == [.batchEnded(completed: 2, failed: 0, withGaps: 0)])
    }

    @Test func `a batch counts those with gaps`() async throws {
        let workshop = try await Workshop()
        let broken = transport(broken: "/c1/1", "/c2/0", "/c2/1", "/c2/2", "/c2/3")
        let manager = workshop.manager(broken, source: source, limits: DownloadLimits(chapters: 1))
        let events = manager.events
        let chapters = [1, 2].map(Workshop.chapter)
        let options = DownloadOptions(allowsMissing: true)
        try await manager.enqueue(chapters, of: Workshop.manga, in: Workshop.environment, options: options)
        manager.start()
        await manager.waitUntilIdle()
        await manager.stop()

        var batches: [DownloadEvent] = []
        for await event in events { if case .batchEnded = event { batches.append(event) } }
        #expect(batches == [.batchEnded(completed: 1, failed: 1, withGaps: 1)])
    }

    @Test func `a chapter without a single page is none`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { _, _ in .status(404) }
        let manager = workshop.manager(transport, source: source)

        _ = try await download(manager, DownloadOptions(allowsMissing: true))

        #expect(manager.failedDownloads.first?.failure == .httpError(statusCode: 404))
        #expect(try await workshop.library.pages.chapter(Workshop.key(1)) == nil)
    }

    @Test func `an entry that is listed twice is fetched once, and it is said`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport.wellBehaved
        let urls = ["a", "b", "a", "b"].map { "http://stub/c1/\($0)" }
        let manager = workshop.manager(transport, source: StubSource(urls: urls))

        let notices = try await download(manager, DownloadOptions())

        #expect(transport.paths == ["/c1/a", "/c1/b"])
        #expect(manager.completedDownloads.first?.repeatedPages == 2)
        #expect(
            words(notices) == [
                "Chapter 1: the server lists 2 pages once more; each is fetched once, in the order of the list."
            ]
        )
    }

    @Test func `real repeats are kept where they are wanted`() async throws {
        let workshop = try await Workshop()
        let urls = ["a", "a", "b", "b"].map { "http://stub/c1/\($0)" }
        let manager = workshop.manager(StubTransport.wellBehaved, source: StubSource(urls: urls))

        let notices = try await download(manager, DownloadOptions(keepsRepeats: true))

        let expected = try ["a", "a", "b", "b"].map { try Picture.png("/c1/\($0)") }
        #expect(try await workshop.contents(of: 1) == expected)
        #expect(notices.isEmpty)
    }

    @Test func `a chapter that the server has forgotten is asked for anew, at the same addresses`() async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, visit in
            let path = request.url.path()
            return path != "/c1/0" && visit == 0 ? .status(404) : .ok(try Picture.png(path))
        }
        let manager = workshop.manager(transport, source: StubSource(), limits: DownloadLimits(pages: 1))

        _ = try await download(manager, DownloadOptions())

        #expect(manager.failedDownloads.isEmpty)
        #expect(try await workshop.contents(of: 1) == (0..<3).map { try Picture.png("/c1/\($0)") })
    }

    @Test(arguments: [403, 404, 410]) func `addresses that expire are asked for once more`(status: Int) async throws {
        let workshop = try await Workshop()
        let transport = StubTransport { request, _ in
            let path = request.url.path()
            return ["/old/1", "/old/2", "/old/3"].contains(path) ? .status(status) : .ok(try Picture.png(path))
        }
        let lists = ["old", "new"].map { name in StubSource(urls: (0..<4).map { "http://stub/\(name)/\($0)" }) }
        let source = ChangingSource(lists)
        let manager = workshop.manager(transport, any: source, limits: DownloadLimits(pages: 1))

        _ = try await download(manager, DownloadOptions())

        #expect(manager.completedDownloads.count == 1)
        #expect(transport.paths == ["/new/1", "/new/2", "/new/3", "/old/0", "/old/1"])
        #expect(source.asked == 2)
    }

    @Test func `a page that is gone from the same address is not asked for again`() async throws {
        let workshop = try await Workshop()
        let source = ChangingSource([source])
        let transport = transport(broken: "/c1/3", status: 403)
        let manager = workshop.manager(transport, any: source, limits: DownloadLimits(pages: 1))

        _ = try await download(manager, DownloadOptions())

        #expect(manager.failedDownloads.first?.failure == .httpError(statusCode: 403))
        #expect(transport.paths.count { $0 == "/c1/3" } == 1)
        #expect(source.asked == 2)
    }
}

/// Counts requests.
private final class Arrivals: Sendable {
    private let all = Mutex(0)

    /// With this one.
    func count() -> Int {
        all.withLock { all in
            all += 1
            return all
        }
    }
}
