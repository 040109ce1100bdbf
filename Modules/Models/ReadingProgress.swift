public import Foundation

/// How far a chapter has been read on this machine.
public struct ReadingProgress: Hashable, Sendable {
    public var manga: Manga.ID
    public var chapter: Chapter.ID
    /// From 0: the last page that was seen.
    public var pageIndex: Int
    public var totalPages: Int
    public var updatedAt: Date

    public init(manga: Manga.ID, chapter: Chapter.ID, pageIndex: Int, totalPages: Int, updatedAt: Date) {
        self.manga = manga
        self.chapter = chapter
        self.pageIndex = pageIndex
        self.totalPages = totalPages
        self.updatedAt = updatedAt
    }

    /// Whether the last page has been seen.
    public var isCompleted: Bool {
        totalPages > 0 && pageIndex >= totalPages - 1
    }
}
