import MangaLocalization
import MangaModels
import MangaPresentation
import Testing

struct SelectionTests {
    /// Ids are `a`, `b`, …; two chapters are numbered 3, one has a word, one no number.
    static let chapters: [ChapterRow] = zip(
        "abcdefghij",
        ["0", "1", "2", "3", "3", "5.1", "10", "10.50", "Extra 2", ""]
    ).map { ChapterRow(Chapter(id: .init(String($0)), number: ChapterNumber($1))) }

    @Test(arguments: [
        ("2", "c"),
        ("0", "a"),
        ("10.5", "h"),
        ("10.50", "h"),
        ("010", "g"),
        ("3", "de"),
        ("e", "e"),
        ("j", "j"),
        ("\"Extra 2\"", "i"),
        ("\"extra 2\"", "i"),
        ("1-3", "bcde"),
        ("1–3", "bcde"),
        ("2-5", "cde"),
        ("3-5.1", "def"),
        ("5-", "fgh"),
        ("10.1-", "h"),
        ("-3", "hij"),
        ("-1000000", "abcdefghij"),
        ("latest 2", "ij"),
        ("latest", "j"),
        ("LATEST  2", "ij"),
        ("latest, 2", "cj"),
        ("all", "abcdefghij"),
        ("1,1,1", "b"),
        ("1-3,2-10", "bcdefg"),
        ("10 2 , 1", "bcg"),
        ("!2", "abdefghij"),
        ("1-10,!3", "bcfg"),
        ("1-10,!3,3", "bcfg"),
        ("1-10 !3,3", "bcdefg"),
        ("!3 1-10", "bcfg"),
        ("!3 !1", "acfghij"),
        ("all,!latest 9", "a"),
        ("all !99", "abcdefghij"),
        ("all !\"Extra 2\"", "abcdefghj"),
        (",, 1 ,", "b"),
    ])
    func `chooses chapters in reading order, each once`(text: String, ids: String) throws {
        let chosen = try Selection(text).chapters(from: Self.chapters)

        #expect(chosen.map(\.id.rawValue).joined() == ids)
    }

    @Test(arguments: [
        ("", SelectionError.empty),
        (" , ", .empty),
        ("-", .unreadable(found: "-", column: 1)),
        ("1, !", .unreadable(found: "!", column: 4)),
        ("!!2", .unreadable(found: "!!2", column: 1)),
        ("1 2\"3", .unreadable(found: "2\"3", column: 3)),
        ("\"a\"b", .unreadable(found: "\"a\"b", column: 1)),
        ("1,vol:", .unreadable(found: "vol:", column: 3)),
        ("!title:\"\"", .unreadable(found: "!title:\"\"", column: 1)),
        ("title:\"a\"b", .unreadable(found: "title:\"a\"b", column: 1)),
        ("1 group:a\"b", .unreadable(found: "group:a\"b", column: 3)),
        ("1 group:\"a", .openQuote(column: 9)),
        ("\"\"", .unreadable(found: "\"\"", column: 1)),
        ("1 \"Extra", .openQuote(column: 3)),
        ("1,-0", .countOfZero(column: 3)),
        ("latest 0", .countOfZero(column: 1)),
        ("1,5-3", .backwards(found: "5-3", better: "3-5", column: 3)),
        ("!10.5-010", .backwards(found: "10.5-10", better: "10-10.5", column: 1)),
        ("2 latest -1", .unreadableCount(found: "latest -1", column: 3)),
        ("latest 1000001", .countTooLarge(limit: 1_000_000, column: 1)),
        ("1 -99999999999999999999999", .countTooLarge(limit: 1_000_000, column: 3)),
    ])
    func `says where it cannot be read`(text: String, error: SelectionError) {
        #expect(throws: error) { try Selection(text) }
    }

    @Test(
        arguments: [
            ("1,999", "999", 3, "10.5"),
            ("4", "4", 1, "3"),
            ("20-30", "20-30", 1, "10.5"),
            ("900-", "900-", 1, "10.5"),
            ("\"Extra 3\"", "\"Extra 3\"", 1, "Extra 2"),
            ("nonsense", "nonsense", 1, nil),
            ("unred", "unred", 1, "unread"),
            ("-a", "-a", 1, nil),
            ("1--", "1--", 1, nil),
        ] as [(String, String, Int, String?)]
    )
    func `says what it does not know, what there is, and what is near`(
        text: String,
        found: String,
        column: Int,
        nearest: String?
    ) throws {
        let selection = try Selection(text)
        let error = SelectionError.unknown(
            found: found,
            column: column,
            among: nil,
            known: "0, 1, 2, …, Extra 2, j",
            nearest: nearest
        )

        #expect(throws: error) { try selection.chapters(from: Self.chapters) }
    }

    @Test func `an answer without chapters says why`() throws {
        let left = try Selection("1 !1")
        let any = try Selection("all")

        #expect(throws: SelectionError.nothingLeft(selection: "1 !1")) { try left.chapters(from: Self.chapters) }
        #expect(throws: SelectionError.noChapters) { try any.chapters(from: []) }
    }

