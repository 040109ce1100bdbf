import MangaText
import Testing

@testable import MangaTerminal

struct CompletionTests {
    @Test(
        arguments: [
            ("", [], ""), ("op", [], "op"), ("open ", ["open"], ""), ("open  la", ["open"], "la"),
            ("open \"Lantern St", ["open"], "Lantern St"), ("open \"a b\" c", ["open", "a b"], "c"),
            ("open x; dow", [], "dow"), ("open \"a;b", ["open"], "a;b"), ("open 'a \"b", ["open"], "a \"b"),
            ("open 'a b' c", ["open", "a b"], "c"), ("open a\\ b", ["open"], "a b"),
            ("open \"a\\\"b", ["open"], "a\"b"),
            ("open 'a\\", ["open"], "a\\"), ("open\ta", ["open"], "a"), ("open a\\;b", ["open"], "a;b"),
            ("open \"\" x", ["open", ""], "x"), ("open a#b", ["open"], "a#b"),
        ] as [(String, [String], String)]
    )
    func `the text before the cursor becomes words`(text: String, words: [String], partial: String) {
        #expect(CompletionLine(text).request == CompletionRequest(words: words, partial: partial))
    }

    @Test(
        arguments: [
            ("do", ["download", "downloads"], .replace(count: 2, text: "download")),
            ("download", ["download", "downloads"], .list([.init(text: "download"), .init(text: "downloads")])),
            ("q", ["quit"], .replace(count: 1, text: "quit ")),
            ("x", ["quit"], .nothing),
            ("", [], .nothing),
            ("open la", ["Lantern Street"], .replace(count: 2, text: "\"Lantern Street\" ")),
            ("open \"Lan", ["Lantern", "Lanes"], .list([.init(text: "Lantern"), .init(text: "Lanes")])),
            ("open \"Lan", ["Lantern"], .replace(count: 4, text: "\"Lantern\" ")),
            ("open ", ["夜の灯り", "夜の道"], .replace(count: 0, text: "夜の")),
            ("open str", ["Lantern Street"], .replace(count: 3, text: "\"Lantern Street\" ")),
            ("open str", ["A Street", "B Street"], .list([.init(text: "A Street"), .init(text: "B Street")])),
            ("open # la", ["Lantern"], .nothing), ("open l", ["lantern", "LANE"], .replace(count: 1, text: "lan")),
            ("open f", ["F;a \"b\" \\"], .replace(count: 1, text: #""F;a \"b\" \\" "#)),
            ("open 'f", ["F \"b\""], .replace(count: 2, text: #"'F "b"' "#)),
            ("open 'o", ["O'Neil"], .replace(count: 2, text: #""O'Neil" "#)),
            ("open #", ["#1"], .nothing), ("open \\#", ["#1"], .replace(count: 2, text: "\"#1\" ")),
            ("open a\\ b", ["a bc"], .replace(count: 4, text: "\"a bc\" ")),
            ("open ev", ["ev\u{1B}il"], .replace(count: 2, text: "ev␛il ")),
        ] as [(String, [String], Completion)]
    )
    func `the completion key does what is safe`(text: String, candidates: [String], completion: Completion) {
        #expect(Completion(of: text) { _ in candidates.map { CompletionCandidate(text: $0) } } == completion)
    }

    @Test(
        arguments: [
            ("env edit a po", ["port="], .replace(count: 2, text: "port=")),
            ("serve Com", ["Comics/"], .replace(count: 3, text: "Comics/")),
            ("serve My", ["My Comics/"], .replace(count: 2, text: "\"My Comics/")),
            ("serve \"My Comics/", ["My Comics/a/"], .replace(count: 11, text: "\"My Comics/a/")),
            (
                "serve a/b", ["a/bc/", "a/bd.cbz"],
                .list([.init(text: "bc/", isComplete: false), .init(text: "bd.cbz", isComplete: false)])
            ),
        ] as [(String, [String], Completion)]
    )
    func `a word that goes on gets no space and no closing quote`(
        text: String,
        candidates: [String],
        completion: Completion
    ) {
        let all = candidates.map { CompletionCandidate(text: $0, isComplete: false) }

        #expect(Completion(of: text) { _ in all } == completion)
    }

    @Test func `candidates stand in columns`() {
        #expect(lines(["open", "日本語", "download", "x"], columns: 25) == ["open      日本語", "download  x"])
    }

    @Test func `a long list is cut`() {
        let words = (1...250).map { CompletionCandidate(text: "word\($0)", note: "n") }
        let lines = CompletionList(words, on: ScreenSize(columns: 5, rows: 24)).lines

        #expect(lines.count == 201)
        #expect(lines.last == StyledLine("… +50", .dim))
        #expect(lines.first == "wor…")
    }

    @Test func `a few candidates stand below each other with their notes, cut at the margin`() {
        let words = [
            CompletionCandidate(text: "open", note: "opens a manga"),
            CompletionCandidate(text: "日本語", note: "夜の灯りと猫"), CompletionCandidate(text: "quit"),
        ]

        let lines = CompletionList(words, on: ScreenSize(columns: 19, rows: 24)).lines

        #expect(
            lines == [
                StyledLine("open    ") + StyledLine("opens a m…", .dim),
                StyledLine("日本語  ") + StyledLine("夜の灯り…", .dim), "quit",
            ]
        )
        #expect(CompletionList(words, on: ScreenSize(columns: 19, rows: 4)).lines == ["open    日本語", "quit"])
        #expect(CompletionList(words, on: ScreenSize(columns: 2, rows: 24)).lines.allSatisfy { $0.width <= 1 })
    }

    @Test func `more than the screen has rows for stand with their notes in columns, while those are wide enough`() {
        let words = (1...5).map { CompletionCandidate(text: "\($0)", note: "chapter \($0) of a long manga") }

        #expect(
            CompletionList(words, on: ScreenSize(columns: 45, rows: 7)).lines.map(\.plain) == [
                "1  chapter 1 of a lo…  4  chapter 4 of a lo…", "2  chapter 2 of a lo…  5  chapter 5 of a lo…",
                "3  chapter 3 of a lo…",
            ]
        )
        #expect(CompletionList(words, on: ScreenSize(columns: 30, rows: 7)).lines == ["1  2  3  4  5"])
    }

    @Test func `a search says in the person's words that nothing was found, and where the cursor is`() {
        let labels = SearchLabels(
            earlier: "atrás: ",
            later: "adelante: ",
            noneEarlier: "nada: ",
            noneLater: "nada más: "
        )

        #expect(labels.put(into: ("found\nbck?nope", 14)) == ("found\nnada: nope", 16))
        #expect(labels.put(into: ("found\nfwd?nope", 14)) == ("found\nnada más: nope", 20))
        #expect(labels.put(into: ("found\nbck:fo", 2)) == ("found\natrás: fo", 2))
    }

    private func lines(_ words: [String], columns: Int) -> [String] {
        let candidates = words.map { CompletionCandidate(text: $0) }
        return CompletionList(candidates, on: ScreenSize(columns: columns, rows: 24)).lines.map(\.plain)
    }
}
