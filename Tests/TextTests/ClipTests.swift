import MangaText
import Testing

struct ClipTests {
    @Test(arguments: [
        ("Lantern", 7, "Lantern"), ("Lantern", 6, "Lante…"), ("Lantern", 1, "…"), ("Lantern", 0, ""),
        ("Lantern", -3, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
        ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 0, ""),
    ])
    func `a clipped text ends in an ellipsis`(text: String, width: Int, clipped: String) {
        #expect(text.clipped(to: width) == clipped)
    }

    @Test(arguments: [
        (Alignment.leading, "日本 "), (.centre, "日本 "), (.trailing, " 日本"),
    ])
    func `a padded text fills its field`(alignment: Alignment, padded: String) {
        #expect("日本".padded(to: 5, alignment) == padded)
    }

    @Test func `centred text has the odd cell after it`() {
        #expect("ab".padded(to: 7, .centre) == "  ab   ")
    }

    @Test func `a clipped wide character leaves a space in a padded field`() {
        #expect("日本語".padded(to: 4) == "日… ")
    }

    @Test(arguments: -1...12)
    func `no width makes a clipped or padded text wider`(width: Int) {
        for text in Samples.texts {
            #expect(text.clipped(to: width).displayWidth <= max(0, width))
            #expect(text.padded(to: width).displayWidth == max(0, width))
        }
    }
}
