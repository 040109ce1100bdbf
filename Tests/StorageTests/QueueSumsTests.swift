import Foundation
import MangaLocalization
import MangaStorage
import TestSupport
import Testing

struct QueueSumsTests {
    private let place: TemporaryLibrary

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `metrics of a row add up over its visits, and outlive it in the totals`() async throws {
        let first = DownloadMetrics(
            bytes: 700,
            pages: 2,
            retries: 1,
            waitedForHost: .milliseconds(1500),
            spent: .seconds(3)
        )
        let second = DownloadMetrics(bytes: 300, pages: 1, spent: .milliseconds(500))
        let sum = DownloadMetrics(
            bytes: 1000,
            pages: 3,
            retries: 1,
            waitedForHost: .milliseconds(1500),
            spent: .milliseconds(3500)
        )
        let id: QueuedDownload.ID
        do {
            let queue = try await place.open().queue
            id = try await queue.enqueue(.sample("1")).id
            _ = try await queue.claim("a")
            _ = try await queue.heartbeat(id, owner: "a", lease: .seconds(9), done: 2, of: 3, adding: first)
        }
        let queue = try await place.open().queue
        _ = try await queue.heartbeat(id, owner: "a", lease: .seconds(9), done: 3, of: 3, adding: second)
        #expect(try await queue.heartbeat(id, owner: "b", lease: .seconds(9), done: 3, of: 3, adding: first) == .lost)

        #expect(try await queue.active().map(\.metrics) == [sum])
        try await queue.finish(id, as: .completed)
        #expect(try await queue.history(.completed).map(\.metrics) == [sum])
        try await queue.clear(.completed)
        #expect(try await place.open().queue.totals() == QueueTotals(completed: 1, metrics: sum))
    }

    @Test func `totals count every end, also of rows that the history has dropped`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue((1...120).map { .sample("\($0)") })
        try await queue.finish(rows[..<70].map(\.id), as: .completed)
        try await queue.finish(rows[70..<95].map(\.id), as: .failed(code: "http", reason: Message(verbatim: "500")))
        try await queue.finish(rows[90..<120].map(\.id), as: .cancelled)

        #expect(try await queue.totals() == QueueTotals(completed: 70, failed: 25, cancelled: 25))
        #expect(try await queue.counts() == QueueCounts(completed: 50, failed: 25, cancelled: 20))
    }

    @Test func `metrics as JSON have seconds`() throws {
        let metrics = DownloadMetrics(
            bytes: 5,
            pages: 1,
            retries: 0,
            waitedForHost: .milliseconds(1250),
            spent: .seconds(2)
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        let json = try encoder.encode(metrics)

        let text = #"{"bytes":5,"pages":1,"retries":0,"spentSeconds":2,"waitedForHostSeconds":1.25}"#
        #expect(String(decoding: json, as: UTF8.self) == text)
        #expect(try JSONDecoder().decode(DownloadMetrics.self, from: json) == metrics)
    }

    @Test func `options that a row lacks have their usual values`() throws {
        #expect(try JSONDecoder().decode(DownloadOptions.self, from: Data("{}".utf8)) == DownloadOptions())
    }

    @Test func `every change of the queue gives another version, in all processes; a look gives none`() async throws {
        let (queue, other) = (try await place.open().queue, try await place.open().queue)
        var seen = [try await queue.version()]
        func look() async throws {
            seen.append(try await queue.version())
            #expect(try await queue.version() == other.version())
        }

        let row = try await queue.enqueue(.sample("1"))
        try await look()
        _ = try await other.claim("a")
        try await look()
        _ = try await other.heartbeat(row.id, owner: "a", lease: .seconds(9), done: 1, of: 2)
        try await look()
        _ = try await queue.pause(.all)
        try await look()
        try await other.finish(row.id, as: .completed)
        try await look()
        #expect(Set(seen).count == seen.count)

        _ = try await queue.claim("a")
        try await other.finishStored()
        _ = try await other.active()
        #expect(try await queue.version() == seen.last)
    }

    @Test func `changes are told as they are seen`() async throws {
        let queue = try await place.open().queue
        var changes = queue.changes(every: .zero, clock: ContinuousClock()).makeAsyncIterator()

        let first = await changes.next()
        _ = try await place.open().queue.enqueue(.sample("1"))
        let second = await changes.next()

        #expect(first != nil)
        #expect(try await second == queue.version())
        #expect(second != first)
    }
}
