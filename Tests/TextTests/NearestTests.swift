import MangaText
import Testing

struct NearestTests {
    private let names = ["download", "downloads", "delete", "open", "popular"]

    @Test(arguments: [
        ("downlod", "download"), ("dwonload", "download"), ("OPNE", "open"), ("pop", "popular"), ("x", nil), ("", nil),
        ("nothing like it", nil),
    ])
    func `is at most a third of the letters away`(word: String, found: String?) {
        #expect(Nearest.match(word, in: names) == found)
    }

    @Test func `a single letter is near nothing that does not begin with it`() {
        #expect(Nearest.match("y", in: ["?", "1", "x", "ab"]) == nil)
        #expect(Nearest.match("y", in: ["?", "yo"]) == "yo")
    }

    @Test func `a word of any length is compared by its first 60 letters`() {
        let long = String(repeating: "a", count: 1_000_000)

        #expect(Nearest.match(long, in: [String(repeating: "a", count: 60)]) == String(repeating: "a", count: 60))
        #expect(Nearest.match(long, in: names) == nil)
    }
}
