import Foundation
import MangaModels
import MangaStorage
import Testing

/// The last answers to lists.
struct ListTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a list is there in a new process, in its order and with its date, and the next answer replaces it`()
        async throws
    {
        let catalogue = try await place.open().catalogue
        try await catalogue.save([manga("b"), manga("a")], answering: .popular, in: environment)
        let first = place.now
        place.pass(60)
        try await catalogue.save([manga("c")], answering: .search("C", offset: 0, limit: 50), in: environment)

        let other = try await place.open().catalogue
        let popular = try await other.list(.popular, in: environment)
        let search = try await other.list(.search("c", offset: 0, limit: 50), in: environment)

        #expect(popular == KeptList([manga("b"), manga("a")], answeredAt: first))
        #expect(search == KeptList([manga("c")], answeredAt: place.now))
        #expect(try await other.list(.search("c", offset: 50, limit: 50), in: environment) == nil)
        #expect(try await other.list(.popular, in: EnvironmentID("other")) == nil)
        try await other.save([manga("d")], answering: .popular, in: environment)
        #expect(try await catalogue.list(.popular, in: environment)?.mangas == [manga("d")])
    }

    @Test func `a list tells the library of manga, and takes nothing from what is known of one`() async throws {
        let catalogue = try await place.open().catalogue
        var opened = manga("a")
        opened.summary = "All of it."
        try await catalogue.save(opened, in: environment)
        try await catalogue.save([Chapter(id: Chapter.ID("c"))], of: opened, in: environment)
        let date = place.now
        place.pass(60)

        try await catalogue.save([manga("a"), manga("b")], answering: .popular, in: environment)
        let kept = try await catalogue.list(.popular, in: environment)

        #expect(kept?.mangas == [opened, manga("b")])
        #expect(try await catalogue.updatedAt(of: opened.id, in: environment) == date)
        #expect(
            try await catalogue.library(LibraryQuery("Title b"), in: environment).entries.map(\.knownAt) == [place.now]
        )
    }

    @Test func `of many searches the latest stay, and what is popular always`() async throws {
        let catalogue = try await place.open().catalogue
        try await catalogue.save([manga("p")], answering: .popular, in: environment)
        for number in 0..<230 {
            place.pass(1)
            try await catalogue.save([manga("a")], answering: .search("\(number)"), in: environment)
        }

        #expect(try await catalogue.list(.popular, in: environment)?.mangas == [manga("p")])
        #expect(try await catalogue.list(.search("30"), in: environment)?.mangas == [manga("a")])
        #expect(try await catalogue.list(.search("29"), in: environment) == nil)
    }

    private func manga(_ id: String) -> Manga {
        Manga(id: Manga.ID(id), slug: id, title: "Title \(id)")
    }
}
