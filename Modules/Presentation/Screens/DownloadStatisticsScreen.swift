import MangaDownloads
public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// Totals, what is under way, and each download with what it has taken.
public enum DownloadStatisticsScreen {
    public static func lines(_ report: DownloadStatistics, width: Int, in language: Language) -> [StyledLine] {
        var canvas = Canvas(width: width, language: language)
        canvas.paragraph(canvas.words(StatisticsPhrase.headingTotals), .heading)
        canvas.facts(facts(report.total, on: canvas))
        canvas.gap()
        canvas.paragraph(canvas.words(StatisticsPhrase.headingNow), .heading)
        canvas.facts(facts(report.now, on: canvas))
        guard !report.rows.isEmpty else { return canvas.lines }
        canvas.gap()
        canvas.table(columns(on: canvas), rows: report.rows.map { [canvas] in cells($0, on: canvas) })
        return canvas.lines
    }

    private static func facts(_ total: QueueTotals, on canvas: Canvas) -> [(StatisticsPhrase, String)] {
        let ended = canvas.words(
            StatisticsPhrase.factEndedValue,
            [
                "completed": .count(total.completed), "failed": .count(total.failed),
                "cancelled": .count(total.cancelled),
            ]
        )
        return [(.factEnded, ended)] + facts(total.metrics, on: canvas)
    }

    private static func facts(_ metrics: DownloadMetrics, on canvas: Canvas) -> [(StatisticsPhrase, String)] {
        let fetched = canvas.words(
            StatisticsPhrase.factFetchedValue,
            ["size": .size(metrics.bytes), "pages": .count(metrics.pages)]
        )
        return [
            (.factFetched, fetched),
            (.factRetries, canvas.count(metrics.retries)),
            (.factWaited, Pace.text(metrics.waitedForHost)),
            (.factSpent, Pace.text(metrics.spent)),
        ]
    }

    private static func facts(_ now: DownloadSummary, on canvas: Canvas) -> [(StatisticsPhrase, String)] {
        let tasks = canvas.words(
            StatisticsPhrase.factTasksValue,
            ["running": .count(now.running), "waiting": .count(now.waiting), "paused": .count(now.paused)]
        )
        let facts: [(StatisticsPhrase, String?)] = [
            (.factTasks, tasks),
            (.factSpeed, now.bytesPerSecond.flatMap(canvas.speed)),
            (.factLeft, now.timeLeft.map(Pace.left)),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }

    private static func columns(on canvas: Canvas) -> [Column] {
        [
            Column(canvas.words(StatisticsPhrase.columnManga), isFlexible: true, minimum: 12),
            Column(canvas.words(StatisticsPhrase.columnChapter)),
            Column(canvas.words(.columnPages), .trailing),
            Column(canvas.words(StatisticsPhrase.columnFetched), .trailing),
            Column(canvas.words(StatisticsPhrase.columnRetries), .trailing),
            Column(canvas.words(StatisticsPhrase.columnWaited), .trailing),
            Column(canvas.words(StatisticsPhrase.columnSpent), .trailing),
            Column(canvas.words(StatisticsPhrase.columnSpeed), .trailing),
            Column(canvas.words(StatisticsPhrase.columnLeft), .trailing),
        ]
    }

    private static func cells(_ row: DownloadRow, on canvas: Canvas) -> [StyledLine] {
        func wide(_ text: String?) -> StyledLine { canvas.isNarrow ? Cell.empty : Cell.text(text) }
        let (metrics, isRunning) = (row.metrics, row.state == .downloading)
        return [
            Cell.text(row.mangaTitle),
            Cell.chapter(row.chapter),
            Cell.text(row.totalPages > 0 ? "\(row.donePages)/\(row.totalPages)" : nil),
            Cell.text(canvas.size(metrics.bytes)),
            wide(metrics.retries > 0 ? String(metrics.retries) : nil),
            wide(metrics.waitedForHost > .zero ? Pace.text(metrics.waitedForHost) : nil),
            wide(Pace.text(metrics.spent)),
            wide(isRunning ? row.bytesPerSecond.flatMap(canvas.speed) : nil),
            wide(isRunning ? row.timeLeft.map(Pace.left) : nil),
        ]
    }
}
