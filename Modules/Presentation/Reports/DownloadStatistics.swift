public import MangaDownloads
public import MangaLocalization
public import MangaStorage
public import MangaText

/// What downloading has cost, in all and by download.
///
/// JSON: `total`, since the library was made: `completed`, `failed`, `cancelled`, `metrics`; `now`, of what is active:
/// `running`, `waiting`, `paused`, `donePages`, `totalPages`, `metrics`, and `bytesPerSecond` and `secondsLeft` where they
/// are known; `downloads`, the active ones and those of the history (see `DownloadRow`). `metrics` are `bytes`, `pages`,
/// `retries`, `waitedForHostSeconds`, `spentSeconds`.
public struct DownloadStatistics: Hashable, Report {
    public var total: QueueTotals
    public var now: DownloadSummary
    /// Active, completed and failed ones, each in the order of the Downloads screen.
    public var rows: [DownloadRow]

    public init(_ total: QueueTotals, now: DownloadSummary, _ report: DownloadsReport) {
        self.total = total
        self.now = now
        rows = DownloadsTab.allCases.flatMap(report.rows)
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        DownloadStatisticsScreen.lines(self, width: width, in: language)
    }
}

extension DownloadStatistics {
    private enum CodingKeys: String, CodingKey {
        case total, now, downloads
    }

    private struct Now: Encodable {
        var running: Int
        var waiting: Int
        var paused: Int
        var donePages: Int
        var totalPages: Int
        var metrics: DownloadMetrics
        var bytesPerSecond: Double?
        var secondsLeft: Double?

        init(_ summary: DownloadSummary) {
            running = summary.running
            waiting = summary.waiting
            paused = summary.paused
            donePages = summary.donePages
            totalPages = summary.totalPages
            metrics = summary.metrics
            bytesPerSecond = summary.bytesPerSecond.flatMap(Pace.whole)
            secondsLeft = summary.timeLeft.map { ($0 / .seconds(1)).rounded() }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(total, forKey: .total)
        try values.encode(Now(now), forKey: .now)
        try values.encode(rows, forKey: .downloads)
    }
}
