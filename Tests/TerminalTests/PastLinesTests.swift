import Testing

@testable import MangaTerminal

struct PastLinesTests {
    @Test(
        arguments: [
            ("", ""), (" ", ""), ("op", "en 2"), ("open", " 2"), ("open 1", ""), ("x", ""), ("OP", ""), ("cafe", ""),
            ("夜", "の灯り"), ("quit", "q\u{323}\u{307}"), ("👍🏽", " "), ("👍", ""), ("key", ""),
        ]
    )
    func `the newest line that begins so is offered`(text: String, suggestion: String) {
        var past = PastLines(limit: 10)
        for line in ["open 1", "open 2", "cafe\u{301}", "夜の灯り", "quitq\u{323}\u{307}", "👍🏽 "] { _ = past.enter(line) }
        _ = past.enter("key moth", isOffered: false)

        #expect(past.suggestion(for: text) == suggestion)
    }
}
