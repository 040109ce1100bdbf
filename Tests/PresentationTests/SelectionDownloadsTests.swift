import MangaModels
import MangaPresentation
import Testing

/// Selections of downloads, by their places in a list.
struct SelectionDownloadsTests {
    private static let rows: [DownloadRow] = [
        Sample.download("d1", "8", .downloading, done: 5, of: 20),
        Sample.download("d2", "9.5", .paused, done: 0, of: 0),
        Sample.download("d3", "1", .queued, done: 0, of: 0),
        Sample.download("d4", "Extra", .failed(reason: Sample.failure), done: 1, of: 9),
    ]

    private func chosen(_ text: String, shown: [String] = ["d1", "d2", "d3", "d4"]) throws -> String {
        try Selection(text).downloads(of: Self.rows, shown: shown).joined(separator: " ")
    }

    @Test(arguments: [
        ("1", "d1"), ("2-3", "d2 d3"), ("1-3,!2", "d1 d3"), ("all", "d1 d2 d3 d4"), ("latest 2", "d3 d4"),
        ("d4,1", "d1 d4"),
        ("paused", "d2"), ("queued,failed", "d3 d4"), ("!downloading", "d2 d3 d4"), ("3-", "d3 d4"), ("-1", "d4"),
    ])
    func `numbers are places, words are ids, and conditions ask the chapter`(text: String, ids: String) throws {
        #expect(try chosen(text) == ids)
    }

    @Test func `numbers count in the list that was seen, whatever has ended or come since`() throws {
        let shown = ["gone", "d3", "d1"]

        #expect(try chosen("2", shown: shown) == "d3")
        #expect(try chosen("2-3", shown: shown) == "d3 d1")
        #expect(try chosen("d2", shown: shown) == "d2")
        #expect(throws: SelectionError.self) { try chosen("1", shown: shown) }
        #expect(throws: SelectionError.self) { try chosen("4", shown: shown) }
        #expect(throws: SelectionError.noChapters) { try Selection("1").downloads(of: [], shown: []) }
    }
}
