import MangaStorage

/// What became of the wish for one chapter.
@MainActor
public struct DownloadAdmission {
    /// A new one, or the one that was there.
    public let task: DownloadTask
    /// How that stood when the wish joined it; nil for a new one.
    public let joined: DownloadState?
    /// Its priority before the wish.
    public let formerPriority: Int?

    init(_ admission: Admission, _ task: DownloadTask) {
        self.task = task
        joined = admission.earlier.map(DownloadState.init)
        formerPriority = admission.earlier?.priority
    }
}

extension DownloadState {
    /// Of a row that has not ended.
    init(_ row: QueuedDownload) {
        guard !row.isPaused else {
            self = .paused
            return
        }
        guard case .running = row.state else {
            self = .pending
            return
        }
        self = .downloading(progress: row.totalPages > 0 ? Double(row.donePages) / Double(row.totalPages) : 0)
    }
}
