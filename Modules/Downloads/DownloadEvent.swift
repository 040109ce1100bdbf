/// What happened to a download; the payload is the task's id.
public enum DownloadEvent: Hashable, Sendable {
    case started(String)
    /// A page landed, the page list became known, or the task waits again.
    case updated(String)
    case completed(String)
    case failed(String)
    case cancelled(String)
    /// The queue does not move: it cannot be read or written, because of a full disk perhaps.
    ///
    /// Comes once for each reason, see `DownloadManager.problem`; the downloads wait, and go on by themselves.
    case stalled(DownloadError)
    /// Nothing is left to do after at least one chapter ended.
    ///
    /// Counts the chapters that ended since the queue was last empty; cancelled ones are not counted.
    case batchEnded(completed: Int, failed: Int)
}
