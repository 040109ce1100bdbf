public import MangaLocalization
public import MangaText

/// The running downloads above a prompt: at most three lines, none where nothing runs.
///
/// One line each for up to three that run or wait; of more, the first two that run and how all stand together.
public enum StatusBlock {
    static let limit = 3

    public static func lines(_ status: DownloadStatus, width: Int, in language: Language) -> [StyledLine] {
        guard status.running > 0 else { return [] }
        var canvas = Canvas(width: width, language: language)
        let isWhole = status.running + status.waiting <= limit
        let rows = status.rows.prefix(isWhole ? limit : limit - 1)
        let columns = [Column(isFlexible: true, minimum: 6), Column(), Column(isFlexible: true, minimum: 1)]
        canvas.table(columns, rows: rows.map { [canvas] in cells($0, on: canvas) })
        if !isWhole { canvas.add(summary(of: status, on: canvas)) }
        return canvas.lines
    }

    private static func cells(_ row: DownloadRow, on canvas: Canvas) -> [StyledLine] {
        let name = Cell.text(row.mangaTitle + " " + row.chapter.name)
        guard case .downloading = row.state, row.totalPages > 0 else {
            return [name, DownloadsScreen.state(row, on: canvas), Cell.empty]
        }
        return [
            name,
            Cell.progress(done: row.donePages, total: row.totalPages, barWidth: canvas.barWidth),
            Cell.text(pace(row.bytesPerSecond, canvas.width < 50 ? nil : row.timeLeft, on: canvas), .dim),
        ]
    }

    /// `3 downloading, 12 waiting · 4.2 MB/s · 1 min 5 s`.
    private static func summary(of status: DownloadStatus, on canvas: Canvas) -> StyledLine {
        let counts = canvas.words(
            PresentationPhrase.countRunning,
            ["running": .count(status.running), "waiting": .count(status.waiting)]
        )
        let parts = [counts, status.bytesPerSecond.flatMap(canvas.speed), status.timeLeft.map(Pace.text)]
        // What is last is left out before anything is cut.
        let texts = (1...parts.count).map { parts.prefix($0).compactMap(\.self).joined(separator: " · ") }
        return StyledLine(texts.last { $0.displayWidth <= canvas.width } ?? counts, .dim)
    }

    /// `1.2 MB/s · 12 s`, as far as it is known.
    private static func pace(_ bytesPerSecond: Double?, _ timeLeft: Duration?, on canvas: Canvas) -> String {
        let parts = [bytesPerSecond.flatMap(canvas.speed), timeLeft.map(Pace.text)]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
