import MangaDownloads

extension DownloadsModel {
    /// How downloading stands now, made of the same rows as the screen.
    public var status: DownloadStatus {
        let tasks = downloads.activeDownloads
        let running = tasks.filter { if case .downloading = $0.state { true } else { false } }
        guard !running.isEmpty else { return DownloadStatus(rows: [], running: 0, waiting: 0) }
        let waiting = tasks.lazy.filter { $0.state == .pending }.prefix(StatusBlock.limit)
        let summary = downloads.summary
        let counts = counts(of: summary)
        return DownloadStatus(
            rows: (running.prefix(StatusBlock.limit) + waiting).prefix(StatusBlock.limit).map(row),
            running: counts.running,
            waiting: counts.waiting,
            bytesPerSecond: summary.bytesPerSecond,
            timeLeft: timeLeft(of: summary)
        )
    }

    /// Of all that runs: no less than any row says of itself.
    func timeLeft(of summary: DownloadSummary) -> Duration? {
        guard let whole = summary.timeLeft else { return nil }
        let rows = downloads.activeDownloads.lazy.filter { if case .downloading = $0.state { true } else { false } }
        return rows.compactMap(\.timeLeft).reduce(whole, max)
    }

    /// What the rows say: one that somebody works on, and that stands still, waits.
    func counts(of summary: DownloadSummary) -> DownloadCounts {
        let standing = downloads.activeDownloads.count { task in
            guard case .downloading = task.state else { return false }
            return row(task).state != .downloading
        }
        return DownloadCounts(
            running: summary.running - standing,
            waiting: summary.waiting + standing,
            paused: summary.paused
        )
    }
}
