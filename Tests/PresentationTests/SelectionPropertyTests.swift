import MangaModels
import MangaPresentation
import TestSupport
import Testing

/// Claims about any text at all, from a generator that starts the same way each time.
struct SelectionPropertyTests {
    private static let pieces = [
        "1", "10.5", "0", "-", "–", "!", ",", " ", "\"", "\\", "all", "latest", "Extra", "a", ".",
        "9999999999999999999",
        "\u{1B}[2J", "\u{202E}", "\r\n", "灯", "👩‍👩‍👧", "٣", "\u{0}", "e\u{301}", "group:", "１",
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

    private func chosen(by selection: Selection?) -> [Chapter]? {
        // Only whether both find the same matters.
        try? selection?.chapters(from: SelectionTests.chapters)
    }
}
