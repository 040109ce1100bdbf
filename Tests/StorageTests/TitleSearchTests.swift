import Foundation
import MangaModels
import MangaSQLite
import MangaStorage
import TestSupport
import Testing

/// What is found by a part of a title, beside what a look at every title finds.
struct TitleSearchTests {
    private let place: TemporaryLibrary
    private let environment = EnvironmentID("testing")
    private let letters = ["a", "B", "c", "Ñ", "é", "灯", "の", "%", "_", "\\", " ", "1", "'", "\u{1}", "👩‍🚀"]

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `the manga that are found are those whose titles have it, whatever became of them`() async throws {
        let catalogue = try await place.open().catalogue
        var random = SplitMix(state: 11)
        var titles: [String: String] = [:]
        for round in 0..<400 {
            let id = "m\(Int.random(in: 0..<150, using: &random))"
            let title = text(of: 1...12, &random)
            try await catalogue.save(Manga(id: Manga.ID(id), slug: id, title: title), in: environment)
            titles[id] = title
            guard round % 8 == 0 else { continue }
            let wanted = text(of: 1...2, &random)

            let found = try await catalogue.library(LibraryQuery(wanted, limit: 1000), in: environment)

            let expected = titles.filter { has(wanted, $0.value) }.keys.sorted()
            #expect(found.entries.map(\.manga.id.rawValue).sorted() == expected, "“\(wanted)”")
            #expect(found.count == expected.count)
        }
    }

    @Test func `pages of what is found are those of all titles in order, in every order`() async throws {
        let catalogue = try await place.open().catalogue
        for number in 0..<260 {
            let title = ["Lantern", "lantern", "LANTERN street", "Moth"][number % 4] + " \(number % 7)"
            let manga = Manga(id: Manga.ID("\(number)"), slug: "\(number)", title: title)
            try await catalogue.save(manga, in: environment)
            let chapters = (0..<number % 3).map { Chapter(id: Chapter.ID("\($0)")) }
            try await catalogue.save(chapters, of: manga, in: environment)
        }
        for order in LibraryQuery.Order.allCases {
            let whole = try await catalogue.library(LibraryQuery(order: order, limit: 1000), in: environment)
            let expected = whole.entries.filter { $0.manga.title.lowercased().contains("tern") }
            var seen: [LibraryEntry] = []
            for offset in stride(from: 0, to: 210, by: 30) {
                let query = LibraryQuery("TERN", order: order, offset: offset, limit: 30)
                let page = try await catalogue.library(query, in: environment)
                #expect(page.count == 195)
                seen += page.entries
            }

            #expect(seen == expected, "\(order)")
        }
    }

    @Test func `an id is no title, and two environments are two`() async throws {
        let catalogue = try await place.open().catalogue
        let manga = Manga(id: Manga.ID("moon"), slug: "moon", title: "Lantern")
        try await catalogue.save(manga, in: environment)
        try await catalogue.save(Manga(id: manga.id, slug: "moon", title: "Harbour"), in: EnvironmentID("other"))

        #expect(try await catalogue.library(LibraryQuery("oo"), in: environment).count == 0)
        #expect(try await catalogue.library(LibraryQuery("arb"), in: environment).count == 0)
        #expect(try await catalogue.library(LibraryQuery("arb"), in: EnvironmentID("other")).count == 1)
    }

    @Test func `a library of the schema before finds its titles`() async throws {
        let catalogue = try await place.open().catalogue
        for number in 0..<200 {
            let manga = Manga(id: Manga.ID("\(number)"), slug: "\(number)", title: "Lantern \(number)")
            try await catalogue.save(manga, in: environment)
        }
        try place.database { connection in
            try connection.execute(
                """
                DROP TRIGGER title_added; DROP TRIGGER title_known; DROP TRIGGER title_changed;
                DROP TRIGGER title_removed; DROP TABLE title_block; DROP TABLE list;
                DELETE FROM migration WHERE name IN ('17 title blocks', '18 lists')
                """
            )
        }

        let found = try await place.open().catalogue.library(LibraryQuery("tern 19"), in: environment)

        #expect(found.count == 11)
    }

    private func text(of lengths: ClosedRange<Int>, _ random: inout SplitMix) -> String {
        (0..<Int.random(in: lengths, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }

    /// Capitals of ASCII aside; of others as the text itself, small, large, or with a capital is written.
    private func has(_ text: String, _ title: String) -> Bool {
        let plain = text.utf8.allSatisfy { $0 < 0x80 }
        let spellings =
            plain
            ? [text]
            : [text, text.lowercased(), text.uppercased(), text.prefix(1).uppercased() + text.dropFirst().lowercased()]
        return spellings.contains { small(title).firstRange(of: small($0)) != nil }
    }

    private func small(_ text: String) -> [UInt8] {
        text.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }
}
