public import MangaLocalization
import MangaStorage
public import MangaText

/// The three tabs with their counts and rows, and the storage used.
///
/// Rows are numbered from 1 in each tab.
public enum DownloadsScreen {
    /// Rows of a tab that are shown; the JSON has all.
    private static let rowLimit = 50

    public static func lines(_ report: DownloadsReport, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        if let tab = report.tab {
            for line in DownloadTabs(report, on: canvas).lines(current: tab) { canvas.add(line) }
            canvas.gap()
            addRows(of: tab, in: report, to: &canvas)
        } else {
            for tab in DownloadsTab.allCases {
                canvas.gap()
                canvas.add(StyledLine(DownloadTabs(report, on: canvas).title(of: tab), .heading))
                addRows(of: tab, in: report, to: &canvas)
            }
        }
        canvas.failure(report.failure)
        addStorage(report.storage, to: &canvas)
        return canvas.lines
    }

    private static func addRows(of tab: DownloadsTab, in report: DownloadsReport, to canvas: inout Canvas) {
        let rows = report.rows(of: tab)
        if tab == .active, report.isPaused { canvas.paragraph(canvas.words(.everythingPaused), .warning) }
        guard !rows.isEmpty else {
            canvas.paragraph(canvas.words(tab.emptiness), .dim)
            return
        }
        let language = canvas.language
        let shown = rows.prefix(rowLimit)
        let table = DownloadTable(on: canvas)
        canvas.table(
            table.columns(for: shown),
            rows: shown.enumerated().map { table.cells($1, number: Cell.count($0 + 1, .dim)) },
            notes: shown.map { row in
                if case .failed(let reason) = row.state { reason.text(in: language) } else { "" }
            }
        )
        let all = tab == .active ? report.count(of: tab) : rows.count
        let more = all - shown.count
        if more > 0 { canvas.note(canvas.words(.moreRows, ["count": .count(more)]), .dim) }
        guard tab != .active else { return }
        let older = report.count(of: tab) - rows.count
        guard older > 0 else { return }
        canvas.note(canvas.words(tab == .failed ? .olderFailed : .olderCompleted, ["count": .count(older)]), .dim)
    }

    private static func addStorage(_ usage: StorageUsage?, to canvas: inout Canvas) {
        guard let usage else { return }
        canvas.gap()
        canvas.paragraph(
            canvas.words(
                .storageUsed,
                ["size": .size(usage.bytes), "chapters": .count(usage.chapters)]
            ),
            .dim
        )
    }
}

extension DownloadsTab {
    /// For where there is no room.
    var shortTitle: PresentationPhrase {
        switch self {
        case .active: .tabActiveShort
        case .completed: .tabCompletedShort
        case .failed: .tabFailedShort
        }
    }

    var title: PresentationPhrase {
        switch self {
        case .active: .tabActive
        case .completed: .tabCompleted
        case .failed: .tabFailed
        }
    }

    var emptiness: PresentationPhrase {
        switch self {
        case .active: .emptyActive
        case .completed: .emptyCompleted
        case .failed: .emptyFailed
        }
    }
}
