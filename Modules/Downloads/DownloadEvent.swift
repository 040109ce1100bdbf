public import MangaLocalization
public import MangaModels

/// What happened to a download; a text is the task's id.
public enum DownloadEvent: Hashable, Sendable {
    case started(String)
    /// A page or bytes landed, the page list became known, or the task is paused, resumed, moved or waits again.
    case updated(String)
    /// Something that a person should know of a download that goes on: repeated entries that were left out, or pages
    /// that it does without.
    case noticed(String, Message)
    case completed(String)
    case failed(String)
    case cancelled(String)
    /// An environment has no connection; its downloads wait, and go on by themselves.
    case connectionLost(EnvironmentID, DownloadError)
    /// It has one again.
    case connectionRestored(EnvironmentID)
    /// Nothing moves: the queue cannot be read or written, the disk is full, or nothing that is left has a connection.
    ///
    /// Comes once for each reason, see `DownloadManager.problem`; the downloads wait, and go on by themselves.
    case stalled(DownloadError)
    /// Nothing is left to do after at least one chapter ended.
    ///
    /// Counts the chapters that ended since the queue was last empty, each as it ended last; cancelled ones are not
    /// counted. Of the completed ones, `withGaps` do without pages.
    case batchEnded(completed: Int, failed: Int, withGaps: Int)
}
