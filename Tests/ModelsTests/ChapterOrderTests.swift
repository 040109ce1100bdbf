import MangaModels
import Testing

struct ChapterOrderTests {
    @Test(arguments: [
        // Volume and number, in reading order; `-` is none.
        ["1 1", "1 2", "1 3", "2 1", "2 2", "2 3"],
        ["1 1", "1 2", "2 3", "2 4"],
        ["- 1", "2 2", "1 3"],
        ["- 5", "- 5.1", "- 5.2", "- 10.5", "- Extra", "- -"],
        ["1 1", "2 1", "10 1", "TBD 1", "- 1"],
        ["1 67", "1 67-1", "2 67", "2 -"],
    ])
    func `chapters come by number, and by volume first where numbers start again`(texts: [String]) {
        let chapters = texts.map { text in
            let parts = text.split(separator: " ").map { $0 == "-" ? nil : String($0) }
            return Chapter(id: .init(text), number: parts[1].flatMap(ChapterNumber.init), volume: parts[0])
        }
        let order = ChapterOrder(of: chapters)

        #expect(chapters.reversed().sorted { order.isBefore($0, $1) ?? false } == chapters)
    }

    @Test func `what has neither volume nor number is not told apart`() {
        let chapters = ["a", "b"].map { Chapter(id: .init($0)) }

        #expect(ChapterOrder(of: chapters).isBefore(chapters[0], chapters[1]) == nil)
    }
}
