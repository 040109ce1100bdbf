import Testing

@testable import MangaTerminal

struct PastedLinesTests {
    @Test(arguments: [
        (["popular"], "popular"),
        (["  popular # all  "], "  popular # all  "),
        (["popular", "open 2"], "popular; open 2"),
        (["# first", "popular  # all of them", "", "  open \"a # b\" "], "popular; open \"a # b\""),
        (["download \\", "  latest 2", "downloads"], "download   latest 2; downloads"),
        (["#", "  "], ""),
        ([], ""),
    ])
    func `become commands, one for each line`(lines: [String], text: String) {
        #expect(PastedLines(lines: lines).commands == text)
    }

    @Test func `become one text where no commands are wanted`() {
        #expect(PastedLines(lines: ["Lantern", "# Street"]).text == "Lantern # Street")
    }
}
