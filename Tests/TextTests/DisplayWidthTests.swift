import MangaText
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Lantern Street", 14), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("ｆｕｌｌ", 8), ("한국어", 6),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("é", 1), ("\u{301}", 0), ("العربية", 7), ("ไทย", 3),
        ("กำ", 2), ("क्षि", 3), ("★", 1), ("─", 1), ("…", 1), ("、", 2), ("\u{3000}", 2), ("\u{4DC0}", 2),
        ("𠮷", 2), ("\u{1F202}", 2),
    ])
    func `words take the cells a terminal gives them`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test(arguments: [
        "😀", "❤️", "1️⃣", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇯🇵", "⌚", "🏴\u{E0067}\u{E0062}\u{E007F}",
    ])
    func `every emoji sequence takes two cells`(emoji: String) {
        #expect(emoji.displayWidth == 2)
    }

    @Test func `a heart without variation selector and a lone regional indicator take one cell`() {
        #expect(["❤".displayWidth, "\u{1F1EF}".displayWidth, "a\u{FE0F}".displayWidth] == [1, 1, 1])
    }

    @Test(arguments: ["\n", "\r\n", "\t", "\u{1B}", "\u{9B}", "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{2028}"])
    func `control and format characters take no cell`(text: String) {
        #expect(text.displayWidth == 0)
    }

    /// Cluster by cluster, since a blank without a width is no letter.
    private func slowWidth(_ text: String) -> Int {
        (text + "\u{200B}").displayWidth
    }

    @Test func `letters are summed to what their clusters take, among whatever they stand`() {
        // What joins with what stands before or behind it, and what does not.
        let marks = ["", "\u{301}", "\u{FE0F}", "\u{200D}", "\u{11A8}", "\u{1161}", "\u{3099}", "\u{1F3FD}", "🇯"]
        let values = Array(UInt32(0x20)...0x33FF) + Array(stride(from: UInt32(0x3400), through: 0xFFFF, by: 37))

        for letter in values.compactMap(Unicode.Scalar.init).map(Character.init) {
            for mark in marks {
                let text = "a\(letter)\(mark)\(letter)"
                #expect(text.displayWidth == slowWidth(text), "\(text.debugDescription)")
            }
        }
        for text in Samples.texts + Samples.texts.map({ "灯" + $0 + "é" }) {
            #expect(text.displayWidth == slowWidth(text), "\(text.debugDescription)")
            #expect((0...30).allSatisfy { text.clipped(to: $0).displayWidth <= $0 }, "\(text.debugDescription)")
        }
    }
}