    @Test func `words that a shell has cut already may hold blanks`() throws {
        let selection = try Selection(words: ["1-2", "Extra 2", "latest", "1"])

        #expect(selection.description == "1-2,\"Extra 2\",latest 1")
        #expect(selection == (try Selection("1-2 \"Extra 2\" -1")))
    }

    @Test(arguments: [
        (["title:The lamp", "unread"], "title:\"The lamp\" unread"), (["!group:A, B"], "!group:\"A, B\""),
        (["vol:2 1-3"], "vol:2 1-3"), (["1,\"Extra 2\""], "1,\"Extra 2\""), (["title:\"a b\",3"], "title:\"a b\",3"),
        (["!Extra 2"], "!\"Extra 2\""),
    ])
    func `a word that says itself what it is needs no more quotes`(words: [String], text: String) throws {
        #expect(try Selection(words: words).description == text)
    }

    @Test(arguments: [
        ("1,«Extra 2»", #"1,"Extra 2""#), ("«Extra 2»,1", #""Extra 2",1"#), ("group:«A B»", #"group:"A B""#),
        ("!group:«A, B»", #"!group:"A, B""#), ("!«a,b»", #"!"a,b""#), ("vol:«2 b»", #"vol:"2 b""#),
        ("1,!«all»,2", #"1,!"all",2"#), ("«all»", "all"), ("Ext«ra 2»", #""Extra 2""#), ("1«0»", "10"),
        (#"«a"b\ c»,1"#, #""a\"b\\ c",1"#), ("«a b»«c»", #""a bc""#), ("«vol:2 1-3»", "vol:2 1-3"),
    ])
    func `what stood in quotes within a word keeps its meaning`(word: String, text: String) throws {
        var isQuoted = false
        let pieces = word.split(omittingEmptySubsequences: false) { "«»".contains($0) }.map { part in
            defer { isQuoted.toggle() }
            return Selection.Piece(String(part), isQuoted: isQuoted)
        }
        let written = pieces.filter { !$0.text.isEmpty }

        #expect(try Selection(words: [written]).description == text)
    }

    @Test(arguments: [
        (#"download 1,99"#, 12), (#"download 1, 99"#, 13), (#"download 1,"Extra 9""#, 12), (#"download !1 99"#, 13),
        (#"download group:"A B" unread"#, 10), (#"download   99"#, 12), (#"download 'vol:2 1-3'"#, 11),
        (#"download title:"a b",99"#, 10),
        (#"download 1,!"a b",99"#, 19),
    ])
    func `columns are those of the line that was typed`(line: String, column: Int) throws {
        // As the shell cuts it: what stands in quotes is a piece of its own.
        var pieces: [Selection.Piece] = []
        var words: [[Selection.Piece]] = []
        var quote: Character?
        for (place, character) in (line + " ").enumerated() {
            if quote == nil, character == " " {
                if !pieces.isEmpty { words.append(pieces) }
                pieces = []
            } else if quote == nil, "'\"".contains(character) {
                quote = character
                pieces.append(Selection.Piece("", isQuoted: true))
            } else if character == quote {
                quote = nil
            } else {
                let isQuoted = quote != nil
                if pieces.last?.isQuoted != isQuoted { pieces.append(Selection.Piece("", isQuoted: isQuoted)) }
                pieces[pieces.endIndex - 1].text.append(character)
                pieces[pieces.endIndex - 1].columns.append(place + 1)
            }
        }

        let error = #expect(throws: SelectionError.self) {
            try Selection(words: Array(words.dropFirst())).chapters(from: Self.chapters)
        }

        let text = try #require(error).message.text(in: .english)
        #expect(text.contains("column \(column))"), "\(text)")
    }

    @Test func `has at most a thousand parts`() throws {
        let most = Array(repeating: "1", count: 1000).joined(separator: ",")

        #expect(try Selection(most).chapters(from: Self.chapters).count == 1)
        #expect(throws: SelectionError.tooManyParts(limit: 1000)) { try Selection(most + ",1") }
    }

    @Test func `errors are sentences that say what to do next`() {
        let error = SelectionError.unknown(found: "99\u{1B}[2J", column: 3, among: nil, known: "1, 2", nearest: "2")

        #expect(error.description == "There is no chapter 99␛[2J (column 3). Known: 1, 2. Did you mean 2?")
        #expect(
            error.message.text(in: .spanish)
                == "No hay ningún capítulo 99␛[2J (columna 3). Los que hay: 1, 2. ¿Quería decir 2?"
        )
    }

    @Test(arguments: [
        ("10.", 1, "10"), ("1,.5", 3, "0.5"), ("1-.5", 1, "1-0.5"), ("!10.-12", 1, "!10-12"), ("-3.", 1, "-3"),
    ])
    func `a number that was half written is no name, and told with the whole one`(
        text: String,
        column: Int,
        better: String
    ) throws {
        let found = text.split(separator: ",").last.map(String.init) ?? ""

        #expect(throws: SelectionError.halfNumber(found: found, better: better, column: column)) {
            try Selection(text)
        }
        #expect(
            SelectionError.halfNumber(found: found, better: better, column: column).message.text(in: .english)
                == "“\(found)” at column \(column) is half a number; write \(better)."
        )
        #expect(try Selection("\"\(found)\"").description == "\"\(found)\"")
    }
}
