import MangaLocalization
import MangaModels
import MangaPresentation
import TestSupport
import Testing

/// Claims about any text at all, from a generator that starts the same way each time.
struct SelectionPropertyTests {
    private static let pieces = [
        "1", "10.5", "0", "-", "–", "!", ",", " ", "\"", "\\", "all", "latest", "Extra", "a", ".",
        "9999999999999999999",
        "\u{1B}[2J", "\u{202E}", "\r\n", "灯", "👩‍👩‍👧", "٣", "\u{0}", "e\u{301}", "group:", "１", "vol:", "vol:2", "lang:es",
        "title:\"", "unread", "downloaded", "!failed", "UNREAD ", "read", "queued ", "gaps",
    ]

    @Test func `no text crashes, and the printed form means the same`() {
        var random = SplitMix(state: 7)
        for _ in 0..<5_000 {
            let count = Int.random(in: 0...8, using: &random)
            let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
            // A text that means nothing is an answer too.
            guard let selection = try? Selection(text) else { continue }

            let again = try? Selection(selection.description)

            #expect(again == selection, "\(text.debugDescription)")
            #expect(chosen(by: again) == chosen(by: selection), "\(text.debugDescription)")
        }
    }

    @Test(arguments: ["1", " ", ",", "!", "\"", "-", "vol:", "unread ", "a", "9", "\u{301}", "👩‍👩‍👧", "!1 "])
    func `a hundred thousand characters are read, or refused, and told in a line`(piece: String) {
        let text = String(repeating: piece, count: 100_000 / piece.count)
        do {
            _ = try Selection(text).rows(from: SelectionTests.chapters)
        } catch {
            #expect(error.message.text(in: .english).count < 400)
        }
    }

    @Test func `no bytes crash`() {
        var random = SplitMix(state: 11)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let text = String(decoding: bytes, as: UTF8.self)
            // What it means does not matter; that it is answered does.
            guard let selection = try? Selection(text) else { continue }
            #expect((try? Selection(selection.description)) == selection, "\(text.debugDescription)")
            _ = chosen(by: selection)
        }
    }

    private func chosen(by selection: Selection?) -> [ChapterRow]? {
        // Only whether both find the same matters.
        try? selection?.rows(from: SelectionTests.chapters)
    }
}
