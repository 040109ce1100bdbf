import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import Testing

/// Room that is kept for chapters in writing.
struct PromiseTests {
    private let place: TemporaryLibrary
    private let lease = Duration.seconds(10)

    init() throws {
        place = try TemporaryLibrary()
    }

    private func open(quota: Int) async throws -> Library {
        try await place.open(StorageLimits(reserve: 0, quota: quota))
    }

    /// Claims the next chapter of the queue and begins it.
    private func begin(_ number: String, in library: Library, owner: String = "here") async throws -> PendingChapter {
        _ = try await library.queue.enqueue(.sample(number))
        _ = try await library.queue.claim(owner: owner, lease: lease, excluding: [])
        return try await library.pages.begin(.sample(number), pageCount: 3)
    }

    @Test func `what one chapter was promised is not there for another one, in any process`() async throws {
        let (library, other) = (try await open(quota: 1000), try await open(quota: 1000))
        let first = try await begin("1", in: library)
        let second = try await begin("2", in: other, owner: "there")

        #expect(try await library.pages.promise(600, isEstimate: false, to: first))
        #expect(try await !other.pages.promise(401, isEstimate: false, to: second))
        #expect(try await other.pages.promise(400, isEstimate: false, to: second))
        #expect(try await library.pages.space().promised == 1000)
    }

    @Test func `a promise holds while somebody works on the chapter`() async throws {
        let library = try await open(quota: 1000)
        let first = try await begin("1", in: library)
        let second = try await begin("2", in: library)
        #expect(try await library.pages.promise(600, isEstimate: false, to: first))
        #expect(try await !library.pages.promise(600, isEstimate: false, to: second))

        place.pass(11)

        #expect(try await library.pages.space().promised == 0)
        #expect(try await library.pages.promise(600, isEstimate: false, to: second))
    }

    @Test func `alone, what has no place is told`() async throws {
        let library = try await open(quota: 1000)
        let pending = try await begin("1", in: library)

        await #expect(throws: StorageError.storageLimitExceeded(needed: 1001, limit: 1000)) {
            try await library.pages.promise(1001, isEstimate: false, to: pending)
        }
    }

    @Test(arguments: [false, true])
    func `pages that land are taken off the promise; an estimate learns from them`(isEstimate: Bool) async throws {
        let library = try await open(quota: 100_000)
        let page = try PageImage.png(0).count
        let pending = try await begin("1", in: library)
        #expect(try await library.pages.promise(page * 3 - 30, isEstimate: isEstimate, to: pending))

        try await library.add(try PageImage.png(0), as: 0, of: pending)

        #expect(try await library.pages.space().promised == (isEstimate ? page * 2 : page * 2 - 30))
    }

    @Test func `bytes of pages that are under way are on the disk already`() async throws {
        let library = try await open(quota: 100_000)
        let pending = try await begin("1", in: library)
        #expect(try await library.pages.promise(3000, isEstimate: false, to: pending))
        let part = try await library.pages.open(page: 0, of: pending)

        try part.add(Data(count: 70_000))

        #expect(try await library.pages.space().begun >= 65_000)
    }

    @Test func `a page beyond the quota is refused, and its file goes`() async throws {
        let page = try PageImage.png(0).count
        let library = try await open(quota: page + 10)
        let pending = try await begin("1", in: library)
        try await library.add(try PageImage.png(0), as: 0, of: pending)

        await #expect(throws: StorageError.self) { try await library.add(try PageImage.png(1), as: 1, of: pending) }

        #expect(try await library.pages.space().used == page)
        #expect(place.files(named: "2.png") + place.files(named: "002.png") == [])
    }

    @Test func `chapters that have begun and wait give way to the one whose turn it is, the last one first`()
        async throws
    {
        let page = try PageImage.png(0).count
        let library = try await open(quota: 100_000)
        var rows: [PendingChapter] = []
        for number in ["1", "2", "3"] {
            rows.append(try await begin(number, in: library))
            try await library.add(try PageImage.png(0), as: 0, of: rows[rows.count - 1])
        }
        place.pass(11)
        let cause = StorageError.storageLimitExceeded(needed: 1000 + page, limit: 1000)

        #expect(try await library.pages.makeRoom(missing: cause, for: rows[0].key, owner: "other"))
        let left = try await library.pages.space().used
        let tooMuch = StorageError.storageLimitExceeded(needed: 1001 + page, limit: 1000)
        let isMade = try await library.pages.makeRoom(missing: tooMuch, for: rows[0].key, owner: "other")

        #expect(left == 2 * page)
        #expect(!isMade)
        #expect(try await library.pages.begin(.sample("2"), pageCount: 3).accepted == [0])
        #expect(try await library.pages.begin(.sample("3"), pageCount: 3).accepted == [])
    }
}
