import Foundation
import MangaImaging
import MangaModels
import MangaStorage
import Testing

struct SpaceTests {
    private let place: TemporaryLibrary

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test(
        arguments: [
            (700, nil, nil), (701, nil, StorageError.reserveNotKept(needed: 701, available: 700, reserve: 300)),
            (1001, nil, .noSpace(needed: 1001, available: 1000)),
            (100, 600, nil), (101, 600, .storageLimitExceeded(needed: 601, limit: 600)),
            (Int.max, nil, .noSpace(needed: .max, available: 1000)),
            (Int.max, 600, .storageLimitExceeded(needed: .max, limit: 600)),
        ] as [(Int, Int?, StorageError?)]
    )
    func `what is wanted must fit beside the reserve and below the quota`(
        bytes: Int,
        quota: Int?,
        shortage: StorageError?
    ) {
        let space = StorageSpace(free: 1000, used: 500, limits: StorageLimits(reserve: 300, quota: quota))

        #expect(space.shortage(for: bytes) == shortage)
    }

    @Test func `what is promised counts like what is here, and on the disk as far as it is not there yet`() {
        let limits = StorageLimits(reserve: 300, quota: 900)
        // Beside others the database grows too.
        let margin = 1 << 20
        let space = StorageSpace(free: 650 + margin, used: 500, limits: limits, promised: 350, begun: 50)

        #expect(space.shortage(for: 50) == nil)
        #expect(space.shortage(for: 51) == .storageLimitExceeded(needed: 901, limit: 900))
        var tight = space
        tight.free -= 1
        let needed = 350 + margin
        #expect(tight.shortage(for: 50) == .reserveNotKept(needed: needed, available: needed - 1, reserve: 300))
    }

    @Test func `a quota counts what is here, unfinished chapters too`() async throws {
        let one = try PageImage.png(0).count
        let library = try await place.open(StorageLimits(reserve: 0, quota: 100_000))
        try await library.store(.sample("1"), pages: 2)
        let pending = try await library.pages.begin(.sample("2"), pageCount: 2)
        try await library.add(try PageImage.png(0), as: 0, of: pending)

        let space = try await library.pages.space()

        let used = 2 * one + (try PageImage.png(1).count)
        #expect(space.used == used)
        #expect(space.shortage(for: 100_000 - used) == nil)
        #expect(space.shortage(for: 100_001 - used) == .storageLimitExceeded(needed: 100_001, limit: 100_000))
    }

    @Test func `no page is begun or goes on where the reserve would be touched`() async throws {
        let library = try await place.open(StorageLimits(reserve: .max / 4))
        let pending = try await library.pages.begin(.sample(), pageCount: 1)

        let error = await #expect(throws: StorageError.self) { try await library.pages.open(page: 0, of: pending) }

        guard case .reserveNotKept(1..., 0, Int.max / 4) = error else { throw Unexpected(error) }
        #expect(try await library.pages.space().shortage(for: 1) != nil)
    }

    @Test func `pages are estimated by those of the manga, else of the environment, else by habit`() async throws {
        let library = try await place.open()
        let (testing, manga) = (EnvironmentID("testing"), Manga.ID("m1"))
        #expect(try await library.pages.estimate(pages: 3, of: manga, in: testing) == 1_500_000)

        let stored = try await library.store(.sample(), pages: 4)

        let page = stored.size / 4
        #expect(try await library.pages.estimate(pages: 3, of: manga, in: testing) == 3 * page)
        #expect(try await library.pages.estimate(pages: 2, of: Manga.ID("other"), in: testing) == 2 * page)
        #expect(try await library.pages.estimate(pages: 1, of: manga, in: EnvironmentID("other")) == 500_000)
    }
}

struct Unexpected: Error {
    let error: (any Error)?

    init(_ error: (any Error)?) {
        self.error = error
    }
}
