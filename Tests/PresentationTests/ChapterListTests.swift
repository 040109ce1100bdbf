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

    private func lines(_ view: ChapterView, _ width: Int = 80, _ language: Language = .english) -> [String] {
        var report = Self.many
        report.view = view
        return ChaptersReport(report).lines(width: width, in: language).map(\.plain)
    }

    @Test func `of very many the first fifty are shown, and how to see more`() {
        let lines = lines(ChapterView())

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
        (ChapterView(page: 2), "51–100 of 1,100; chapters --page 3 shows more."),
        (ChapterView(page: 22), "1,051–1,100 of 1,100; chapters --page 21 shows those before."),
        (ChapterView(page: 99), "1,051–1,100 of 1,100; chapters --page 21 shows those before."),
        (
            ChapterView(words: ["failed"], sort: .number, isReversed: true),
            "1–50 of 275; chapters failed --sort number --reverse --page 2 shows more."
        ),
        (ChapterView(words: ["failed"], page: 6), "251–275 of 275; chapters failed --page 5 shows those before."),
    ])
    func `the last line says which rows are shown, and what shows others`(view: ChapterView, line: String) {
        #expect(lines(view).last == line)
    }

    @Test func `all rows at once need no such line`() {
        var view = ChapterView()
        view.isWhole = true

        #expect(lines(view).count == 4 + 1100)
    }

    @Test(arguments: [
        (["lamp"], 11), (["LAMP", "failed"], 0), (["lamp", "downloaded"], 11), (["unread"], 1090), (["read"], 10),
        (["unread", "queued"], 273), (["109"], 11), (["gaps"], 0), (["nothing of the kind"], 0),
    ])
    func `every word of a filter must fit`(words: [String], count: Int) {
        #expect(ChapterView(words: words).matching(Self.many.chapters).count == count)
    }

    @Test func `a filter says how many fit, and what to do when none does`() {
        #expect(
            lines(ChapterView(words: ["lamp"], sort: .title, isReversed: true)).prefix(6) == [
                "Moon", "1,100 chapters · 275 downloaded · 275 queued · 275 failed · 10 read",
                "11 of 1,100 fit “lamp”.",
                "", "   #  Title      State", "1100  Lamp 1100  ✓ downloaded",
            ]
        )
        #expect(
            lines(ChapterView(words: ["sun"])).last
                == "None of 1,100 chapters fits “sun”; chapters alone lists them."
        )
        #expect(
            lines(ChapterView(words: ["sun"]), 80, .spanish).last
                == "Ninguno de 1100 capítulos se ajusta a «sun»; chapters solo los lista."
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

        let names = { (view: ChapterView) in view.matching(rows).map { $0.chapter.id.rawValue }.joined(separator: " ") }
        #expect(names(ChapterView(sort: sort)) == order)
        #expect(
            names(ChapterView(sort: sort, isReversed: true))
                == order.split(separator: " ").reversed().joined(separator: " ")
        )
    }

    @Test func `JSON has all that fits, or the page that was asked for`() throws {
        struct Answer: Decodable {
            struct Row: Decodable { var id: String }
            var total: Int
            var matching: Int
            var page: Int?
            var chapters: [Row]
        }
        func answer(_ view: ChapterView) throws -> Answer {
            var report = Self.many
            report.view = view
            return try JSONDecoder().decode(Answer.self, from: Data(JSONText.encode(ChaptersReport(report)).utf8))
        }
        let all = try answer(ChapterView(words: ["failed"]))
        #expect((all.total, all.matching, all.page, all.chapters.count) == (1100, 275, nil, 275))
        let page = try answer(ChapterView(words: ["failed"], isReversed: true, page: 6))
        #expect((page.total, page.matching, page.page, page.chapters.count) == (1100, 275, 6, 25))
        #expect(page.chapters.last?.id == "c1")
    }
}
