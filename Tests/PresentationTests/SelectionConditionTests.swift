import MangaLocalization
import MangaModels
import MangaPresentation
import Testing

/// Selections that ask how chapters stand, and what is said of them.
struct SelectionConditionTests {
    /// `a` to `c` are 1 to 3 of volume 1, `d` to `f` 1 to 3 of volume 2, `g` is an extra without a volume.
    static let rows: [ChapterRow] = [
        row("a", "1", "01", "en", "Moon Scans", "The lamp", .downloaded, .read),
        row("b", "2", "01", "en", "Moon Scans", "Rain", .downloaded, .none, [3]),
        row("c", "3", "01", "es", "Sol", "La lámpara", .none, .read),
        row("d", "1", "2", "pt-BR", "Sol", nil, .failed(reason: SamplePhrase.full.said), .started(page: 1, of: 9)),
        row("e", "2", "2", "en", "Moonlight", "The lamp, again", .none, .none),
        row("f", "3", "2", "en", nil, "Night", .missing, .none),
        row("g", nil, nil, nil, nil, "Afterword", .none, .none),
    ]

    private static func row(
        _ id: String,
        _ number: String?,
        _ volume: String?,
        _ language: String?,
        _ group: String?,
        _ title: String?,
        _ state: ChapterRow.State,
        _ reading: ReadMark,
        _ missingPages: [Int] = []
    ) -> ChapterRow {
        let chapter = Chapter(
            id: .init(id),
            number: number.flatMap { ChapterNumber($0) },
            title: title,
            volume: volume,
            language: language,
            group: group
        )
        return ChapterRow(chapter, state: state, missingPages: missingPages, reading: reading)
    }

    @Test(arguments: [
        ("unread", "bdefg"), ("!unread", "ac"), ("downloaded", "ab"), ("failed", "d"), ("!failed", "abcefg"),
        ("vol:1", "abc"), ("vol:01", "abc"), ("VOL:2", "def"), ("volume:2", "def"), ("vol:2 1-3", "def"),
        ("1-3", "abcdef"), ("vol:2 1", "d"), ("vol:2 -2", "ef"), ("latest 2 vol:1", "bc"), ("vol:1 vol:2 1", "ad"),
        ("vol:1 unread", "b"), ("unread vol:2 !2", "df"), ("vol:2 !1-2,1", "adf"), ("vol:2,!2", "df"),
        ("vol:2 1-3 !failed", "ef"), ("vol:1 !downloaded", "c"), ("vol:1,failed", "abcd"),
        ("lang:es", "c"), ("lang:PT", "d"), ("lang:pt-br", "d"), ("group:\"moon scans\"", "ab"), ("group:moon", "abe"),
        ("title:lamp", "ae"), ("title:\"the lamp,\"", "e"), ("!title:lamp !vol:1", "dfg"), ("unread latest 2", "fg"),
        ("read", "ac"), ("started", "d"), ("read started", "acd"), ("missing", "f"), ("failed missing", "df"),
        ("!missing vol:2", "de"), ("gaps", "b"), ("READ vol:1", "ac"),
        ("all !unread", "ac"), ("unread,1", "abdefg"), ("vol:2 all", "def"),
    ])
    func `conditions narrow what the rest of their group chooses from`(text: String, ids: String) throws {
        let selection = try Selection(text)

        #expect(try selection.rows(from: Self.rows).map(\.id.rawValue).joined() == ids)
        #expect(try Selection(selection.description) == selection)
        #expect(try Selection(selection.description).rows(from: Self.rows).map(\.id.rawValue).joined() == ids)
    }

    @Test(arguments: [
        ("vol:9", "No chapter is vol:9 (column 1). Known: 01, 2."),
        ("1 lang:fr", "No chapter is lang:fr (column 3). Known: en, es, pt-BR."),
        ("group:\"No one\"", "No chapter is group:\"No one\" (column 1). Known: Moon Scans, Moonlight, Sol."),
        ("title:x", "No chapter's title has what title:x asks for (column 1)."),
        ("vol:1 failed", "No chapter is all of this together: vol:1 failed."),
        ("vol:2 7", "There is no chapter 7 among vol:2 (column 7). Known: 1, 2, 3. The nearest is 3."),
        ("vol:2 7-9", "No chapter is within 7-9 among vol:2 (column 7). Known: 1, 2, 3. The nearest is 3."),
        ("vol:1 !vol:1", "No chapter is all of this together: vol:1 !vol:1."),
        ("vol:1 1 !1", "The selection vol:1 1 !1 leaves no chapter; exclude less."),
    ])
    func `an empty answer says why`(text: String, reason: String) throws {
        let selection = try Selection(text)

        let error = #expect(throws: SelectionError.self) { try selection.rows(from: Self.rows) }

        #expect(error?.message.text(in: .english) == reason)
    }

    @Test(arguments: [
        ("unread", "No chapter is unread (column 1): all have been read to their end."),
        ("downloaded", "No chapter of this manga is downloaded (column 1)."),
        ("failed", "No download of a chapter of this manga has failed (column 1)."),
        ("started", "No chapter is begun and not read to its end (column 1)."),
        ("downloading", "No chapter of this manga is downloading (column 1)."),
        ("queued", "No chapter of this manga is queued (column 1)."),
        ("paused", "No download of a chapter of this manga is paused (column 1)."),
        ("missing", "No downloaded chapter of this manga is missing from this disk (column 1)."),
        ("problem", "Every chapter of this manga can be read, by what the server says (column 1)."),
        ("gaps", "No chapter was downloaded with pages missing (column 1)."),
        ("vol:1", "No chapter of this manga says its volume, so vol:1 means none (column 1)."),
        ("lang:es", "No chapter of this manga says its language, so lang:es means none (column 1)."),
        ("group:a", "No chapter of this manga says its group, so group:a means none (column 1)."),
    ])
    func `so does one of a state that no chapter has`(text: String, reason: String) throws {
        let selection = try Selection(text)
        let rows = [ChapterRow(Chapter(id: .init("a"), number: 1), reading: .read)]

        let error = #expect(throws: SelectionError.self) { try selection.rows(from: rows) }

        #expect(error?.message.text(in: .english) == reason)
    }

    @Test func `says it in Spanish`() throws {
        let selection = try Selection("vol:2 7")

        let error = #expect(throws: SelectionError.self) { try selection.rows(from: Self.rows) }

        #expect(
            error?.message.text(in: .spanish) == """
                No hay ningún capítulo 7 entre los de vol:2 (columna 7). Los que hay: 1, 2, 3. El más cercano es 3.
                """
        )
    }

    @Test func `offers the volumes, languages and groups there are`() {
        #expect(
            Selection.Condition.all(of: Self.rows.map(\.chapter)) == [
                "vol:01", "vol:2", "lang:en", "lang:es", "lang:pt-BR", "group:\"Moon Scans\"", "group:Moonlight",
                "group:Sol",
            ]
        )
    }
}
