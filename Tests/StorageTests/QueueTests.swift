import Foundation
import MangaLocalization
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

struct QueueTests {
    private let place: TemporaryLibrary

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a wish survives, waits with its facts, and a second one joins it`() async throws {
        let info = ChapterInfo.sample("10.5")
        let row = try await place.open().queue.enqueue(info)

        let queue = try await place.open().queue
        #expect(try await queue.enqueue(info) == row)
        #expect(
            row
                == QueuedDownload(
                    id: row.id,
                    info: info,
                    state: .waiting,
                    donePages: 0,
                    totalPages: 0,
                    addedAt: place.now,
                    endedAt: nil
                )
        )
        #expect(try await queue.active() == [row])
    }

    @Test func `a chapter that another process has stored by then is no new row, unless it is to be replaced`()
        async throws
    {
        let queue = try await place.open().queue
        try await place.open().store(.sample("1"))

        let rows = try await queue.enqueue([.sample("1"), .sample("2")])
        let anew = try await queue.enqueue([.sample("1")], options: DownloadOptions(replacesStored: true))
        let joined = try await queue.enqueue([.sample("1")])

        #expect(rows.map(\.info) == [.sample("2")])
        #expect(anew.map(\.info) == [.sample("1")])
        #expect(joined.map(\.id) == anew.map(\.id))
    }

    @Test func `a reason is kept so that it can be said in any language`() async throws {
        let queue = try await place.open().queue
        let empty = Message(DownloadsPhrase.empty)
        let reason = Message(DownloadsPhrase.page, ["page": .text("3"), "reason": .message(empty)])
        let row = try #require(try await queue.enqueue([.sample("1")]).first)

        try await queue.finish(row.id, as: .failed(code: "invalid-response", reason: reason))

        let kept = try await queue.history(.failed).map(\.state)
        #expect(kept == [.ended(.failed(code: "invalid-response", reason: reason))])
    }

    @Test func `rows are claimed oldest first, once each`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue(["1", "2", "1"].map { .sample($0) })
        #expect(rows[0] == rows[2])

        let first = try await queue.claim(owner: "a", lease: .seconds(30), excluding: [])
        let second = try await queue.claim(owner: "b", lease: .seconds(30), excluding: [])

        #expect([first?.id, second?.id] == [rows[0].id, rows[1].id])
        #expect(first?.state == .running(owner: "a"))
        #expect(try await queue.claim(owner: "a", lease: .seconds(30), excluding: []) == nil)
        #expect(try await queue.active().map(\.state) == [.running(owner: "a"), .running(owner: "b")])
    }

    @Test func `an excluded environment keeps waiting`() async throws {
        let queue = try await place.open().queue
        let embedded = EnvironmentID("embedded")
        _ = try await queue.enqueue(.sample("1", environment: embedded))
        let row = try await queue.enqueue(.sample("1"))

        let claimed = try await queue.claim(owner: "a", lease: .seconds(30), excluding: [embedded])

        #expect(claimed?.id == row.id)
        #expect(try await queue.claim(owner: "a", lease: .seconds(30), excluding: [embedded]) == nil)
        #expect(try await queue.claim(owner: "a", lease: .seconds(30), excluding: []) != nil)
    }

    @Test func `a lease runs out by the store's clock, and a heartbeat renews it`() async throws {
        let queue = try await place.open().queue
        let id = try await queue.enqueue(.sample()).id
        _ = try await queue.claim(owner: "a", lease: .seconds(30), excluding: [])

        place.pass(29)
        #expect(try await queue.heartbeat(id, owner: "a", lease: .seconds(30), done: 3, of: 7) == .held)
        place.pass(29)
        #expect(try await queue.claim(owner: "b", lease: .seconds(30), excluding: []) == nil)
        place.pass(1)
        #expect(try await queue.active().map(\.state) == [.waiting])
        let stolen = try await queue.claim(owner: "b", lease: .seconds(30), excluding: [])

