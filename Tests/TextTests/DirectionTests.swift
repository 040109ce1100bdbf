import MangaText
import Testing

struct DirectionTests {
    @Test(arguments: [
        ("", false), ("Lantern Street", false), ("夜の灯り é 👨‍👩‍👧", false), ("شارع الفوانيس", true),
        ("7 רחוב הפנסים", true), ("ܫܒܝܠܐ", true), ("ﻼ", true), ("हिन्दी", false),
    ])
    func `a text from right to left is told by its script`(text: String, isWrittenFromRight: Bool) {
        #expect(text.isWrittenFromRight == isWrittenFromRight)
    }
}
