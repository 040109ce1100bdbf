import MangaText
import Testing

struct StyledLineTests {
    private let line: StyledLine = "Chapter \(1089, .accent) ✓\(" 日本", .dim)"

    @Test func `a literal becomes spans`() {
        #expect(line.spans == [Span("Chapter "), Span("1089", .accent), Span(" ✓"), Span(" 日本", .dim)])
    }

    @Test func `neighbours of the same style become one span`() {
        #expect("a\("b")\(StyledLine("c"))d" as StyledLine == StyledLine("abcd"))
    }

    @Test func `a line knows its plain text and width`() {
        #expect(line.plain == "Chapter 1089 ✓ 日本")
        #expect(line.width == 19)
    }

    @Test(arguments: [
        (19, ["Chapter ", "1089", " ✓", " 日本"]), (18, ["Chapter ", "1089", " ✓", " 日…"]),
        (14, ["Chapter ", "1089", " …"]), (12, ["Chapter ", "108…"]), (1, ["…"]), (0, []), (-1, []),
    ])
    func `a clipped line ends in an ellipsis`(width: Int, texts: [String]) {
        #expect(line.clipped(to: width).spans.map(\.text) == texts)
    }

    @Test func `padding is plain`() {
        #expect(StyledLine("ab", .dim).padded(to: 4, .trailing).spans == [Span("  "), Span("ab", .dim)])
    }

    @Test(arguments: -1...30)
    func `a padded line has exactly the width asked for`(width: Int) {
        #expect(line.padded(to: width).width == max(0, width))
    }
}
