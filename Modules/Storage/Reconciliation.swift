public import MangaModels

/// What `Pages.reconcile()` found and did.
public struct Reconciliation: Hashable, Sendable {
    /// Folders without a row whose manifest verified.
    public var adopted: [ChapterKey] = []
    /// Folders that an interrupted download or deletion had left, and older copies of a chapter.
    public var removed: Int = 0
    /// Folders without a row that are not what their manifest says; nothing in them was touched.
    ///
    /// As `environment/manga/chapter`, below the library's folder `library`.
    public var damaged: [String] = []
    /// Chapters whose folders are gone since the last time.
    public var missing: [ChapterInfo] = []

    /// What became of a damaged database when the library was opened; its chapters are among those adopted.
    public var recovery: LibraryRecovery?

    public init() {}
}
