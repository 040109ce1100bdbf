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

    @Test(arguments: [(#"open "Lantern"#, 6), ("help; open 'x", 12)])
    func `tells where a quote begins that has no end`(line: String, column: Int) {
        #expect(throws: Words.Failure.openQuote(column: column)) { try Words.statements(line) }
    }
}
