import Foundation
public import MangaLocalization
import MangaModels
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
            line += StyledLine(title(tab, in: report, on: canvas), tab == current ? .heading : .dim)
        }
    }

    private static func title(_ tab: DownloadsTab, in report: DownloadsReport, on canvas: Canvas) -> String {
        "\(canvas.words(tab.title)) (\(report.rows(of: tab).count))"
    }

    private static func addRows(of tab: DownloadsTab, in report: DownloadsReport, to canvas: inout Canvas) {
        let rows = report.rows(of: tab)
        if tab == .active, report.isPaused { canvas.paragraph(canvas.words(.everythingPaused), .warning) }
        guard !rows.isEmpty else {
            canvas.paragraph(canvas.words(tab.emptiness), .dim)
            return
        }
        let columns = [
            Column("", .trailing),
            Column(isFlexible: true),
            Column(),
            Column(),
            Column(isFlexible: true, minimum: 14),
        ]
        let language = canvas.language
        let shown = rows.prefix(rowLimit)
        canvas.table(
            columns,
            rows: shown.enumerated().map { [canvas] in cells($1, number: $0 + 1, on: canvas) },
            notes: shown.map { row in
                if case .failed(let reason) = row.state { reason.text(in: language) } else { "" }
            }
        )
        let more = rows.count - shown.count
        if more > 0 { canvas.note(canvas.words(.moreRows, ["count": .count(more)]), .dim) }
    }

    private static func cells(_ row: DownloadRow, number: Int, on canvas: Canvas) -> [StyledLine] {
        [
            Cell.count(number, .dim),
            Cell.text(row.mangaTitle),
            Cell.name(row.chapter.name),
            priority(row),
            state(row, on: canvas),
        ]
    }

    /// `↑` before others, `↓` behind them; nothing of what has ended.
    private static func priority(_ row: DownloadRow) -> StyledLine {
        switch row.state {
        case .completed, .failed, .cancelled: Cell.empty
        default: row.priority == 0 ? Cell.empty : Cell.text(row.priority > 0 ? "↑" : "↓", .accent)
        }
    }

    static func state(_ row: DownloadRow, on canvas: Canvas) -> StyledLine {
        switch row.state {
        case .queued: Cell.text(canvas.words(.stateQueued), .dim)
        case .paused: Cell.text(canvas.words(.statePaused), .warning)
        case .unreachable: Cell.text(canvas.words(.stateUnreachable), .warning)
        case .offline: progress(row, on: canvas) + Cell.text(canvas.words(.stateOffline), .warning)
        case .waiting(let date): progress(row, on: canvas) + Cell.text(waiting(until: date, on: canvas), .warning)
        case .noSpace: Cell.text(canvas.words(.stateNoSpace), .warning)
        case .downloading where row.totalPages == 0: Cell.text(canvas.words(.stateDownloading), .accent)
        case .downloading:
            Cell.progress(done: row.donePages, total: row.totalPages, barWidth: canvas.barWidth)
                + Cell.text(canvas.isNarrow ? "" : pace(row, on: canvas), .dim)
        case .completed where row.totalPages == 0: Cell.text("✓", .success)
        case .completed where !row.missingPages.isEmpty:
            Cell.text("✓ " + canvas.words(.donePages, pages(row)), .warning)
        case .completed:
            Cell.text("✓ " + canvas.words(.countPages, ["count": .count(row.totalPages)]), .success)
        case .failed: Cell.text("✗", .failure)
        case .cancelled: Cell.text(canvas.words(.stateCancelled), .dim)
        }
    }

    private static func pages(_ row: DownloadRow) -> KeyValuePairs<String, Argument> {
        [
            "done": .count(row.donePages), "total": .count(row.totalPages),
            "missing": .count(row.missingPages.count),
        ]
    }

    /// How far it is before it waits; nothing where nothing has come.
    private static func progress(_ row: DownloadRow, on canvas: Canvas) -> StyledLine {
        guard row.donePages > 0, row.totalPages > 0 else { return Cell.empty }
        return Cell.progress(done: row.donePages, total: row.totalPages, barWidth: canvas.barWidth) + StyledLine("  ")
    }

    private static func waiting(until date: Date?, on canvas: Canvas) -> String {
        guard let date else { return canvas.words(.stateWaiting) }
        return canvas.words(.stateWaitingUntil, ["time": .date(date)])
    }

    /// `  1.2 MB/s · 12 s`, as far as it is known.
    private static func pace(_ row: DownloadRow, on canvas: Canvas) -> String {
        let parts = [row.bytesPerSecond.flatMap(canvas.speed), row.timeLeft.map(Pace.text)].compactMap(\.self)
        return parts.isEmpty ? "" : "  " + parts.joined(separator: " · ")
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
