import Foundation
import MangaModels
import MangaStorage
import Testing

struct CatalogueTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")
    private let manga = ChapterInfo.sample().manga

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `what a server said of a manga comes back, and the last word counts`() async throws {
        let catalogue = try await place.open().catalogue
        var full = Manga(
            id: Manga.ID("m2"),
            slug: "faro",
            title: "El Faro",
            alternativeTitles: ["灯台"],
            author: "Ana",
            summary: "Una\nluz",
            genres: ["drama"],
            status: .finished,
            cover: "/c.jpg",
            chapterCount: 3
        )
        try await catalogue.save(full, in: environment)
        full.title = "El faro"
        try await catalogue.save(full, in: environment)
        try await catalogue.save(manga, in: environment)

        #expect(try await catalogue.manga(full.id, in: environment) == full)
        #expect(try await catalogue.mangas(in: environment) == [full, manga])
        #expect(try await catalogue.manga(full.id, in: EnvironmentID("staging")) == nil)
    }

    @Test(arguments: [
        ("lant", ["Lantern Street", "lantern two"]), ("LANTERN S", ["Lantern Street"]), ("ñan", ["Ñandú"]),
        ("str", ["Lantern Street", "The Street"]), ("100%", ["100% Real"]), ("_", []), ("re", ["100% Real"]),
    ])
    func `manga are found by the beginning of their title, else of a word in it`(text: String, titles: [String])
        async throws
    {
        let catalogue = try await place.open().catalogue
        for title in ["Lantern Street", "lantern two", "The Street", "Ñandú", "100% Real"] {
            try await catalogue.save(Manga(id: Manga.ID(title), slug: title, title: title), in: environment)
        }

        let found = try await catalogue.mangas(titled: text, in: environment, limit: 10)

        #expect(found.map(\.title) == titles)
        #expect(try StoredTitles.beginning(with: text, in: place.folder, limit: 10) == found)
        #expect(try StoredTitles.beginning(with: text, in: place.folder + "/none", limit: 10) == [])
        #expect(try await catalogue.mangas(titled: text, in: environment, limit: 1).count == min(1, titles.count))
        #expect(try await catalogue.mangas(titled: text, in: EnvironmentID("other"), limit: 10) == [])
    }

    @Test func `chapters keep the server's order, and those it drops go unless they are stored`() async throws {
        let library = try await place.open()
        let chapters = ["3", "1", "10.5", "2"].map { ChapterInfo.sample($0).chapter }
        try await library.catalogue.save(chapters, of: manga, in: environment)
        try await library.store(.sample("1"), pages: 1)
        #expect(try await library.catalogue.chapters(of: manga.id, in: environment) == chapters)

        try await library.catalogue.save([chapters[3], chapters[0]], of: manga, in: environment)

        #expect(
            try await library.catalogue.chapters(of: manga.id, in: environment)
                == [chapters[3], chapters[0], chapters[1]]
        )
    }

    @Test func `stored chapters of an unknown list come by number`() async throws {
        let library = try await place.open()
        for number in ["10.5", "Extra", "2", "10.25"] { try await library.store(.sample(number), pages: 1) }

        let chapters = try await library.catalogue.chapters(of: manga.id, in: environment)

        #expect(chapters.map { $0.number?.description } == ["2", "10.25", "10.5", "Extra"])
    }

    @Test func `stored chapters whose numbers start again come by volume`() async throws {
        let library = try await place.open()
        for text in ["2 3", "1 2", "2 1", "1 1", "1 3", "2 2"] {
            var info = ChapterInfo.sample(text)
            info.chapter.number = ChapterNumber(String(text.suffix(1)))
            info.chapter.volume = String(text.prefix(1))
            try await library.store(info, pages: 1)
        }

        let chapters = try await library.catalogue.chapters(of: manga.id, in: environment)

        #expect(chapters.map(\.id.rawValue) == ["c1 1", "c1 2", "c1 3", "c2 1", "c2 2", "c2 3"])
    }

    @Test func `chapters without numbers are read one by one`() async throws {
        let catalogue = try await place.open().catalogue
        let chapters = ["a", "b", "c"].map { Chapter(id: Chapter.ID($0)) }
        try await catalogue.save(chapters, of: manga, in: environment)

        var seen = progress(8)
        seen.chapter = chapters[1].id
        try await catalogue.record(seen, in: environment)

        #expect(try await catalogue.progress(of: manga.id, in: environment) == [seen])
    }

    @Test func `progress never goes back`() async throws {
        let catalogue = try await place.open().catalogue
        for page in [4, 2, 7, 6] {
            try await catalogue.record(progress(page), in: environment)
            place.pass(10)
        }

        let expected = ReadingProgress(
            manga: manga.id,
            chapter: Chapter.ID("c1"),
            pageIndex: 7,
            totalPages: 9,
            updatedAt: place.now.addingTimeInterval(-20)
        )
        #expect(try await catalogue.progress(of: manga.id, in: environment) == [expected])
    }

    @Test func `what was read to its end stays so, however many pages it has by now, until it is forgotten`()
        async throws
    {
        let catalogue = try await place.open().catalogue
        try await catalogue.record(progress(6), in: environment)
        var short = progress(0)
        short.totalPages = 1
        try await catalogue.record(short, in: environment)
        let read = try await catalogue.progress(of: manga.id, in: environment)
        try await catalogue.record(progress(3), in: environment)
        let later = try await catalogue.progress(of: manga.id, in: environment)

        let forgotten = try await catalogue.forgetProgress(
            of: [Chapter.ID("c1"), Chapter.ID("c2")],
            of: manga.id,
            in: environment
        )

        #expect(read == [short])
        #expect(later == [short])
        #expect(forgotten == 1)
        #expect(try await catalogue.progress(of: manga.id, in: environment) == [])
    }

    @Test func `what was read last comes first`() async throws {
        let catalogue = try await place.open().catalogue
        for (chapter, other) in [("a", "m1"), ("b", "m2"), ("c", "m1")] {
            var progress = progress(1)
            (progress.chapter, progress.manga) = (Chapter.ID(chapter), Manga.ID(other))
            try await catalogue.record(progress, in: environment)
            place.pass(10)
        }

        let recent = try await catalogue.recentProgress(in: environment, limit: 2)

        #expect(recent.map(\.chapter.rawValue) == ["c", "b"])
        #expect(recent.map(\.manga.rawValue) == ["m1", "m2"])
        #expect(try await catalogue.recentProgress(in: EnvironmentID("other"), limit: 2) == [])
    }

    private func progress(_ page: Int) -> ReadingProgress {
        ReadingProgress(
            manga: manga.id,
            chapter: Chapter.ID("c1"),
            pageIndex: page,
            totalPages: 9,
            updatedAt: place.now
        )
    }
}
