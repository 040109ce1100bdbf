public import Foundation

/// A chapter that is whole on this disk.
public struct StoredChapter: Hashable, Sendable {
    public var info: ChapterInfo
    public var pages: [StoredPage]
    public var downloadedAt: Date

    public init(info: ChapterInfo, pages: [StoredPage], downloadedAt: Date) {
        self.info = info
        self.pages = pages
        self.downloadedAt = downloadedAt
    }

    /// Bytes of all pages.
    public var size: Int {
        pages.reduce(0) { $0 + $1.size }
    }
}
