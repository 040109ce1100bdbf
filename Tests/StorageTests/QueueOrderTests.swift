import MangaModels
import MangaStorage
import Testing

struct QueueOrderTests {
    private let place: TemporaryLibrary

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `those of a higher priority come first, among equals the older ones`() async throws {
        let queue = try await place.open().queue
        for (number, priority) in [("1", 0), ("2", 5), ("3", -1), ("4", 5), ("5", 0)] {
            _ = try await queue.enqueue(.sample(number), priority: priority)
        }

        let order = try await queue.numbers

        #expect(order == ["2", "4", "1", "5", "3"])
        var claimed: [String?] = []
        while let row = try await queue.claim(owner: "a", lease: .seconds(9), excluding: []) {
            claimed.append(row.number)
        }
        #expect(claimed == order)
    }

    @Test func `a row whose owner died keeps its place`() async throws {
        let queue = try await place.open().queue
        _ = try await queue.enqueue([.sample("1"), .sample("2")])
        _ = try await queue.claim(owner: "a", lease: .seconds(9), excluding: [])
        _ = try await queue.enqueue(.sample("3"), priority: 1)
        place.pass(10)

        var claimed: [String?] = []
        while let row = try await queue.claim(owner: "b", lease: .seconds(9), excluding: []) {
            claimed.append(row.number)
        }

        #expect(claimed == ["3", "1", "2"])
    }

    @Test func `a second wish raises the priority and adds what it allows, never less`() async throws {
        let queue = try await place.open().queue
        _ = try await queue.enqueue([.sample("1"), .sample("2")])

        let raised = try await queue.enqueue(.sample("2"), priority: 3, options: DownloadOptions(allowsMissing: true))
        let joined = try await queue.enqueue(.sample("2"), priority: -3, options: DownloadOptions(keepsRepeats: true))

        #expect(raised.priority == 3)
        #expect(raised.options == DownloadOptions(allowsMissing: true))
        #expect(joined.priority == 3)
        #expect(joined.options == DownloadOptions(allowsMissing: true, keepsRepeats: true))
        #expect(try await place.open().queue.active().first == joined)
        #expect(try await queue.numbers == ["2", "1"])
    }

    @Test func `a wish without a priority leaves the row its own, and tells how it stood`() async throws {
        let queue = try await place.open().queue
        let row = try await queue.enqueue(.sample("1"), priority: -3)

        let options = DownloadOptions()
        let plain = try await queue.admit([.sample("1"), .sample("2")], priority: nil, options: options)
        let raising = try await queue.admit([.sample("1")], priority: 2, options: options)

        #expect(plain.map(\.earlier) == [row, nil])
        #expect(plain.map(\.row.priority) == [-3, 0])
        #expect(raising.map(\.earlier) == [row])
        #expect(raising.map(\.row.priority) == [2])
        #expect(try await queue.active().map(\.priority) == [2, 0])
    }

    @Test(arguments: [
        ("3", QueuedDownload.Place.top, true, ["3", "1", "2", "4"]), ("3", .up, true, ["1", "3", "2", "4"]),
        ("3", .down, true, ["1", "2", "4", "3"]), ("3", .bottom, true, ["1", "2", "4", "3"]),
        ("1", .bottom, true, ["2", "3", "4", "1"]), ("1", .up, false, ["1", "2", "3", "4"]),
        ("1", .top, false, ["1", "2", "3", "4"]), ("4", .down, false, ["1", "2", "3", "4"]),
        ("4", .bottom, false, ["1", "2", "3", "4"]),
    ])
    func `a waiting row moves`(number: String, to place: QueuedDownload.Place, moves: Bool, order: [String])
        async throws
    {
        let queue = try await self.place.open().queue
        let rows = try await queue.enqueue(["1", "2", "3", "4"].map { .sample($0) })
        let row = try #require(rows.first { $0.number == number })

        #expect(try await queue.move(row.id, to: place) == moves)

        #expect(try await queue.numbers == order)
        #expect(try await queue.claim(owner: "a", lease: .seconds(9), excluding: [])?.number == order[0])
    }

    @Test func `a row that moves past another priority takes it`() async throws {
        let queue = try await place.open().queue
        let high = try await queue.enqueue([.sample("1"), .sample("2")], priority: 5, options: DownloadOptions())
        let normal = try await queue.enqueue([.sample("3"), .sample("4")])

        #expect(try await queue.move(normal[0].id, to: .up))
        #expect(try await queue.numbers == ["1", "3", "2", "4"])
        #expect(try await queue.move(high[1].id, to: .down))
        #expect(try await queue.numbers == ["1", "3", "4", "2"])
        #expect(try await queue.move(normal[1].id, to: .top))
        #expect(try await queue.numbers == ["4", "1", "3", "2"])
        #expect(try await queue.move(high[0].id, to: .bottom))
        #expect(try await queue.numbers == ["4", "3", "2", "1"])
        #expect(try await queue.active().map(\.priority) == [5, 5, 0, 0])
        _ = try await queue.enqueue(.sample("5"))
        #expect(try await queue.numbers == ["4", "3", "2", "1", "5"])
    }

    @Test func `rows at work are passed over, ended and unknown ones do not move`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue(["1", "2", "3"].map { .sample($0) })
        _ = try await queue.claim(owner: "a", lease: .seconds(9), excluding: [])
        try await queue.finish(rows[2].id, as: .cancelled)

        #expect(try await !queue.move(rows[1].id, to: .up))
        #expect(try await !queue.move(rows[2].id, to: .top))
        #expect(try await !queue.move("nothing", to: .top))
    }

    @Test func `the queue is read a screen at a time`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue((1...9).map { .sample("\($0)") })

        #expect(try await queue.active(limit: 3, offset: 4) == Array(rows[4..<7]))
        #expect(try await queue.downloads([rows[8].id, "nothing", rows[0].id]) == [rows[8], rows[0]])
    }
}

extension QueuedDownload {
    var number: String? { info.chapter.number?.description }
}

extension Queue {
    /// The numbers of the active rows, in their order.
    var numbers: [String?] {
        get async throws { try await active().map(\.number) }
    }
}
