/// The same calls for one row, and with the usual values.
extension Queue {
    /// The rows of `admit`.
    public func enqueue(
        _ chapters: [ChapterInfo],
        priority: Int? = nil,
        options: DownloadOptions = DownloadOptions()
    ) async throws -> [QueuedDownload] {
        try await admit(chapters, priority: priority, options: options).map(\.row)
    }

    public func enqueue(
        _ chapter: ChapterInfo,
        priority: Int? = nil,
        options: DownloadOptions = DownloadOptions()
    ) async throws -> QueuedDownload {
        let rows = try await enqueue([chapter], priority: priority, options: options)
        guard let row = rows.first else { throw StorageError.notFound(chapter.key) }
        return row
    }

    public func heartbeat(
        _ id: QueuedDownload.ID,
        owner: String,
        lease: Duration,
        done: Int,
        of total: Int,
        adding metrics: DownloadMetrics = DownloadMetrics()
    ) async throws -> QueuedDownload.Hold {
        try await heartbeat(
            id,
            owner: owner,
            lease: lease,
            QueuedDownload.Progress(donePages: done, totalPages: total, metrics: metrics)
        )
    }

    public func finish(_ id: QueuedDownload.ID, as outcome: QueuedDownload.Outcome) async throws {
        try await finish([id], as: outcome)
    }

    /// All waiting and running rows.
    public func active() async throws -> [QueuedDownload] {
        try await active(limit: .max, offset: 0)
    }
}
