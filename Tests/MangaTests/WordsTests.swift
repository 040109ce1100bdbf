import Testing

@testable import manga

struct WordsTests {
    @Test(arguments: [
        ("", []),
        ("  ;; ; ", []),
        ("open Lantern", [["open", "Lantern"]]),
        (#"open "Lantern Street"; download latest 2"#, [["open", "Lantern Street"], ["download", "latest", "2"]]),
        (#"search 'a;b' "say \"hi\" \\""#, [["search", "a;b", #"say "hi" \"#]]),
        (#"open El\ niño\;"#, [["open", "El niño;"]]),
        (#"open "" x"#, [["open", "", "x"]]),
        ("help # the rest is not read; quit", [["help"]]),
        ("open a#b", [["open", "a#b"]]),
        (#"open a\"#, [["open", #"a\"#]]),
        ("open\t星屑の図書館", [["open", "星屑の図書館"]]),
    ])
    func `cuts a line into statements and words`(line: String, statements: [[String]]) throws {
        let cut = try Words.statements(line)

        #expect(cut.map { $0.map(\.text) } == statements)
    }

    @Test func `a word of which only a part is quoted says which`() throws {
        let words = try Words.cut(#"download 1,"Extra 2" group:'A "B"' "all" a\ b ""x"#)[0].dropFirst()

        #expect(
            words.map(\.pieces) == [
                [Words.Piece(text: "1,", isQuoted: false), Words.Piece(text: "Extra 2", isQuoted: true)],
                [Words.Piece(text: "group:", isQuoted: false), Words.Piece(text: #"A "B""#, isQuoted: true)],
                [], [], [Words.Piece(text: "", isQuoted: true), Words.Piece(text: "x", isQuoted: false)],
            ]
        )
        #expect(words.map(\.text) == ["1,Extra 2", #"group:A "B""#, "all", "a b", "x"])
    }

    @Test func `each character knows where in its line it was typed`() throws {
        let words = try Words.statements("open a; download 1,\"Ex 2\" \\,3\nread 'x'").flatMap(\.self)

        #expect(
            words.map(\.columns) == [
                [1, 2, 3, 4], [6], Array(9...16), [18, 19, 21, 22, 23, 24], [28, 29], [1, 2, 3, 4], [7],
            ]
        )
    }

    @Test(arguments: [(#"open "Lantern"#, 6), ("help; open 'x", 12)])
    func `tells where a quote begins that has no end`(line: String, column: Int) {
        #expect(throws: Words.Failure.openQuote(column: column)) { try Words.statements(line) }
    }
}
