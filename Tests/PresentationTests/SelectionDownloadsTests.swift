import MangaLocalization
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

    private static let report = DownloadsReport(
        active: Array(rows.prefix(3)),
        completed: [Sample.download("d5", "2", .completed, done: 3, of: 3)],
        failed: [rows[3]]
    )

    @Test(arguments: [
        (
            "4", DownloadsTab.active,
            "There is no active download “4” (column 1); downloads lists them."
        ),
        (
            "1,d5", .active,
            "d5 (column 3) is completed; only active downloads can be cancelled, paused, resumed or moved."
        ),
        (
            "failed", .active,
            "No active download is failed (column 1); only active downloads can be cancelled, paused, resumed or moved."
        ),
        ("2", .failed, "2 (column 1) is active; only failed downloads can be retried."),
        ("9", .failed, "There is no failed download “9” (column 1); downloads failed lists them."),
        (
            "d5,failed", .active,
            """
            d5 (column 1) is completed; only active downloads can be cancelled, paused, resumed or moved. No active \
            download is failed (column 4); only active downloads can be cancelled, paused, resumed or moved.
            """
        ),
        (
            "d1,d2,d5", .failed,
            """
            d1, d2 (column 1) are active; only failed downloads can be retried. d5 (column 7) is completed; only failed \
            downloads can be retried.
            """
        ),
        ("paused", .failed, "No failed download is paused (column 1); only failed downloads can be retried."),
    ])
    func `what cannot be meant is told with where it stands`(text: String, tab: DownloadsTab, words: String) throws {
        let selection = try Selection(text)

        let error = #expect(throws: DownloadsSelectionError.self) {
            try selection.downloads(in: tab, of: Self.report, shown: [:])
        }

        #expect(error?.message.text(in: .english) == words)
    }

    @Test(arguments: [
        ("1", "1 (columna 1) ya está completada; solo se pueden cancelar, pausar, reanudar o mover descargas activas."),
        ("all", "No hay descargas activas. Abra un manga y elija capítulos con download."),
        (
            "failed",
            "Ninguna descarga activa es failed (columna 1); solo se pueden cancelar, pausar, reanudar o mover descargas activas."
        ),
    ])
    func `also where nothing is active`(text: String, words: String) throws {
        let report = DownloadsReport(completed: Self.report.completed)

        let error = #expect(throws: DownloadsSelectionError.self) {
            try Selection(text).downloads(in: .active, of: report, shown: [:])
        }

        #expect(error?.message.text(in: .spanish) == words)
    }

    @Test(arguments: [
        ("3", true), ("5", true), ("6", false), ("1-5", true), ("2-6", false), ("3-", false), ("all", false),
        ("latest 2", false), ("paused", false), ("2,4", true), ("2,8", false), ("1-5,!2", true),
        ("edfe26f040ec", false),
        ("0", false),
    ])
    func `whether the first five of a list are enough`(text: String, isEnough: Bool) throws {
        #expect(try Selection(text).isWithin(first: 5) == isEnough)
    }

    @Test func `failed ones of which there are none are none`() throws {
        #expect(throws: DownloadsSelectionError.empty(.failed)) {
            try Selection("failed").downloads(in: .failed, of: DownloadsReport(), shown: [:])
        }
    }
}
