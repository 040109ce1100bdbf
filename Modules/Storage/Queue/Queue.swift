public import MangaModels

/// The downloads that were asked for, kept so that no crash forgets one.
///
/// Rows are claimed with a lease by the store's own clock, so that two processes never work on the same chapter. Those
/// of a higher priority come first; among equals the order is that of addition, until rows are moved. All calls throw
/// `StorageError`.
public protocol Queue: Sendable {
    /// Durably notes the wishes (synchronous = FULL) in one transaction before it returns; the answer is in the order of
    /// `chapters`.
    ///
    /// A chapter that is waiting or running already joins the row that is there: the higher priority holds, that of the
    /// row where `priority` is nil, and what either wish allows. Adding never resumes: a new row of a paused queue or
    /// manga is paused too. A chapter that is stored by then, and has no such row, is left out, unless `options` replace
    /// it.
    func admit(_ chapters: [ChapterInfo], priority: Int?, options: DownloadOptions) async throws -> [Admission]

    /// The next waiting row for `owner`, claimed for `lease`; nil where none waits that is not paused.
    ///
    /// A running row whose lease has run out, or whose owner certainly is dead (`ProcessMark`), counts as waiting. Rows
    /// of the environments in `excluding` stay where they are: an embedded server whose folder is not open now cannot
    /// answer, and must not fail its chapters.
    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) async throws -> QueuedDownload?

    /// How many rows of each environment others than `owner` work on.
    func running(besides owner: String) async throws -> [EnvironmentID: Int]

    /// Extends `owner`'s lease, notes how far the row is, and adds its metrics to those of all time.
    ///
    /// Where the row is lost, nothing is noted.
    func heartbeat(
        _ id: QueuedDownload.ID,
        owner: String,
        lease: Duration,
        _ progress: QueuedDownload.Progress
    ) async throws -> QueuedDownload.Hold

    /// Tells for `lease` that `owner` works on the queue, and what keeps it from that.
    func attend(owner: String, lease: Duration, obstacles: [QueueObstacle]) async throws

    /// Tells that it does not any more.
    func leave(owner: String) async throws

    /// Those who work on the queue, as they told it last; none whose lease has run out or who certainly are dead.
    func workers() async throws -> [QueueWorker]

    /// Ends rows: they move to the history. Those that have ended stay as they ended.
    func finish(_ ids: [QueuedDownload.ID], as outcome: QueuedDownload.Outcome) async throws

    /// Ends as completed the rows of stored chapters that nobody works on: a death between the two leaves them.
    func finishStored() async throws

    /// Gives a row back, so that it waits again (an orderly exit, a pause).
    func release(_ id: QueuedDownload.ID, owner: String) async throws

    /// Ends waiting and running rows as cancelled; how many.
    func cancel(_ selection: QueueSelection) async throws -> Int

    /// Keeps rows from being worked on; the owners of running ones hear of it with their next heartbeat.
    func pause(_ selection: QueueSelection) async throws

    /// Ends the pause of these rows, whatever paused them; with `.all`, of every manga too.
    func resume(_ selection: QueueSelection) async throws

    /// Moves a waiting row among those that wait; false where it is not waiting, or there already.
    ///
    /// It takes the priority of the row that it passes, where that has another one.
    func move(_ id: QueuedDownload.ID, to place: QueuedDownload.Place) async throws -> Bool

    /// Waiting and running rows in the order of their turn: `limit` of them behind the first `offset`.
    func active(limit: Int, offset: Int) async throws -> [QueuedDownload]

    /// The waiting and running rows of a selection, in the order of their turn.
    func active(_ selection: QueueSelection) async throws -> [QueuedDownload]

    /// How many of the selected rows are paused.
    func paused(_ selection: QueueSelection) async throws -> Int

    /// These rows, as far as they are there, in the order of `ids`.
    func downloads(_ ids: [QueuedDownload.ID]) async throws -> [QueuedDownload]

    /// How many rows there are of each kind.
    func counts() async throws -> QueueCounts

    /// Ended rows of one outcome, newest first: at most 50 completed, 20 failed or 20 cancelled.
    func history(_ kind: QueuedDownload.Outcome.Kind) async throws -> [QueuedDownload]

    /// Forgets the history of one outcome, with the failed rows beyond those it shows.
    func clear(_ kind: QueuedDownload.Outcome.Kind) async throws

    /// Puts an ended row back in the queue, behind the others of its priority.
    func retry(_ id: QueuedDownload.ID) async throws -> QueuedDownload

    /// The same for every failed row, oldest first: also for those of a bad night that the history has no room for, of
    /// which 1000 are kept.
    func retryFailed() async throws -> [QueuedDownload]

    /// What was done since the library was made.
    func totals() async throws -> QueueTotals

    /// A number that grows with every change of the queue, whichever process makes it; cheap to ask often.
    func version() async throws -> Int

    /// Tells of every write into the store from now on; nil where nobody can.
    func watch() -> StoreWatch?
}
