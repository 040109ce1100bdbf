/// What can happen to a download; `DownloadState.after` says what becomes of it.
public enum DownloadStateEvent: Hashable, Sendable {
    case start
    /// From 0 to 1; anything beyond is taken as the nearer end.
    case progress(Double)
    case pause
    case resume
    case complete
    /// The reason is for people, in English.
    case fail(String)
    case cancel
    /// Its process left in good order, lost it, or has to wait for space or a connection: it waits again.
    case requeue
    /// Somebody wants it once more.
    case retry
}
