import MangaText
import Testing

struct ColumnsTests {
    private let columns = [Column("#", .trailing), Column("Title", isFlexible: true), Column("State")]
    private let rows: [[StyledLine]] = [
        ["1", "Lantern Street in the rain", "done"],
        ["10.5", "夜の灯り", "failed"],
    ]

    @Test func `a table with room is as wide as its cells`() {
        #expect(
            table(width: 80) == [
                "   #  Title                       State",
                "   1  Lantern Street in the rain  done",
                "10.5  夜の灯り                    failed",
            ]
        )
    }

    @Test func `the flexible column gets what the others leave`() {
        #expect(
            table(width: 26) == [
                "   #  Title         State",
                "   1  Lantern Str…  done",
                "10.5  夜の灯り      failed",
            ]
        )
    }

    @Test func `what is kept gives way last of all`() {
        let columns = [
            Column("", .trailing, isKept: true), Column(isFlexible: true, minimum: 4), Column(isFlexible: true),
        ]
        let table = { Columns(columns, width: $0).lines(rows: [["1234567.5", "A title", "a state of many words"]]) }

        #expect(table(25).map(\.plain) == ["1234567.5  A t…  a state…"])
        #expect(table(19).map(\.plain) == ["1234567.5  A …  a …"])
        #expect(table(15).map(\.plain) == ["1234567.5  …  …"])
        #expect(table(12).map(\.plain) == ["12345…  …  …"])
    }

    @Test func `a table without titles has no header`() {
        let lines = Columns([Column(), Column()], width: 20).lines(rows: [["a", "b"], ["ccc", "d"]])

        #expect(lines.map(\.plain) == ["a    b", "ccc  d"])
    }

    @Test func `missing cells are empty and cells too many are ignored`() {
        let lines = Columns([Column(), Column()], width: 20).lines(rows: [["a"], [], ["b", "c", "d"]])

        #expect(lines.map(\.plain) == ["a", "", "b  c"])
    }

    @Test(arguments: -1...50)
    func `no width breaks the table`(width: Int) {
        let lines = Columns(columns, width: width).lines(rows: rows)

        #expect(lines.allSatisfy { $0.width <= max(1, width) })
    }

    @Test func `styles of cells survive`() {
        let lines = Columns([Column(.init(), .trailing), Column()], width: 20)
            .lines(rows: [[StyledLine("7", .accent), StyledLine("ok", .success)], ["12", "no"]])

        #expect(lines.first == StyledLine(spans: [Span(" "), Span("7", .accent), Span("  "), Span("ok", .success)]))
    }

    private func table(width: Int) -> [String] {
        Columns(columns, width: width).lines(rows: rows).map(\.plain)
    }
}