        #expect(stolen?.id == id)
        #expect(stolen?.donePages == 3)
        #expect(stolen?.totalPages == 7)
        #expect(try await queue.heartbeat(id, owner: "a", lease: .seconds(30), done: 4, of: 7) == .lost)
        try await queue.release(id, owner: "a")
        #expect(try await queue.active().map(\.state) == [.running(owner: "b")])
        try await queue.release(id, owner: "b")
        #expect(try await queue.active().map(\.state) == [.waiting])
    }

    @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min), .zero])
    func `no lease is long enough to overflow`(lease: Duration) async throws {
        let queue = try await place.open().queue
        _ = try await queue.enqueue(.sample())

        #expect(try await queue.claim(owner: "a", lease: lease, excluding: []) != nil)
    }

    @Test func `ended rows go to the history, which shows 50 completed and 20 failed`() async throws {
        let queue = try await place.open().queue
        for number in 1...60 {
            let done = try await queue.enqueue(.sample("\(number)"))
            try await queue.finish(done.id, as: .completed)
            let failed = try await queue.enqueue(.sample("\(number)"))
            try await queue.finish(
                failed.id,
                as: .failed(code: "http", reason: Message(verbatim: "page \(number) answered 500"))
            )
        }

        let completed = try await queue.history(.completed)
        let failed = try await queue.history(.failed)

        #expect(completed.map { $0.info.chapter.number } == (11...60).reversed().map { ChapterNumber($0) })
        #expect(failed.map { $0.info.chapter.number } == (41...60).reversed().map { ChapterNumber($0) })
        #expect(failed.first?.state == .ended(.failed(code: "http", reason: Message(verbatim: "page 60 answered 500"))))
        #expect(failed.first?.endedAt == place.now)
        #expect(try await queue.active() == [])
        try await queue.clear(.failed)
        #expect(try await queue.history(.failed) == [])
        #expect(try await queue.history(.completed).count == 50)
    }

    @Test func `of the failures of a chapter the latest is kept, and none when it is there`() async throws {
        let queue = try await place.open().queue
        for (number, reason) in [("1", "first"), ("2", "other"), ("1", "second")] {
            let row = try await queue.enqueue(.sample(number))
            try await queue.finish(row.id, as: .failed(code: "http", reason: Message(verbatim: reason)))
        }
        let failed = try await queue.history(.failed)

        let again = try await queue.enqueue(.sample("1"))
        try await queue.finish(again.id, as: .completed)

        let states = ["second", "other"].map {
            QueuedDownload.State.ended(QueuedDownload.Outcome.failed(code: "http", reason: Message(verbatim: $0)))
        }
        #expect(failed.map(\.state) == states)
        #expect(try await queue.history(.failed).map(\.info.chapter.id) == [Chapter.ID("c2")])
        #expect(try await queue.counts() == QueueCounts(completed: 1, failed: 1))
    }

    @Test func `a cancelled wish cures nothing`() async throws {
        let queue = try await place.open().queue
        let first = try await queue.enqueue(.sample("1"))
        try await queue.finish(first.id, as: .failed(code: "http", reason: Message(verbatim: "500")))

        let second = try await queue.enqueue(.sample("1"))
        try await queue.finish(second.id, as: .cancelled)

        #expect(try await queue.history(.failed).map(\.id) == [first.id])
    }

    @Test func `failures that an earlier version kept beside a newer one or the chapter itself go`() async throws {
        let library = try await place.open()
        let rows = try await library.queue.enqueue(["1", "2", "3"].map { .sample($0) })
        try await library.queue.finish(rows.map(\.id), as: .failed(code: "http", reason: Message(verbatim: "500")))
        place.pass(60)
        try await library.store(.sample("2"))
        await library.close()
        try place.database { connection in
            let columns = "environment, manga, chapter, info, state, added_at, ended_at, code, reason"
            try connection.execute(
                """
                INSERT INTO queue (id, ended, \(columns))
                    SELECT 'newer', 99, \(columns) FROM queue WHERE chapter = 'c1';
                DELETE FROM migration WHERE name = '9 one failure a chapter'
                """
            )
        }

        let failed = try await place.open().queue.history(.failed)

        #expect(failed.map(\.id) == ["newer", rows[2].id])
    }

    @Test func `all failed of a long night can be retried, oldest first, up to 1000`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue((1...1010).map { .sample("\($0)") })
        try await queue.finish(rows.map(\.id), as: .failed(code: "http", reason: Message(verbatim: "500")))
        #expect(try await queue.counts() == QueueCounts(failed: 1000))

        let again = try await queue.retryFailed()

        #expect(again.map(\.id) == rows.map(\.id).suffix(1000))
        #expect(try await queue.active() == again)
        #expect(try await queue.history(.failed) == [])
    }

    @Test func `what ended stays as it ended`() async throws {
        let queue = try await place.open().queue
        let row = try await queue.enqueue(.sample())
        try await queue.finish([row.id, "nothing"], as: .cancelled)
        try await queue.finish(row.id, as: .completed)

        #expect(try await queue.history(.cancelled).map(\.id) == [row.id])
        #expect(try await queue.history(.completed) == [])
    }

    @Test func `a retry waits behind the others, or joins the row that is there`() async throws {
        let queue = try await place.open().queue
        let first = try await queue.enqueue(.sample("1"))
        try await queue.finish(first.id, as: .failed(code: "http", reason: Message(verbatim: "500")))
        let second = try await queue.enqueue(.sample("2"))

        let again = try await queue.retry(first.id)
        #expect(again.state == .waiting)
        #expect(again.endedAt == nil)
        #expect(try await queue.active().map(\.id) == [second.id, first.id])

        try await queue.finish(second.id, as: .failed(code: "http", reason: Message(verbatim: "500")))
        let joined = try await queue.enqueue(.sample("2"))
        #expect(try await queue.retry(second.id) == joined)
        #expect(try await queue.history(.failed) == [])
        await #expect(throws: StorageError.noSuchDownload("nothing")) { try await queue.retry("nothing") }
    }

    @Test func `two processes on one library share the rows out, none twice`() async throws {
        let one = try await place.open()
        let other = try await place.open()
        let rows = try await one.queue.enqueue((1...60).map { .sample("\($0)") })

        let claimed = try await withThrowingTaskGroup(of: [QueuedDownload.ID].self) { group in
            for (index, library) in [one, other, one, other].enumerated() {
                group.addTask {
                    var ids: [QueuedDownload.ID] = []
                    while let row = try await library.queue.claim(
                        owner: "\(index)",
                        lease: .seconds(60),
                        excluding: []
                    ) { ids.append(row.id) }
                    return ids
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }

        #expect(claimed.sorted() == rows.map(\.id).sorted())
    }
}
