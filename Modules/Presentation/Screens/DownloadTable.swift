import Foundation
import MangaLocalization
import MangaModels
import MangaText

/// Downloads as a table: number, title, chapter, turn, and how each stands.
struct DownloadTable {
    private let canvas: Canvas

    init(on canvas: Canvas) {
        self.canvas = canvas
    }

    /// Titles give way first; numbers, bars, speeds and times are never cut while anything else can be.
    func columns(for rows: some Sequence<DownloadRow>) -> [Column] {
        [
            Column("", .trailing, isKept: true),
            Column(isFlexible: true),
            Column(isKept: true),
            Column(isKept: true),
            stateColumn(for: rows, splits: true),
            Column("", .trailing, isKept: true),
            Column("", .trailing, isKept: true),
        ]
    }

    /// That of the states: words may be cut at their end, a bar with its counts may not.
    ///
    /// `splits` where the words of what stands still are in a column of their own.
    func stateColumn(for rows: some Sequence<DownloadRow>, splits: Bool = false) -> Column {
        let kept = rows.map { splits && isSplit($0) ? progress(of: $0).width : whole(of: $0) }
        return Column(isFlexible: true, minimum: kept.max() ?? 0, isKept: true)
    }

    func cells(_ row: DownloadRow, number: StyledLine) -> [StyledLine] {
        let front = [number, Cell.text(row.mangaTitle), Cell.chapter(row.chapter), priority(of: row)]
        if isSplit(row) { return front + [progress(of: row), standstill(of: row) ?? Cell.empty, Cell.empty] }
        return front + [state(of: row)] + (canvas.isNarrow ? [Cell.empty, Cell.empty] : pace(of: row))
    }

    /// Whether the words of what stands still take the place of speed and time, so that its bar stays as it was.
    private func isSplit(_ row: DownloadRow) -> Bool {
        !canvas.isNarrow && standstill(of: row) != nil && !progress(of: row).spans.isEmpty
    }

    /// Why one stands still that was begun, in words that are short.
    private func standstill(of row: DownloadRow) -> StyledLine? {
        switch row.state {
        case .offline: Cell.text(canvas.words(.stateOffline), .warning)
        case .waiting(nil): Cell.text(waiting(until: nil), .warning)
        default: nil
        }
    }

    /// How it stands: words, or a bar and counts; for what has ended, a mark.
    func state(of row: DownloadRow) -> StyledLine {
        switch row.state {
        case .queued: Cell.text(canvas.words(.stateQueued), .dim)
        case .paused: Cell.text(canvas.words(.statePaused), .warning)
        case .unreachable: Cell.text(canvas.words(.stateUnreachable), .warning)
        case .offline: begun(row) + Cell.text(canvas.words(.stateOffline), .warning)
        case .waiting(let date): begun(row) + Cell.text(waiting(until: date), .warning)
        case .noSpace: Cell.text(canvas.words(.stateNoSpace), .warning)
        case .downloading where row.totalPages == 0: Cell.text(canvas.words(.stateDownloading), .accent)
        case .downloading: Cell.progress(done: row.donePages, total: row.totalPages, barWidth: canvas.barWidth)
        case .completed where row.totalPages == 0: Cell.text("✓", .success)
        case .completed where !row.missingPages.isEmpty:
            Cell.text("✓ " + canvas.words(.donePages, pages(of: row)), .warning)
        case .completed:
            Cell.text("✓ " + canvas.words(.countPages, ["count": .count(row.totalPages)]), .success)
        case .failed: Cell.text("✗", .failure)
        case .cancelled: Cell.text(canvas.words(.stateCancelled), .dim)
        }
    }

    /// The cells of a state that must not be cut: a bar with its counts, or the beginning of the words.
    private func whole(of row: DownloadRow) -> Int {
        switch row.state {
        case .downloading where row.totalPages > 0: state(of: row).width
        case .offline, .waiting: min(canvas.isNarrow ? 14 : canvas.barWidth + 22, state(of: row).width)
        default: min(14, state(of: row).width)
        }
    }

    /// `↑` before others, `↓` behind them; nothing of what has ended.
    private func priority(of row: DownloadRow) -> StyledLine {
        switch row.state {
        case .completed, .failed, .cancelled: Cell.empty
        default: row.priority == 0 ? Cell.empty : Cell.text(row.priority > 0 ? "↑" : "↓", .accent)
        }
    }

    private func pages(of row: DownloadRow) -> KeyValuePairs<String, Argument> {
        [
            "done": .count(row.donePages), "total": .count(row.totalPages),
            "missing": .count(row.missingPages.count),
        ]
    }

    /// How far it is, with the bar that it had; nothing where nothing has come.
    private func progress(of row: DownloadRow) -> StyledLine {
        guard row.donePages > 0, row.totalPages > 0 else { return Cell.empty }
        if canvas.isNarrow { return StyledLine("\(row.donePages)/\(row.totalPages)") }
        return Cell.progress(done: row.donePages, total: row.totalPages, barWidth: canvas.barWidth)
    }

    /// The same before words.
    private func begun(_ row: DownloadRow) -> StyledLine {
        let progress = progress(of: row)
        return progress.spans.isEmpty ? progress : progress + StyledLine("  ")
    }

    private func waiting(until date: Date?) -> String {
        guard let date else { return canvas.words(.stateWaiting) }
        return canvas.words(.stateWaitingUntil, ["time": .date(date)])
    }

    /// Speed and time of one that runs, as far as they are known.
    private func pace(of row: DownloadRow) -> [StyledLine] {
        guard row.state == .downloading, row.totalPages > 0 else { return [Cell.empty, Cell.empty] }
        return [
            Cell.text(row.bytesPerSecond.flatMap(canvas.speed), .dim), Cell.text(row.timeLeft.map(Pace.left), .dim),
        ]
    }
}
