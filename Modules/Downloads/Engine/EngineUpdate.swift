import MangaModels
import MangaStorage

/// What the engine tells of a row, in order for each.
enum EngineUpdate: Sendable {
    /// Claimed by this process.
    case started(QueuedDownload)
    /// The list is known, or a page landed.
    case progress(QueuedDownload.ID, PagePlan)
    /// Another process's count.
    case foreign(QueuedDownload)
    case completed(QueuedDownload.ID)
    case failed(QueuedDownload.ID, DownloadFailure)
    case cancelled(QueuedDownload.ID)
    /// Waits again.
    case released(QueuedDownload.ID)
    /// The queue itself cannot be read or written: why, or nil when it can again.
    case stalled((any Error)?)
    /// These environments' rows wait until `environmentsChanged()`.
    case unreachable(Set<EnvironmentID>)
}
