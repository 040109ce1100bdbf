import MangaText
import TestSupport
import Testing

@testable import MangaTerminal

struct RenderingTests {
    private let line =
        StyledLine("1", .dim) + StyledLine("  ") + StyledLine("شارع الفوانيس") + StyledLine("   ")
        + StyledLine("12", .accent)

    @Test func `what stands behind a title from right to left is placed by its address`() {
        let rendering = Rendering(colour: true, columns: 40)

        #expect(
            line.rendered(rendering) == "\u{1B}[2m1\u{1B}[0m  شارع الفوانيس   \u{1B}[20G\u{1B}[36m12\u{1B}[0m"
        )
        var screen = VirtualScreen(columns: 40, height: 2)
        screen.show(line.rendered(rendering))
        #expect(screen.text == ["1  شارع الفوانيس   12"])
    }

    @Test func `a file, and a row that is too narrow, get no addresses`() {
        #expect(line.rendered(Rendering()) == "1  شارع الفوانيس   12")
        #expect(line.rendered(Rendering(columns: 20)) == "1  شارع الفوانيس   12")
        #expect(StyledLine("Lantern").rendered(Rendering(columns: 80)) == "Lantern")
    }

    @Test func `so is the text behind such a prompt`() {
        let picture = Picture(prompt: "شارع> ", text: "ab", cursor: 2)

        #expect(BlockLayout(picture, columns: 20, colour: false).rows.map(\.text) == ["شارع> \u{1B}[7Gab"])
    }
}
