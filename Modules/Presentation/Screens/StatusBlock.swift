public import MangaLocalization
public import MangaText

/// The running downloads above a prompt: at most three lines, none where nothing runs.
///
/// One line each for up to three that run or wait; of more, the first two that run and how all stand together.
public enum StatusBlock {
    static let limit = 3

    public static func lines(_ status: DownloadStatus, width: Int, in language: Language) -> [StyledLine] {
        guard status.rows.contains(where: { $0.state != .queued }) else { return [] }
        var canvas = Canvas(width: width, language: language)
        let isWhole = status.running + status.waiting <= limit
        let rows = status.rows.prefix(isWhole ? limit : limit - 1)
        addTable(rows, to: &canvas)
        if !isWhole { canvas.add(summary(of: status, on: canvas)) }
        return canvas.lines
    }

    /// The narrowest title.
    private static let minimum = 6

    /// Titles give way first, then speeds and times go, where there is no room for them whole.
    private static func addTable(_ rows: some Collection<DownloadRow>, to canvas: inout Canvas) {
        let table = DownloadTable(on: canvas)
        let columns = [
            Column(isFlexible: true, minimum: minimum), Column(isKept: true), table.stateColumn(for: rows),
            Column(isKept: true),
        ]
        var cells = rows.map { [canvas] in
            [
                Cell.text($0.mangaTitle), Cell.chapter($0.chapter, .plain), table.state(of: $0),
                Cell.text(pace($0, on: canvas), .dim),
            ]
        }
        let kept = (1..<4).map { column in 2 + (cells.map { $0[column].width }.max() ?? 0) }.reduce(minimum, +)
        if kept > canvas.width { cells = cells.map { Array($0.dropLast()) + [Cell.empty] } }
        canvas.table(columns, rows: cells)
    }

    /// `3 downloading, 12 waiting · 4.2 MB/s · 1 min 5 s`.
    private static func summary(of status: DownloadStatus, on canvas: Canvas) -> StyledLine {
        let counts = DownloadCounts(running: status.running, waiting: status.waiting)
        return counts.line(status.bytesPerSecond, status.timeLeft, on: canvas)
    }

    /// `1.2 MB/s · 12 s` of one that runs, as far as it is known.
    private static func pace(_ row: DownloadRow, on canvas: Canvas) -> String {
        guard row.state == .downloading, row.totalPages > 0 else { return "" }
        let time = canvas.width < 50 ? nil : row.timeLeft.map(Pace.left)
        return [row.bytesPerSecond.flatMap(canvas.speed), time].compactMap(\.self).joined(separator: " · ")
    }
}
