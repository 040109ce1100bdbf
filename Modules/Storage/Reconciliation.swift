public import MangaModels

/// What `Pages.reconcile()` found and did.
public struct Reconciliation: Hashable, Sendable {
    /// Folders without a row whose manifest verified.
    public var adopted: [ChapterKey] = []
    /// Folders without a row that were incomplete and no longer wanted.
    public var removed: Int = 0
    /// Rows whose folder is gone.
    public var missing: [ChapterKey] = []

    public init() {}
}
