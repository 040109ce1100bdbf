import MangaText
import TestSupport
import Testing

@testable import MangaTerminal

struct PainterTests {
    private let begin = "\u{1B}[?2026h\u{1B}[?25l"
    private let finish = "\u{1B}[?25h\u{1B}[?2026l"
    private let size = ScreenSize(columns: 10, rows: 5)

    @Test func `a short line is drawn over itself`() {
        var painter = Painter(colour: false)
        let picture = Picture(prompt: "> ", text: "abc", cursor: 1)

        #expect(painter.draw(picture, on: size) == begin + "\r> abc\u{1B}[J\r\u{1B}[3C" + finish)
        #expect(painter.draw(picture, on: size) == begin + "\r> abc\u{1B}[J\r\u{1B}[3C" + finish)
    }

    @Test func `messages and status lines come above the prompt`() {
        var painter = Painter(colour: true)
        let picture = Picture(
            above: [StyledLine("done", .success)],
            status: ["50 % of everything"],
            prompt: StyledLine("> ", .accent),
            text: "a",
            cursor: 1
        )

        #expect(
            painter.draw(picture, on: size) == begin + "\r\u{1B}[2K\u{1B}[32mdone\u{1B}[0m\r\n50 % of …\u{1B}[K\r\n"
                + "\u{1B}[36m> \u{1B}[0ma\u{1B}[J\r\u{1B}[3C" + finish
        )
        #expect(painter.draw(Picture(prompt: "> ", text: "", cursor: 0), on: size).hasPrefix(begin + "\r\u{1B}[1A"))
    }

    @Test func `a full row moves the cursor to the next`() {
        var painter = Painter(colour: false)
        let picture = Picture(prompt: "> ", text: "12345678", cursor: 8)

        #expect(painter.draw(picture, on: size) == begin + "\r> 12345678 \u{1B}[J\r" + finish)
        #expect(painter.draw(picture, on: size).hasPrefix(begin + "\r\u{1B}[1A"))
    }

    @Test func `a wide character that does not fit leaves a blank`() {
        var painter = Painter(colour: false)
        let picture = Picture(prompt: "> ", text: "1234567日", cursor: 7)

        #expect(painter.draw(picture, on: size) == begin + "\r> 1234567 日\u{1B}[J\r" + finish)
    }

    @Test func `control characters become pictures and emoji fall apart`() {
        var painter = Painter(colour: false)
        let picture = Picture(prompt: "\u{1B}>", text: "\u{7}\u{9B}👨\u{200D}👩👍🏽", cursor: 0)

        #expect(painter.draw(picture, on: size) == begin + "\r␛>␇\u{FFFD}👨👩👍 \u{1B}[J\u{1B}[1A\r\u{1B}[2C" + finish)
    }

    @Test func `a closed block ends below its text`() {
        var painter = Painter(colour: false)
        let picture = Picture(status: ["s"], prompt: "> ", text: "a", cursor: 0)
        _ = painter.draw(picture, on: size)

        #expect(
            painter.close(picture, suffix: "^C", on: size) == begin + "\r\u{1B}[1A> a^C\u{1B}[J\r\u{1B}[5C" + finish
                + "\r\n"
        )
        #expect(painter.draw(picture, on: size).hasPrefix(begin + "\rs"))
    }

    @Test func `a line taller than the screen shows the rows around the cursor`() {
        var painter = Painter(colour: false)
        var screen = VirtualScreen(columns: 4, height: 3)
        let text = "aaaabbbbccccddddeeeeffff"
        let size = ScreenSize(columns: 4, rows: 3)

        screen.show(painter.draw(Picture(status: ["s"], prompt: "", text: text, cursor: 9), on: size))
        #expect(screen.text == ["bbbb", "cccc", "dddd"])
        #expect([screen.row, screen.column] == [1, 1])

        screen.show(painter.draw(Picture(status: ["s"], prompt: "", text: text, cursor: 0), on: size))
        #expect(screen.text == ["aaaa", "bbbb", "cccc"])
        #expect([screen.row, screen.column] == [0, 0])
    }

    @Test(arguments: [(8, 2), (4, 5), (20, 1)])
    func `after a change of width the block is found again`(columns: Int, up: Int) {
        var painter = Painter(colour: false)
        _ = painter.draw(Picture(status: ["state"], prompt: "> ", text: "123456789012", cursor: 10), on: size)

        let next = painter.draw(Picture(prompt: "> ", text: "", cursor: 0), on: ScreenSize(columns: columns, rows: 5))
        #expect(next.hasPrefix(begin + "\r\u{1B}[\(up)A\u{1B}[2K"))
        #expect(next.hasSuffix("A> \u{1B}[J\r\u{1B}[2C" + finish))
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `however the width changes, nothing above the block is taken and nothing of it is left`(seed: UInt64) {
        var random = SplitMix(state: seed)
        var painter = Painter(colour: false)
        var screen = VirtualScreen(columns: 80, height: 60)
        var printed = (1...4).map { "line \($0)" }
        screen.show(printed.map { $0 + "\r\n" }.joined())

        for step in 0..<40 {
            let size = ScreenSize(columns: [20, 34, 50, 80, 90][Int(random.next() % 5)], rows: 60)
            screen.resize(columns: size.columns, height: size.rows)
            let text = String(repeating: "half 漫 ", count: Int(random.next() % 12))
            var picture = Picture(prompt: "manga> ", text: text, cursor: Int(random.next() % UInt64(text.count + 1)))
            picture.status = (0..<Int(random.next() % 4)).map { "Lantern Street \($0) ░░░░ 0/6 43.2 KB/s · 9 s" }
            if random.next() % 4 == 0 {
                picture.above = ["event \(step)"]
                printed.append("event \(step)")
            }
            screen.show(painter.draw(picture, on: size))

            var alone = picture
            alone.above = printed.map { StyledLine($0) }
            var (fresh, clean) = (Painter(colour: false), VirtualScreen(columns: size.columns, height: 60))
            clean.show(fresh.draw(alone, on: size))
            #expect(screen == clean)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `whatever is edited, the screen shows it`(seed: UInt64) {
        var random = SplitMix(state: seed)
        var painter = Painter(colour: seed.isMultiple(of: 2))
        var screen = VirtualScreen(columns: 12, height: 30)
        var text: [Character] = []
        let letters = Array("abc 日本語ｶé漫x")

        for _ in 0..<60 {
            let place = Int(random.next() % UInt64(text.count + 1))
            if random.next() % 3 == 0, place < text.count {
                text.remove(at: place)
            } else {
                text.insert(letters[Int(random.next() % UInt64(letters.count))], at: place)
            }
            let picture = Picture(prompt: "夜> ", text: String(text), cursor: place)
            screen.show(painter.draw(picture, on: ScreenSize(columns: 12, rows: 30)))
            #expect(screen.text.joined().filter { $0 != " " } == ("夜> " + String(text)).filter { $0 != " " })
            #expect(screen == fresh(picture))
        }
    }

    /// A screen that never showed anything else.
    private func fresh(_ picture: Picture) -> VirtualScreen {
        var painter = Painter(colour: false)
        var screen = VirtualScreen(columns: 12, height: 30)
        screen.show(painter.draw(picture, on: ScreenSize(columns: 12, rows: 30)))
        return screen
    }
}
