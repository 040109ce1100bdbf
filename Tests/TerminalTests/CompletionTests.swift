import MangaText
import Testing

@testable import MangaTerminal

struct CompletionTests {
    @Test(
        arguments: [
            ("", [], ""), ("op", [], "op"), ("open ", ["open"], ""), ("open  la", ["open"], "la"),
            ("open \"Lantern St", ["open"], "Lantern St"), ("open \"a b\" c", ["open", "a b"], "c"),
            ("open x; dow", [], "dow"), ("open \"a;b", ["open"], "a;b"),
        ] as [(String, [String], String)]
    )
    func `the text before the cursor becomes words`(text: String, words: [String], partial: String) {
        #expect(CompletionLine(text).request == CompletionRequest(words: words, partial: partial))
    }

    @Test(
        arguments: [
            ("do", ["download", "downloads"], .replace(count: 2, text: "download")),
            ("download", ["download", "downloads"], .list(["download", "downloads"])),
            ("q", ["quit"], .replace(count: 1, text: "quit ")),
            ("env edit a po", ["port="], .replace(count: 2, text: "port=")),
            ("x", ["quit"], .nothing),
            ("", [], .nothing),
            ("open la", ["Lantern Street"], .replace(count: 2, text: "\"Lantern Street\" ")),
            ("open \"Lan", ["Lantern", "Lanes"], .list(["Lantern", "Lanes"])),
            ("open \"Lan", ["Lantern"], .replace(count: 4, text: "\"Lantern\" ")),
            ("open ", ["夜の灯り", "夜の道"], .replace(count: 0, text: "夜の")),
            ("open ev", ["ev\u{1B}il"], .replace(count: 2, text: "ev␛il ")),
        ] as [(String, [String], Completion)]
    )
    func `the completion key does what is safe`(text: String, candidates: [String], completion: Completion) {
        #expect(Completion(of: text) { _ in candidates } == completion)
    }

    @Test func `candidates stand in columns`() {
        let lines = Completion.lines(["open", "日本語", "download", "x"], width: 24)

        #expect(lines.map(\.plain) == ["open      日本語", "download  x"])
    }

    @Test func `a long list is cut`() {
        let lines = Completion.lines((1...250).map { "word\($0)" }, width: 4)

        #expect(lines.count == 201)
        #expect(lines.last == StyledLine("… +50", .dim))
        #expect(lines.first == "wor…")
    }
}
