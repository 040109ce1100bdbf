import MangaModels
import Testing

@testable import manga

struct MangaNameTests {
    private let mangas = [
        Manga(id: Manga.ID("1"), slug: "moon", title: "Moon"),
        Manga(id: Manga.ID("2"), slug: "moon-2", title: "MOON", alternativeTitles: ["Luna"]),
        Manga(id: Manga.ID("3"), slug: "luna", title: "Sea", alternativeTitles: ["Moon"]),
    ]

    @Test(arguments: [("moon-2", "2"), ("luna", "3"), ("sea", "3"), ("1", "1"), ("nobody", nil)])
    func `a name is a slug or an id, else a title, else another title`(name: String, id: String?) throws {
        #expect(try mangas.called(name)?.id.rawValue == id)
    }

    @Test(arguments: ["👩\u{200D}👩\u{200D}👧 family", "👩👩👧 Family", "می\u{200C}خواهم", "میخواهم"])
    func `a name is found as the screen shows it too, without what joins or keeps apart`(name: String) throws {
        let joined = [
            Manga(id: Manga.ID("4"), slug: "family", title: "👩\u{200D}👩\u{200D}👧 Family"),
            Manga(id: Manga.ID("5"), slug: "want", title: "می\u{200C}خواهم"),
        ]

        #expect(try joined.called(name)?.slug == (name.hasSuffix("م") ? "want" : "family"))
    }

    @Test(arguments: [("mOOn", ["moon", "moon-2"]), ("LUNA", ["moon-2", "luna"])])
    func `a title of several names none of them`(name: String, slugs: [String]) {
        #expect(throws: ShellError.ambiguousManga(name, slugs: slugs)) { try mangas.called(name) }
    }
}
