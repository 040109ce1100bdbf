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
            canvas.add(tabs(report, current: tab, on: canvas))
            canvas.gap()
            addRows(of: tab, in: report, to: &canvas)
        } else {
            for tab in DownloadsTab.allCases {
                canvas.gap()
                canvas.add(StyledLine(title(tab, in: report, on: canvas), .heading))
                addRows(of: tab, in: report, to: &canvas)
            }
        }
        canvas.failure(report.failure)
        addStorage(report.storage, to: &canvas)
        return canvas.lines
    }

    private static func tabs(_ report: DownloadsReport, current: DownloadsTab, on canvas: Canvas) -> StyledLine {
        DownloadsTab.allCases.reduce(into: StyledLine()) { line, tab in
            if !line.spans.isEmpty { line += StyledLine(" · ", .dim) }
            line += DownloadsScreen.tab(title(tab, in: report, on: canvas), isCurrent: tab == current)
        }
    }

    /// The current one stands in brackets: there may be no colour to tell it.
    static func tab(_ title: String, isCurrent: Bool) -> StyledLine {
        isCurrent ? StyledLine("[\(title)]", .heading) : StyledLine(title, .dim)
    }

    private static func title(_ tab: DownloadsTab, in report: DownloadsReport, on canvas: Canvas) -> String {
        "\(canvas.words(tab.title)) (\(canvas.count(report.rows(of: tab).count)))"
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
        let more = rows.count - shown.count
        if more > 0 { canvas.note(canvas.words(.moreRows, ["count": .count(more)]), .dim) }
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
