public import MangaImaging
public import MangaModels
public import MangaSQLite

/// Why the library could not do what it was asked.
///
/// One case per reaction a caller can have. Sizes are bytes, pages count from 0.
public enum StorageError: Error, Hashable, Sendable {
    /// The disk is full: `needed` is what the call still had to write.
    case noSpace(needed: Int, available: Int)
    /// There is space, but not beside the reserve: `available` is what there is beyond it.
    case reserveNotKept(needed: Int, available: Int, reserve: Int)
    /// The quota: `needed` is what all pages would take.
    case storageLimitExceeded(needed: Int, limit: Int)
    /// This user may not write to the folder.
    case notPermitted(path: String)
    /// The file system is mounted read-only.
    case readOnly(path: String)
    /// What arrived as a page is no whole image; it was removed.
    case notAnImage(page: Int, reason: ImageError)
    /// A picture that could not be written as JPEG.
    case notEncoded(page: Int)
    /// Pages that are not accepted yet (the first hundred of them).
    case incomplete(missing: [Int])
    /// A page count that no chapter has.
    case noPages(count: Int)
    case noSuchPage(Int, count: Int)
    /// The chapter is not stored.
    case notFound(ChapterKey)
    case noSuchDownload(QueuedDownload.ID)
    /// The copy was committed, discarded or taken over by somebody else meanwhile.
    case superseded(path: String)
    /// A stored page that is gone or has another size than it had.
    case damagedPage(Int, path: String)
    case damagedDatabase(path: String, reason: String)
    case database(path: String, SQLiteError)
    /// Any other answer of the file system.
    case disk(path: String, errno: Int32)
}
