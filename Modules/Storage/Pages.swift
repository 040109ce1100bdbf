public import MangaModels

/// The pages on this disk: the face of Storage that downloads write to and readers read from.
///
/// No path crosses it. All calls throw `StorageError`.
public protocol Pages: Sendable {
    /// Begins or continues a copy of a chapter beside the one that may be there already.
    ///
    /// `pageCount` is at least 1. Pages accepted by an earlier, interrupted visit are kept where its `edition` was the
    /// same: any text that tells one version of the chapter from another, such as its list of names and sizes. Else
    /// the copy starts anew, so that no two versions are mixed.
    func begin(_ chapter: ChapterInfo, pageCount: Int, edition: String) async throws -> PendingChapter

    /// What there is, and what is taken.
    func space() async throws -> StorageSpace

    /// Keeps room for the `bytes` that a copy in writing still needs, against everybody, for as long as its row of the
    /// queue is running; false where they have no place beside what others were promised.
    ///
    /// Throws `noSpace` or `storageLimitExceeded` where nobody was promised anything, and they have none.
    func promise(_ bytes: Int, isEstimate: Bool, to pending: PendingChapter) async throws -> Bool

    /// Removes copies in writing that wait for their turn, where that makes the room that `cause` misses for `key`:
    /// else several of them could keep each other from being completed for ever. Whether it did.
    ///
    /// Rows that `owner` has claimed wait too: a full disk may not have taken that it gave them back.
    func makeRoom(missing cause: StorageError, for key: ChapterKey, owner: String) async throws -> Bool

    /// Bytes that so many pages of a manga are likely to take, judged by those that are here.
    func estimate(pages count: Int, of manga: Manga.ID, in environment: EnvironmentID) async throws -> Int

    /// The file that page `index` (from 0) is written to; it holds what an earlier visit left, for a resume.
    func open(page index: Int, of pending: PendingChapter) async throws -> PartFile

    /// Takes `part` as page `index` when Imaging finds it whole, under its true extension; else throws
    /// `StorageError.notAnImage` and removes it.
    func accept(_ part: PartFile, as index: Int, of pending: PendingChapter) async throws -> StoredPage

    /// Makes the copy the chapter, in one transaction, once every page is there; removes the older copy afterwards.
    ///
    /// The pages in `missing` (from 0) are not waited for: the chapter says that it is without them.
    func commit(_ pending: PendingChapter, without missing: [Int]) async throws -> StoredChapter

    /// Ends the work on a copy for now: its pages stay for the next visit, unless its download is cancelled before.
    func leave(_ pending: PendingChapter)

    /// Removes a copy that was not committed.
    func discard(_ key: ChapterKey) async throws

    /// Removes the copies in writing that no row of the queue wants, neither to go on with them nor to retry them; how
    /// many. For after many downloads were cancelled at once.
    @discardableResult
    func discardUnwanted() async throws -> Int

    /// Whether what `row` wants is here: the chapter, or where it replaces a stored one, a copy committed since.
    func fulfils(_ row: QueuedDownload) async throws -> Bool

    /// The committed chapter, or nil.
    func chapter(_ key: ChapterKey) async throws -> StoredChapter?

    /// Every committed chapter; of one environment, or of one manga in it, where given.
    func chapters(in environment: EnvironmentID?, of manga: Manga.ID?) async throws -> [StoredChapter]

    /// The committed chapters whose folders are not there, which no other call counts; of one environment, or of one
    /// manga in it, where given.
    func missing(in environment: EnvironmentID?, of manga: Manga.ID?) async throws -> [StoredChapter]

    /// The bytes of a committed page, as a slice of an open file.
    func page(_ index: Int, of key: ChapterKey) async throws -> FileSlice

    /// Removes a committed chapter, or forgets a missing one; bytes freed, 0 where it was not there.
    @discardableResult
    func delete(_ key: ChapterKey) async throws -> Int

    /// Bytes, chapters and pages; of one environment where given.
    func usage(of environment: EnvironmentID?) async throws -> StorageUsage

    /// The same of each environment that takes up something.
    func usages() async throws -> [EnvironmentID: StorageUsage]

    /// Chapters on this disk in sums, in the order of their coming.
    func holdings(_ query: HoldingQuery) async throws -> [StoredHolding]

    /// Brings disk and database into agreement, in both directions; called once at start.
    func reconcile() async throws -> Reconciliation
}
