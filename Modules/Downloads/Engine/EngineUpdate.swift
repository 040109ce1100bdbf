import MangaModels
import MangaStorage

/// What the engine tells of a row, in order for each.
enum EngineUpdate: Sendable {
    /// Claimed by this process.
    case started(QueuedDownload)
    /// The list is known, or a page landed.
    case progress(QueuedDownload.ID, PagePlan, JobReading)
    /// How fast it is.
    case reading(QueuedDownload.ID, JobReading)
    /// What another process made of it: its count, a pause, another place in the queue.
    case foreign(QueuedDownload)
    case completed(QueuedDownload.ID)
    /// Completed elsewhere.
    case foreignCompleted(QueuedDownload)
    case failed(QueuedDownload.ID, DownloadFailure)
    case cancelled(QueuedDownload.ID)
    /// Waits again.
    case released(QueuedDownload.ID)
    /// Many at once.
    case many([EngineUpdate])
    /// What waits and runs is in this order now.
    case order([QueuedDownload])
    /// Whether what is added is paused.
    case queuePaused(Bool)
    /// The queue itself cannot be read or written: why, or nil when it can again.
    case stalled((any Error)?)
    /// Everything waits for space: what for, or nil when there is enough again.
    case short(DownloadError?)
    /// These environments' rows wait until `environmentsChanged()`.
    case unreachable(Set<EnvironmentID>)
    /// Who works on the queue in other processes.
    case workers([QueueWorker])
    /// How many rows the queue has that wait or run, and the history that completed and failed.
    case counts(active: Int, completed: Int, failed: Int)
    /// These environments' rows wait until there is a connection again.
    case offline([EnvironmentID: DownloadError])
}

extension EngineUpdate {
    /// How a row of the history ended; nil for one that has not.
    init?(ended row: QueuedDownload) {
        guard case .ended(let outcome) = row.state else { return nil }
        switch outcome {
        case .completed: self = .foreignCompleted(row)
        case .cancelled: self = .cancelled(row.id)
        case .failed(let code, let reason): self = .failed(row.id, DownloadFailure(code: code, reason: reason))
        }
    }

    var endsRow: Bool {
        switch self {
        case .completed, .foreignCompleted, .failed, .cancelled: true
        default: false
        }
    }
}
