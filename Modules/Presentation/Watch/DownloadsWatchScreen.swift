public import MangaLocalization
import MangaModels
import MangaStorage
public import MangaText

/// The Downloads screen while it is watched, as the lines of a terminal of a known height.
///
/// From the top: the tabs, how all downloads stand, what is in the way, the rows, more of the one that the keys mean,
/// the storage used, and what the keys do. Each stays in its place while the rest changes.
public enum DownloadsWatchScreen {
    /// How many rows there is room for.
    public static func capacity(height: Int) -> Int {
        WatchLayout(height: height).rows
    }

    /// At most `height` lines, none wider than `width`.
    public static func lines(_ report: DownloadsWatchReport, width: Int, height: Int, in language: Language)
        -> [StyledLine]
    {
        let layout = WatchLayout(height: height)
        let canvas = Canvas(width: width, language: language)
        if report.footer == .help { return help(height: layout.height, on: canvas) }
        var lines: [StyledLine] = []
        if layout.hasTabs { lines.append(DownloadTabs(report, on: canvas).line(current: report.tab)) }
        if layout.hasSummary { lines.append(summary(report, on: canvas)) }
        if layout.hasAlert { lines.append(alert(report, on: canvas)) }
        let body = body(report, on: canvas).prefix(layout.rows)
        lines += body + Array(repeating: StyledLine(), count: layout.rows - body.count)
        lines += detail(report, count: layout.details, on: canvas)
        if layout.hasStorage { lines.append(storage(report, layout, on: canvas)) }
        if layout.hasFooter {
            // What is asked or answered is whole, over what stands above where it is long.
            let footer = WatchFooter(canvas: canvas).lines(report, limit: layout.height - 2)
            lines = lines.dropLast(footer.count - 1) + footer
        }
        return lines.map { $0.clipped(to: canvas.width) }
    }

    /// In place of everything.
    private static func help(height: Int, on canvas: Canvas) -> [StyledLine] {
        let lines = WatchFooter(canvas: canvas).help.prefix(height).map { $0.clipped(to: canvas.width) }
        return lines + Array(repeating: StyledLine(), count: height - lines.count)
    }

    private static func summary(_ report: DownloadsWatchReport, on canvas: Canvas) -> StyledLine {
        report.active.line(report.bytesPerSecond, report.timeLeft, on: canvas)
    }

    /// One line, and where it needs more, the beginning.
    private static func alert(_ report: DownloadsWatchReport, on canvas: Canvas) -> StyledLine {
        if let failure = report.failure { return Cell.text(failure.text(in: canvas.language), .warning) }
        if report.isPaused { return Cell.text(canvas.words(.everythingPaused), .warning) }
        guard !report.hasWorker, report.active.waiting > 0 else { return StyledLine() }
        return Cell.text(canvas.words(WatchPhrase.nobodyWorks), .warning)
    }

    private static func body(_ report: DownloadsWatchReport, on canvas: Canvas) -> [StyledLine] {
        guard !report.rows.isEmpty else {
            return canvas.words(report.tab.emptiness).wrapped(to: canvas.width).map { StyledLine($0, .dim) }
        }
        let table = DownloadTable(on: canvas)
        let digits = String(report.first + report.rows.count).count
        var body = canvas
        body.table(
            table.columns(for: report.rows),
            rows: report.rows.enumerated().map { place, row in
                let number = StyledLine(String(report.first + place + 1).padded(to: digits, .trailing), .dim)
                return table.cells(row, number: StyledLine(place == report.cursor ? "› " : "  ", .accent) + number)
            }
        )
        return body.lines
    }

    /// What the row of the keys has no room for: why it failed or waits, and where it is narrow, speed and time.
    private static func detail(_ report: DownloadsWatchReport, count: Int, on canvas: Canvas) -> [StyledLine] {
        let (text, style) = detail(report, on: canvas)
        var wrapped = text.isEmpty ? [] : text.neutralised.wrapped(to: canvas.width)
        if count > 0, wrapped.count > count {
            let rest = wrapped[(count - 1)...].joined(separator: " ")
            wrapped = wrapped.prefix(count - 1) + [rest.clipped(to: canvas.width)]
        }
        let lines = wrapped.prefix(count).map { StyledLine($0, style) }
        return lines + Array(repeating: StyledLine(), count: count - lines.count)
    }

    private static func detail(_ report: DownloadsWatchReport, on canvas: Canvas) -> (String, TextStyle) {
        guard let cursor = report.cursor, report.rows.indices.contains(cursor) else { return ("", .plain) }
        let row = report.rows[cursor]
        if case .failed(let reason) = row.state { return (reason.text(in: canvas.language), .failure) }
        if let obstacle = row.obstacle {
            // What is in the way of everything stands at the top.
            return (obstacle == report.failure ? "" : obstacle.text(in: canvas.language), .warning)
        }
        guard canvas.isNarrow, row.state == .downloading else { return ("", .plain) }
        let pace = [row.bytesPerSecond.flatMap(canvas.speed), row.timeLeft.map(Pace.left)]
        return (pace.compactMap(\.self).joined(separator: " · "), .dim)
    }

    private static func storage(_ report: DownloadsWatchReport, _ layout: WatchLayout, on canvas: Canvas) -> StyledLine
    {
        let count = report.count(report.tab)
        let position = canvas.words(
            WatchPhrase.position,
            [
                "first": .count(report.first + 1), "last": .count(report.first + report.rows.count),
                "count": .count(count),
            ]
        )
        let usages = report.storage.map { usage in
            [
                canvas.words(.storageUsed, ["size": .size(usage.bytes), "chapters": .count(usage.chapters)]),
                canvas.words(.headingStorage) + ": " + canvas.size(usage.bytes),
            ]
        }
        let texts = (usages ?? [""]).map { usage in
            [report.rows.count < count ? position : "", usage].filter { !$0.isEmpty }.joined(separator: " · ")
        }
        // The size alone, before anything is cut.
        return StyledLine(texts.first { $0.displayWidth <= canvas.width } ?? texts[texts.count - 1], .dim)
    }
}
