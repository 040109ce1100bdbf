import MangaDownloads

extension DownloadsModel {
    /// How downloading stands now, made of the same rows as the screen.
    public var status: DownloadStatus {
        let tasks = downloads.activeDownloads
        let running = tasks.filter { if case .downloading = $0.state { true } else { false } }
        guard !running.isEmpty else { return DownloadStatus(rows: [], running: 0, waiting: 0) }
        let waiting = tasks.lazy.filter { $0.state == .pending }.prefix(StatusBlock.limit)
        let summary = downloads.summary
        return DownloadStatus(
            rows: (running.prefix(StatusBlock.limit) + waiting).prefix(StatusBlock.limit).map(row),
            running: summary.running,
            waiting: summary.waiting,
            bytesPerSecond: summary.bytesPerSecond,
            timeLeft: summary.timeLeft
        )
    }
}
