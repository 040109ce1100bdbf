import Foundation
import MangaModels
import MangaStorage
import TestSupport
import Testing

/// The sums of each manga, and what is found by them.
struct ShelfTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test(arguments: [
        ("", ["100% Real", "Lantern Street", "lantern two", "Ñandú", "進撃の巨人"]),
        ("tern", ["Lantern Street", "lantern two"]),
        ("STREET", ["Lantern Street"]), ("撃の", ["進撃の巨人"]), ("巨人", ["進撃の巨人"]), ("撃人", []), ("ñan", ["Ñandú"]),
        ("DÚ", ["Ñandú"]),
        ("0%", ["100% Real"]), ("_", []), ("\\", []),
    ])
    func `manga are found by any part of their title`(text: String, titles: [String]) async throws {
        let catalogue = try await place.open().catalogue
        for title in ["Lantern Street", "lantern two", "Ñandú", "100% Real", "進撃の巨人"] {
            try await catalogue.save(Manga(id: Manga.ID(title), slug: title, title: title), in: environment)
        }

        let found = try await catalogue.library(LibraryQuery(text), in: environment)

        #expect(found.entries.map(\.manga.title) == titles)
        #expect(found.count == titles.count)
        #expect(try await catalogue.library(LibraryQuery(text), in: EnvironmentID("other")).count == 0)
    }

    @Test func `a new title is found, and the old one is not`() async throws {
        let catalogue = try await place.open().catalogue
        try await catalogue.save(Manga(id: Manga.ID("m"), slug: "m", title: "Moon"), in: environment)
        try await catalogue.save(Manga(id: Manga.ID("m"), slug: "m", title: "灯台"), in: environment)

        #expect(try await catalogue.library(LibraryQuery("oo"), in: environment).count == 0)
        #expect(try await catalogue.library(LibraryQuery("灯台"), in: environment).count == 1)
    }

    @Test func `pages of rows neither repeat nor leave out anything, in every order`() async throws {
        let catalogue = try await place.open().catalogue
        for number in 0..<25 {
            let manga = Manga(id: Manga.ID("\(number)"), slug: "\(number)", title: "Title \(number % 3)")
            try await catalogue.save(manga, in: environment)
            try await catalogue.save(
                (0..<number % 5).map { Chapter(id: Chapter.ID("\($0)")) },
                of: manga,
                in: environment
            )
        }
        for order in LibraryQuery.Order.allCases {
            var seen: [LibraryEntry] = []
            for offset in stride(from: 0, to: 30, by: 10) {
                let query = LibraryQuery("title", order: order, offset: offset, limit: 10)
                seen += try await catalogue.library(query, in: environment).entries
            }
            let whole = try await catalogue.library(LibraryQuery(order: order, limit: 100), in: environment)

            #expect(seen == whole.entries)
            #expect(Set(seen.map(\.manga.id)).count == 25)
        }
    }

    @Test func `the sums are those of the rows, whatever happens to them`() async throws {
        let library = try await place.open()
        var random = SplitMix(state: 3)
        let chapters = (1...6).map { Chapter(id: Chapter.ID("c\($0)"), number: ChapterNumber($0)) }
        let manga = ChapterInfo.sample().manga
        for _ in 0..<60 {
            let chapter = chapters[Int.random(in: 0..<6, using: &random)]
            let info = ChapterInfo(environment: environment, manga: manga, chapter: chapter)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let some = chapters.filter { _ in Bool.random(using: &random) }
                try await library.catalogue.save(some, of: manga, in: environment)
            case 1: try await library.store(info, pages: Int.random(in: 1...3, using: &random))
            case 2: _ = try await library.pages.delete(info.key)
            case 3:
                let progress = ReadingProgress(
                    manga: manga.id,
                    chapter: chapter.id,
                    pageIndex: Int.random(in: 0..<4, using: &random),
                    totalPages: 4,
                    updatedAt: place.now
                )
                try await library.catalogue.record(progress, in: environment)
            default:
                try await library.catalogue.forgetProgress(of: [chapter.id], of: manga.id, in: environment)
            }
            place.pass(1)

            try await expectSums(of: manga, in: library)
        }
    }

    /// What the shelf says of `manga` is what its rows add up to.
    private func expectSums(of manga: Manga, in library: Library) async throws {
        let shelf = try await library.catalogue.library(LibraryQuery(), in: environment).entries.first
        let known = Set(try await library.catalogue.chapters(of: manga.id, in: environment).map(\.id))
        let progress = try await library.catalogue.progress(of: manga.id, in: environment)
        let stored = try await library.pages.chapters(in: environment, of: manga.id)
        let read = progress.filter { $0.isCompleted && known.contains($0.chapter) }.count
        let usage = StorageUsage(
            mangas: stored.isEmpty ? 0 : 1,
            chapters: stored.count,
            pages: stored.map(\.pages.count).reduce(0, +),
            bytes: stored.map(\.size).reduce(0, +)
        )

        for (condition, isTrue) in [
            (LibraryQuery.Condition.none, shelf != nil), (.stored, !stored.isEmpty), (.read, !progress.isEmpty),
        ] {
            let query = LibraryQuery(condition: condition)
            #expect(try await library.catalogue.library(query, in: environment).count == (isTrue ? 1 : 0))
        }
        #expect(shelf?.chapters ?? 0 == known.count)
        #expect(shelf?.unread ?? 0 == known.count - read)
        #expect(shelf?.stored ?? 0 == usage.chapters)
        #expect(shelf?.readAt == progress.map(\.updatedAt).max())
        #expect(try await library.pages.usage(of: environment) == usage)
        #expect(try await library.pages.holdings(HoldingQuery()).count == stored.count)
    }

    @Test func `history tells the chapter of each manga that was read last`() async throws {
        let catalogue = try await place.open().catalogue
        for (manga, chapter) in [("m1", "a"), ("m2", "b"), ("m1", "c")] {
            let manga = Manga(id: Manga.ID(manga), slug: manga, title: manga)
            try await catalogue.save(manga, in: environment)
            try await catalogue.save([Chapter(id: Chapter.ID(chapter), number: 3)], of: manga, in: environment)
            let progress = ReadingProgress(
                manga: manga.id,
                chapter: Chapter.ID(chapter),
                pageIndex: 1,
                totalPages: 3,
                updatedAt: place.now
            )
            try await catalogue.record(progress, in: environment)
            place.pass(10)
        }

        let all = try await catalogue.history(in: environment, offset: 0, limit: 10)
        let second = try await catalogue.history(in: environment, offset: 1, limit: 1)

        #expect(all.entries.map(\.progress.chapter.rawValue) == ["c", "b"])
        #expect(all.entries.map { $0.chapter?.number } == [3, 3])
        #expect(all.count == 2)
        #expect(second.entries == [all.entries[1]])
    }

    @Test func `history of all environments is one list, by when they were read`() async throws {
        let catalogue = try await place.open().catalogue
        for (environment, manga) in [("a", "m1"), ("b", "m1"), ("a", "m2"), ("c", "m3")] {
            let (environment, manga) = (
                EnvironmentID(environment), Manga(id: Manga.ID(manga), slug: manga, title: manga)
            )
            try await catalogue.save(manga, in: environment)
            let progress = ReadingProgress(
                manga: manga.id,
                chapter: Chapter.ID("x"),
                pageIndex: 1,
                totalPages: 3,
                updatedAt: place.now
            )
            try await catalogue.record(progress, in: environment)
            place.pass(10)
        }

        let all = try await catalogue.history(offset: 0, limit: .max)
        let part = try await catalogue.history(offset: 1, limit: 2)

        #expect(
            all.entries.map { "\($0.entry.environment.rawValue) \($0.entry.manga.title)" } == [
                "c m3", "a m2", "b m1", "a m1",
            ]
        )
        #expect(all.count == 4)
        #expect(part.entries == Array(all.entries[1...2]) && part.count == 4)
    }

    @Test func `holdings are those of a manga, those unused since, and those that were read`() async throws {
        let library = try await place.open()
        let old = ChapterInfo.sample("1")
        let new = ChapterInfo.sample("2")
        try await library.store(old)
        place.pass(100)
        let moment = place.now
        place.pass(100)
        try await library.store(new)
        func ids(_ query: HoldingQuery) async throws -> [String] {
            try await library.pages.holdings(query).map(\.info.chapter.id.rawValue)
        }
        let both = [old, new].map(\.chapter.id.rawValue)

        #expect(try await ids(HoldingQuery()) == both)
        #expect(try await ids(HoldingQuery(environment: old.environment, manga: old.manga.id)) == both)
        #expect(try await ids(HoldingQuery(environment: EnvironmentID("other"))) == [])
        #expect(try await ids(HoldingQuery(unusedSince: moment)) == [both[0]])
        #expect(try await ids(HoldingQuery(isRead: true)) == [])
        try await library.catalogue.record(
            ReadingProgress(
                manga: old.manga.id,
                chapter: old.chapter.id,
                pageIndex: 1,
                totalPages: 2,
                updatedAt: place.now
            ),
            in: old.environment
        )
        #expect(try await ids(HoldingQuery(isRead: true)) == [both[0]])
        #expect(try await ids(HoldingQuery(unusedSince: moment)) == [])
    }
}
