import MangaLocalization
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

struct QueuePauseTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a paused row waits, unclaimed, until it is resumed`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue([.sample("1"), .sample("2")])

        try await queue.pause(.downloads([rows[0].id]))

        #expect(try await queue.active().map(\.isPaused) == [true, false])
        #expect(try await queue.active().map(\.state) == [.waiting, .waiting])
        #expect(try await queue.claim("a")?.id == rows[1].id)
        #expect(try await queue.claim("a") == nil)
        try await place.open().queue.resume(.downloads([rows[0].id]))
        #expect(try await queue.claim("a")?.id == rows[0].id)
    }

    @Test func `an owner hears of the pause, and nobody takes the row before it has let go`() async throws {
        let queue = try await place.open().queue
        let row = try await queue.enqueue(.sample("1"))
        _ = try await queue.claim("a")

        try await place.open().queue.pause(.downloads([row.id]))

        #expect(try await queue.active().map(\.state) == [.running(owner: "a")])
        #expect(try await queue.heartbeat(row.id, owner: "a", lease: .seconds(9), done: 2, of: 5) == .paused)
        try await queue.release(row.id, owner: "a")
        #expect(try await queue.active().map(\.state) == [.waiting])
        #expect(try await queue.active().map(\.donePages) == [2])
        #expect(try await queue.claim("b") == nil)
        try await queue.resume(.downloads([row.id]))
        #expect(try await queue.claim("b")?.id == row.id)
    }

    @Test func `a paused row of a dead owner stays paused`() async throws {
        let queue = try await place.open().queue
        let row = try await queue.enqueue(.sample("1"))
        _ = try await queue.claim("a")
        try await queue.pause(.all)
        place.pass(60)

        #expect(try await queue.active().map(\.state) == [.waiting])
        #expect(try await queue.claim("b") == nil)
        try await queue.resume(.all)
        #expect(try await queue.claim("b")?.id == row.id)
    }

    @Test func `adding never resumes: not a new row, not a second wish, not a retry`() async throws {
        let queue = try await place.open().queue
        let first = try await queue.enqueue(.sample("1"))
        let failed = try await queue.enqueue(.sample("2"))
        try await queue.finish(failed.id, as: .failed(code: "http", reason: Message(verbatim: "500")))
        try await queue.pause(.all)

        #expect(try await queue.enqueue(.sample("1"), priority: 9).isPaused)
        #expect(try await place.open().queue.enqueue(.sample("3")).isPaused)
        #expect(try await queue.retry(failed.id).isPaused)

        #expect(try await queue.claim("a") == nil)
        #expect(try await queue.counts() == QueueCounts(paused: 3, isPaused: true))
        try await queue.resume(.downloads([first.id]))
        #expect(try await queue.claim("a")?.id == first.id)
        #expect(try await queue.enqueue(.sample("4")).isPaused)
        try await queue.resume(.all)
        #expect(try await !queue.enqueue(.sample("5")).isPaused)
        #expect(try await queue.counts() == QueueCounts(waiting: 4, running: 1))
    }

    @Test func `a paused manga holds its own rows and those to come, and no others`() async throws {
        let queue = try await place.open().queue
        let (one, other) = (Manga.ID("m1"), ChapterInfo.sample("1", environment: EnvironmentID("other")))
        _ = try await queue.enqueue([.sample("1"), other])

        try await queue.pause(.manga(one, in: environment))
        _ = try await queue.enqueue(.sample("2"))

        #expect(try await queue.active().map(\.isPaused) == [true, false, true])
        try await queue.pause(.all)
        try await queue.resume(.manga(one, in: environment))
        #expect(try await queue.active().map(\.isPaused) == [false, true, false])
        try await queue.pause(.manga(one, in: environment))
        try await queue.resume(.all)
        #expect(try await !queue.enqueue(.sample("3")).isPaused)
    }

    @Test(arguments: [true, false])
    func `a cancellation ends waiting, paused and running rows at once`(everything: Bool) async throws {
        let library = try await place.open()
        let queue = library.queue
        let rows = try await queue.enqueue((1...30).map { .sample("\($0)") })
        let other = try await queue.enqueue(.sample("1", environment: EnvironmentID("other")))
        _ = try await queue.claim("a")
        try await queue.pause(.downloads([rows[1].id]))
        _ = try await library.pages.begin(rows[0].info, pageCount: 2)

        let count = try await queue.cancel(everything ? .all : .manga(Manga.ID("m1"), in: environment))

        #expect(count == (everything ? 31 : 30))
        #expect(try await queue.active() == (everything ? [] : [other]))
        #expect(try await queue.heartbeat(rows[0].id, owner: "a", lease: .seconds(9), done: 1, of: 2) == .lost)
        let shown = Array((rows + (everything ? [other] : [])).suffix(20).map(\.id).reversed())
        #expect(try await queue.history(.cancelled).map(\.id) == shown)
        #expect(try await queue.totals().cancelled == count)
        #expect(try await library.pages.discardUnwanted() == 1)
        #expect(place.tree == [])
        let again = try await queue.enqueue(rows[0].info)
        #expect(again.id != rows[0].id)
        #expect(try await queue.downloads([rows[0].id]) == [])
        #expect(try await queue.active().contains(again))
    }

    @Test func `what was cancelled all at once stays gone, swept away bit by bit`() async throws {
        let queue = try await place.open().queue
        _ = try await queue.enqueue((1...500).map { .sample("\($0)") })
        _ = try await queue.cancel(.all)
        let row = try await queue.enqueue(.sample("1"))

        #expect(try await queue.claim("a")?.id == row.id)
        for _ in 0..<3 { #expect(try await queue.claim("a") == nil) }

        #expect(try place.database { try $0.all("SELECT count(*) FROM queue") { $0.int(0) } } == [21])
        #expect(try await queue.counts() == QueueCounts(running: 1, cancelled: 20))
    }
}

extension Queue {
    func claim(_ owner: String) async throws -> QueuedDownload? {
        try await claim(owner: owner, lease: .seconds(9), excluding: [])
    }
}
