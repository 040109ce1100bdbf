import MangaImaging
import MangaStorage
import Testing

/// What the queue's history knows of pages that a chapter was completed without.
struct QueueGapTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample("1")

    init() throws {
        place = try TemporaryLibrary()
    }

    private func commit(in library: Library) async throws {
        let pending = try await library.pages.begin(info, pageCount: 4)
        for index in [0, 2] { try await library.add(try PageImage.png(index), as: index, of: pending) }
        _ = try await library.pages.commit(pending, without: [1, 3])
    }

    @Test func `a completed row has the pages of its copy, and says which are missing`() async throws {
        let library = try await place.open()
        let row = try await library.queue.enqueue(info)
        try await commit(in: library)

        try await library.queue.finish(row.id, as: .completed)

        let ended = try #require(try await place.open().queue.history(.completed).first)
        #expect([ended.donePages, ended.totalPages] == [2, 4])
        #expect(ended.missingPages == [1, 3])
    }

    @Test func `so it does where whoever committed it died before`() async throws {
        let library = try await place.open()
        _ = try await library.queue.enqueue(info)
        _ = try await library.queue.claim(owner: "a", lease: .seconds(9), excluding: [])
        try await commit(in: library)
        place.pass(10)

        try await library.queue.finishStored()

        #expect(try await library.queue.history(.completed).map(\.missingPages) == [[1, 3]])
    }

    @Test func `one that is fetched again has no gaps before it ends`() async throws {
        let library = try await place.open()
        let row = try await library.queue.enqueue(info)
        try await commit(in: library)
        try await library.queue.finish(row.id, as: .completed)

        let again = try await library.queue.retry(row.id)

        #expect([again.donePages, again.totalPages] == [0, 0])
        #expect(again.missingPages == [])
    }
}
