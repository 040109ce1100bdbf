public import MangaModels

/// A copy of a chapter that is being written; names it to `Pages`, holds nothing open.
public struct PendingChapter: Hashable, Sendable {
    public let key: ChapterKey
    public let pageCount: Int
    /// Indices (from 0) of the pages that an earlier visit accepted.
    public let accepted: Set<Int>
    /// Names the copy within `Pages`; its meaning is Storage's own.
    let folder: String
}
