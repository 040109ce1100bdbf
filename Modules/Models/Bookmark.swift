public import Foundation

/// A page of a chapter that somebody wants to find again.
public struct Bookmark: Hashable, Sendable {
    public var manga: Manga.ID
    public var chapter: Chapter.ID
    /// From 0.
    public var pageIndex: Int
    public var addedAt: Date

    public init(manga: Manga.ID, chapter: Chapter.ID, pageIndex: Int, addedAt: Date) {
        self.manga = manga
        self.chapter = chapter
        self.pageIndex = pageIndex
        self.addedAt = addedAt
    }
}
