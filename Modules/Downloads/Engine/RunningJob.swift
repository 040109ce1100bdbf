import MangaModels
import MangaStorage

/// A chapter that this process has claimed.
struct RunningJob {
    /// Why a job was told to end.
    enum Stop {
        case cancelled
        /// The process leaves: the row waits for the next start.
        case leaving
        /// The lease ran out, or another process cancelled it: the row is no longer ours to change.
        case lost
    }

    /// How the work on a chapter ended.
    enum End {
        case completed
        case failed(DownloadFailure)
        case interrupted
        case unreachable
    }

    let row: QueuedDownload
    var task: Task<Void, Never>?
    var plan: PagePlan?
    private(set) var stop: Stop?

    init(_ row: QueuedDownload) {
        self.row = row
    }

    /// Tells it to end; the first reason stands, except that a cancellation also overrides leaving.
    mutating func end(_ reason: Stop) {
        if stop == nil || (stop == .leaving && reason == .cancelled) { stop = reason }
        task?.cancel()
    }
}
