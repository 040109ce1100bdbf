public import MangaModels

/// The downloads that were asked for, kept so that no crash forgets one.
///
/// Rows are claimed with a lease by the store's own clock, so that two processes never work on the same chapter.
/// All calls throw `StorageError`.
public protocol Queue: Sendable {
    /// Durably notes the wish (synchronous = FULL) before it returns.
    ///
    /// A chapter that is waiting or running already joins the row that is there.
    func enqueue(_ chapter: ChapterInfo) async throws -> QueuedDownload

    /// The same for many, in one transaction where the store can; the rows are in the order of `chapters`.
    func enqueue(_ chapters: [ChapterInfo]) async throws -> [QueuedDownload]

    /// The next waiting row for `owner`, oldest first, claimed for `lease`; nil where none waits.
    ///
    /// A running row whose lease has run out, or whose owner certainly is dead (`ProcessMark`), counts as waiting. Rows of the environments in `excluding` stay where
    /// they are: an embedded server whose folder is not open now cannot answer, and must not fail its chapters.
    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload?

    /// Extends `owner`'s lease and notes pages done; false where the row is no longer its own.
    func heartbeat(_ id: QueuedDownload.ID, owner: String, lease: Duration, done: Int, of total: Int) async throws
        -> Bool

    /// Ends a row: it moves to the history, which keeps 50 completed and 1000 failed.
    func finish(_ id: QueuedDownload.ID, as outcome: QueuedDownload.Outcome) async throws

    /// The same for many, in one transaction where the store can.
    func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws

    /// Ends as completed the rows of stored chapters that nobody works on: a death between the two leaves them.
    func finishStored() async throws

    /// Gives a row back, so that it waits again (an orderly exit).
    func release(_ id: QueuedDownload.ID, owner: String) async throws

    /// Waiting and running rows, oldest first.
    func active() async throws -> [QueuedDownload]

    /// Ended rows of one outcome, newest first.
    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload]

    /// Forgets the history of one outcome.
    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws

    /// Puts an ended row back in the queue.
    func retry(_ id: QueuedDownload.ID) async throws -> QueuedDownload
}
