public import Foundation
public import MangaModels

/// A chapter that a shelf has ready.
public struct ShelfChapter: Hashable, Sendable {
    public var chapter: Chapter
    /// From the first on.
    public var pages: [ShelfPage]
    public var pageCount: Int
    /// Bytes of all pages.
    public var size: Int
    public var preparedAt: Date

    public init(chapter: Chapter, pages: [ShelfPage], pageCount: Int, size: Int, preparedAt: Date) {
        self.chapter = chapter
        self.pages = pages
        self.pageCount = pageCount
        self.size = size
        self.preparedAt = preparedAt
    }
}
