import Foundation
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText
import Testing

struct ChapterListTests {
    private static let states: [ChapterRow.State] = [.downloaded, .failed(reason: Sample.failure), .none, .queued]

    /// 1,100 chapters, of which every fourth is downloaded, failed, nothing and queued; the first ten are read.
    private static var many: MangaDetailReport {
        let manga = Manga(id: .init("m"), slug: "m", title: "Moon")
        let rows = (1...1100).map { number in
            ChapterRow(
                Sample.chapter(String(number), number % 100 == 0 ? "Lamp \(number)" : nil, pages: nil),
                state: states[number % 4],
                reading: number <= 10 ? .read : .none
            )
        }
        return MangaDetailReport(manga: manga, chapters: rows)
    }

    private func lines(
        _ text: String? = nil,
        _ view: ChapterView = ChapterView(),
        _ width: Int = 80,
        _ language: Language = .english
    ) throws -> [String] {
        var view = view
        view.selection = try text.map { try Selection($0) }
        var report = Self.many
        report.view = view
        return ChaptersReport(report).lines(width: width, in: language).map(\.plain)
    }

    @Test func `of very many the first fifty are shown, and how to see more`() throws {
        let lines = try lines()

        #expect(
            lines.prefix(6) == [
                "Moon", "1,100 chapters · 275 downloaded · 275 queued · 275 failed · 10 read", "",
                " #  Read  State", " 1  ✓     ✗ The disk is full.", " 2  ✓",
            ]
        )
        #expect(
            lines.suffix(4) == [
                "49        ✗ The disk is full.", "50", "", "1–50 of 1,100; chapters --page 2 shows more.",
            ]
        )
    }

    @Test(arguments: [
        (nil, ChapterView(page: 2), "51–100 of 1,100; chapters --page 3 shows more."),
        (nil, ChapterView(page: 22), "1,051–1,100 of 1,100; chapters --page 21 shows those before."),
        (nil, ChapterView(page: 23), "There is no page 23: there are 22 in all."),
        (nil, ChapterView(page: 1_000_000), "There is no page 1000000: there are 22 in all."),
        ("1-9", ChapterView(page: 2), "There is no page 2: there is 1 in all."),
        (nil, ChapterView(page: 2, limit: 10), "11–20 of 1,100; chapters --limit 10 --page 3 shows more."),
        (
            "failed", ChapterView(sort: .number, isReversed: true),
            "1–50 of 275; chapters failed --sort number --reverse --page 2 shows more."
        ),
        ("failed", ChapterView(page: 6), "251–275 of 275; chapters failed --page 5 shows those before."),
        (
            #"!"all",!"A b" -300"#, ChapterView(),
            #"1–50 of 300; chapters '!"all"',!"A b" latest 300 --page 2 shows more."#
        ),
    ])
    func `the last line says which rows are shown, and what shows others`(
        text: String?,
        view: ChapterView,
        line: String
    ) throws {
        #expect(try lines(text, view, 120).last == line)
    }

    @Test func `all rows at once need no such line`() throws {
        var view = ChapterView()
        view.isWhole = true

        #expect(try lines(nil, view).count == 4 + 1100)
    }

    @Test(arguments: [
        ("lamp", 11), ("lamp downloaded", 11), ("unread", 1090), ("read", 10), ("started,read", 10), ("109", 1),
        ("unread queued", 273), ("1-20 failed", 5), ("lamp 300-500", 3), ("lamp 1,failed", 275), ("LAMP,1-3", 14),
        ("!lamp", 1089), ("lamp !\"lamp 100\"", 9), ("latest 5 lamp", 5), ("queued failed", 550),
    ])
    func `a list is filtered by the same selections, and words that name no chapter are looked for`(
        text: String,
        count: Int
    ) throws {
        let view = ChapterView(try Selection(text))

        #expect(try view.matching(Self.many.chapters).count == count)
    }

    @Test(arguments: ["LAMP failed", "gaps", "\"nothing of the kind\"", "lamp sun", "1101", "lamp 1", "gaps,missing"])
    func `where nothing is left, that is an error`(text: String) throws {
        let view = ChapterView(try Selection(text))

        #expect(throws: SelectionError.self) { try view.matching(Self.many.chapters) }
    }

    @Test func `a filter says how many fit, and why none does`() throws {
        #expect(
            try lines("lamp", ChapterView(sort: .title, isReversed: true)).prefix(6) == [
                "Moon", "1,100 chapters · 275 downloaded · 275 queued · 275 failed · 10 read",
                "11 of 1,100 fit “lamp”.",
                "", "   #  Title      State", "1100  Lamp 1100  ✓ downloaded",
            ]
        )
        #expect(
            try lines("sun", ChapterView(), 200).last == """
                No chapter has sun in its number, title, group or language (column 1). chapters alone lists them all.
                """
        )
        #expect(
            try lines("gaps", ChapterView(), 200, .spanish).last == """
                Ningún capítulo se descargó con páginas que faltan (columna 1). chapters sin más los muestra todos.
                """
        )
    }

    @Test(arguments: [
        (ChapterView.Sort.number, "1 2 10.5 Extra -"), (.title, "2 Extra - 1 10.5"), (.date, "10.5 1 2 Extra -"),
        (.state, "2 1 Extra - 10.5"),
    ])
    func `sorts, with what is not known at the end`(sort: ChapterView.Sort, order: String) throws {
        func row(_ number: String?, _ title: String?, _ date: String?, _ state: ChapterRow.State = .none) -> ChapterRow
        {
            ChapterRow(
                Chapter(
                    id: .init(number ?? "-"),
                    number: number.flatMap(ChapterNumber.init),
                    title: title,
                    releaseDate: date.flatMap(Timestamp.date)
                ),
                state: state
            )
        }
        let rows = [
            row("Extra", "b 2", nil), row("2", "A", "2026-02-01", .downloading(done: 1, total: 2)),
            row(nil, "b 10", nil),
            row("10.5", nil, "2025-01-01", .downloaded), row("1", "c", "2025-12-31", .queued),
        ]

        let names = { (view: ChapterView) in
            try view.matching(rows).map { $0.chapter.id.rawValue }.joined(separator: " ")
        }
        #expect(try names(ChapterView(sort: sort)) == order)
        #expect(
            try names(ChapterView(sort: sort, isReversed: true))
                == order.split(separator: " ").reversed().joined(separator: " ")
        )
    }

    @Test func `JSON has all that fits, or the page that was asked for`() throws {
        struct Answer: Decodable {
            struct Row: Decodable { var id: String }
            var total: Int
            var matching: Int
            var page: Int?
            var pages: Int?
            var chapters: [Row]
        }
        func answer(_ view: ChapterView) throws -> Answer {
            var report = Self.many
            report.view = view
            return try JSONDecoder().decode(Answer.self, from: Data(JSONText.encode(ChaptersReport(report)).utf8))
        }
        let failed = try Selection("failed")
        let all = try answer(ChapterView(failed))
        #expect((all.total, all.matching, all.page, all.pages, all.chapters.count) == (1100, 275, nil, nil, 275))
        let page = try answer(ChapterView(failed, isReversed: true, page: 6))
        #expect((page.total, page.matching, page.page, page.pages, page.chapters.count) == (1100, 275, 6, 6, 25))
        let none = try answer(ChapterView(try Selection("gaps"), page: 1))
        #expect((none.total, none.matching, none.page, none.pages, none.chapters.count) == (1100, 0, 1, 0, 0))
        #expect(page.chapters.last?.id == "c1")
    }
}
