public import MangaStorage

/// How all active downloads stand together.
public struct DownloadSummary: Hashable, Sendable {
    public var running = 0
    public var waiting = 0
    public var paused = 0
    /// Pages of those whose list is known.
    public var donePages = 0
    public var totalPages = 0
    /// What they have taken, over all runs.
    public var metrics = DownloadMetrics()
    /// Smoothed, of those that run here; nil where none has moved yet.
    public var bytesPerSecond: Double?
    /// Until everything that is not paused is done at that speed; nil where nobody can say.
    ///
    /// A chapter whose list is not known is taken to be as long as those whose list is, a page as large as those that
    /// have landed.
    public var timeLeft: Duration?

    public init() {}
}

extension DownloadManager {
    /// How the active downloads stand together.
    public var summary: DownloadSummary {
        var summary = DownloadSummary()
        for task in activeDownloads { summary.count(task) }
        if isPaused { summary.paused += unlistedCount } else { summary.waiting += unlistedCount }
        summary.timeLeft = timeLeft(for: summary)
        return summary
    }

    private func timeLeft(for summary: DownloadSummary) -> Duration? {
        guard let speed = summary.bytesPerSecond, speed >= 1, let size = summary.bytesPerPage else { return nil }
        let tasks = activeDownloads.filter { $0.state != .paused }
        let later = isPaused ? 0 : unlistedCount
        let (listed, unlisted) = (tasks.filter { $0.totalPages > 0 }, tasks.count { $0.totalPages == 0 } + later)
        let lengths = (listed + completedDownloads).map(\.totalPages).filter { $0 > 0 }
        guard !lengths.isEmpty else { return nil }
        let usual = Double(lengths.reduce(0, +)) / Double(lengths.count)
        let pages = listed.reduce(0) { $0 + $1.totalPages - $1.downloadedPages }
        return .seconds(min((Double(pages) + Double(unlisted) * usual) * size / speed, 365 * 86_400))
    }
}

extension DownloadSummary {
    @MainActor
    fileprivate mutating func count(_ task: DownloadTask) {
        switch task.state {
        case .downloading: running += 1
        case .paused: paused += 1
        default: waiting += 1
        }
        donePages += task.downloadedPages
        totalPages += task.totalPages
        metrics += task.metrics
        if let speed = task.bytesPerSecond { bytesPerSecond = (bytesPerSecond ?? 0) + speed }
    }

    fileprivate var bytesPerPage: Double? {
        metrics.pages > 0 ? Double(metrics.bytes) / Double(metrics.pages) : nil
    }
}
