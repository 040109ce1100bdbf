import MangaModels
import Testing

@testable import MangaStorage

/// Cases 19, 20 and 22 of the list of known bugs, and their kind.
struct FolderNameTests {
    private static let family = "👩‍👩‍👧‍👦"

    @Test(arguments: [
        ("Fate/Extra", "Fate_Extra"), ("../../etc", "_.._etc"), (".", "x"), ("..", "x"), ("", "x"), ("   ", "x"),
        ("a\nb\tc", "a b c"), ("a\u{0}b\u{1B}[31m", "ab[31m"), ("a:b?", "a_b_"), ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("nul .x", "_nul .x"), ("COM1", "_COM1"), ("LPT²", "_LPT²"), ("Contact", "Contact"),
        ("a\u{202E}gnp.exe", "agnp.exe"),
        ("\u{200B}\u{200D}\u{FEFF}", "x"), ("שלום", "שלום"), ("第１０話", "第10話"), ("٣", "3"), ("e\u{301}", "é"),
        ("trailing. . ", "trailing"), ("\u{FFFF}a", "a"), ("\u{2028}a\u{2029}b", "a b"), (family, family),
    ])
    func `a title becomes one safe component`(title: String, name: String) {
        let component = FolderName.component(title, id: "x")

        #expect(component == name + " [2d711642b726]")
        #expect(FolderName.isOurs(component))
    }

    @Test(arguments: [
        String(repeating: family, count: 300), String(repeating: "漫", count: 300), String(repeating: "a", count: 5000),
        "a" + String(repeating: "\u{301}", count: 5000), String(repeating: "/", count: 1_000_000),
    ])
    func `a long title is cut between characters, to no more bytes than fit`(title: String) {
        let names = (1...3).map { FolderName.component(title, id: "\($0)") }

        #expect(Set(names).count == 3)
        for name in names {
            let marked = FolderName.marked(FolderName.version(999, of: name), as: .partial)
            #expect(marked.utf8.count <= FolderName.limit)
            #expect(FolderName.isOurs(marked))
            #expect(FolderName.mark(of: marked) == .partial)
            let stem = name.dropLast(15)
            #expect(stem == "_" || stem == name.prefix(1) || title.hasPrefix(stem) || stem.allSatisfy { $0 == "_" })
        }
    }

    @Test func `ids that differ in case only have names that differ in more`() {
        let one = FolderName.component("Rain", id: "abc")
        let other = FolderName.component("rain", id: "ABC")

        #expect(one.lowercased() != other.lowercased())
    }

    @Test(arguments: [
        ("production", "production"), ("my-server_2", "my-server_2"), ("con", "_con [a6d3b2d8eb9b]"),
    ])
    func `a plain environment id is its own folder`(id: String, name: String) {
        #expect(FolderName.environment(EnvironmentID(id)).prefix(4) == name.prefix(4))
        #expect(FolderName.environment(EnvironmentID(id)).contains("[") == name.contains("["))
    }

    @Test(arguments: ["", "..", "a/b", "Production", "é", String(repeating: "a", count: 65)])
    func `any other environment id is made safe`(id: String) {
        let name = FolderName.environment(EnvironmentID(id))

        #expect(name.hasSuffix("]"))
        #expect(!name.contains("/"))
        #expect(!name.hasPrefix("."))
    }

    @Test(arguments: [(0, 1, "001.jpg"), (9, 10, "010.jpg"), (999, 1000, "1000.jpg"), (0, 1000, "0001.jpg")])
    func `pages count from 1 with as many digits as the last one needs`(index: Int, count: Int, name: String) {
        #expect(FolderName.page(index, of: count, as: "jpg") == name)
    }

    @Test func `a chapter is named by volume, number and title, as far as it has them`() {
        var chapter = Chapter(id: Chapter.ID("x"), number: ChapterNumber("10.50"), title: "Rain", volume: "2")
        #expect(FolderName.chapter(chapter) == "Vol. 2 10.5 Rain [2d711642b726]")
        chapter.volume = nil
        chapter.title = nil
        #expect(FolderName.chapter(chapter) == "10.5 [2d711642b726]")
        chapter.number = nil
        #expect(FolderName.chapter(chapter) == "x [2d711642b726]")
    }

    @Test(arguments: [
        "Chapter 1", "1 [zzzzzzzzzzzz]", "[2d711642b726]", "x [2d711642b726] copy", ".git", "", "]", " 2",
    ])
    func `names that others gave are not ours`(name: String) {
        #expect(!FolderName.isOurs(name))
    }
}
