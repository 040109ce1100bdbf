public import Foundation

/// A chapter that is on this disk: whole, or without pages that were given up.
public struct StoredChapter: Hashable, Sendable {
    public var info: ChapterInfo
    public var pages: [StoredPage]
    /// Pages (from 0) that it was completed without, because they stayed bad.
    public var missing: [Int]
    public var downloadedAt: Date

    public init(info: ChapterInfo, pages: [StoredPage], missing: [Int] = [], downloadedAt: Date) {
        self.info = info
        self.pages = pages
        self.missing = missing
        self.downloadedAt = downloadedAt
    }

    /// Bytes of all pages.
    public var size: Int {
        pages.reduce(0) { $0 + $1.size }
    }
}
