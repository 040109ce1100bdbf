import MangaText
import Testing

struct WrapTests {
    @Test(arguments: [
        ("", 10, [""]),
        ("the old street", 20, ["the old street"]),
        ("the old street", 8, ["the old", "street"]),
        ("the old street", 7, ["the old", "street"]),
        ("the  old", 8, ["the  old"]),
        ("the  old", 7, ["the", "old"]),
        ("  indented ", 20, ["indented"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
        ("日本語の漫画", 5, ["日本", "語の", "漫画"]),
        ("漫画vol日", 6, ["漫画", "vol日"]),
        ("灯り。夜", 4, ["灯", "り。", "夜"]),
        ("夜「灯」", 4, ["夜", "「灯", "」"]),
        ("one\n\ntwo", 9, ["one", "", "two"]),
        ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
        ("日本", 1, ["日", "本"]),
        ("ab", 0, ["a", "b"]),
        ("ab", -5, ["a", "b"]),
    ])
    func `text breaks at spaces and between wide characters`(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }

    @Test(arguments: 2...20)
    func `no line is wider than asked and no letter is lost`(width: Int) {
        for text in Samples.texts {
            let lines = text.wrapped(to: width)

            #expect(lines.allSatisfy { $0.displayWidth <= width })
            #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
        }
    }
}
