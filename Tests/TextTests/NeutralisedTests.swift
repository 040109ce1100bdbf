import MangaText
import Testing

struct NeutralisedTests {
    @Test(arguments: [
        ("Lantern Street", "Lantern Street"),
        ("a\u{1B}]0;title\u{7}b", "a␛]0;title␇b"),
        ("\u{9B}31m", "\u{FFFD}31m"),
        ("nul\u{0}del\u{7F}", "nul␀del␡"),
        ("a\tb\nc\r\nd\re\u{85}f\u{2028}g\u{2029}h\u{B}i\u{C}j", "a b c d e f g h i j"),
        ("abc\u{202E}fed\u{2066}x\u{2069}\u{200F}\u{61C}", "abcfedx"),
        ("z\u{200B}e\u{AD}r\u{2060}o\u{FEFF}\u{34F}\u{3164}\u{115F}", "zero"),
        ("flag🏴\u{E0067}\u{E0062}\u{E007F}", "flag🏴"),
        ("\u{E0041}\u{E0042}", ""),
        ("👨‍👩‍👧 ❤️", "👨👩👧 ❤"),
        ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{200C}b \u{200C}م\u{200C}", "ab م"),
        ("م\u{200C}\u{200C}م\u{200D}م", "ممم"),
        ("\u{FFFE}\u{1FFFF}\u{FFF9}", "\u{FFFD}\u{FFFD}"),
        ("\u{600}123", "\u{600}123"),
        ("日本語 العربية e\u{301}", "日本語 العربية e\u{301}"),
        ("Z" + String(repeating: "\u{335}", count: 50), "Z" + String(repeating: "\u{335}", count: 8)),
    ])
    func `text becomes one harmless line`(text: String, safe: String) {
        #expect(text.neutralised == safe)
    }

    @Test func `joiners and variations stay for programs`() {
        let text = "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} می\u{200C}خواهم a\u{200B}\u{202E}\u{1B}\u{7}\u{9B}\n"

        #expect(text.neutralisedData == "👨\u{200D}👩\u{200D}👧 ❤\u{FE0F} می\u{200C}خواهم a␛␇\u{FFFD} ")
    }

    @Test func `line breaks survive when asked for`() {
        #expect("a\r\nb\rc\n\nd\u{2029}e\tf\u{1B}".neutralisedLines == "a\nb\nc\n\nd\ne f␛")
    }

    @Test(arguments: Samples.planes)
    func `no scalar at all leaves a control or an invisible character behind`(plane: ClosedRange<UInt32>) {
        let everything = plane.compactMap(Unicode.Scalar.init).map { "a\($0)" }.joined()

        let leaks = everything.neutralised.unicodeScalars.filter(\.isDangerous)

        #expect(Array(leaks) == [])
    }

    @Test(arguments: Samples.blocks)
    func `neutral text stays as it is`(block: ClosedRange<UInt32>) {
        let changed = block.compactMap(Unicode.Scalar.init).filter { scalar in
            let once = "a\(scalar)b".neutralised
            return once.neutralised != once || once.displayWidth < 2 || once.displayWidth > 4
        }

        #expect(changed == [])
    }
}

extension Unicode.Scalar {
    /// What may never reach a terminal, whatever text it came in.
    fileprivate var isDangerous: Bool {
        let isVisibleSign = [
            0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
        ]
        .contains(value)
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return !isVisibleSign
        default: return properties.isBidiControl || properties.isDefaultIgnorableCodePoint
        }
    }
}
