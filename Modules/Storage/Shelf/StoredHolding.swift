public import Foundation
public import MangaModels

/// A chapter on this disk in sums, and how far it was read.
public struct StoredHolding: Hashable, Sendable {
    public var info: ChapterInfo
    public var pages: Int
    public var bytes: Int
    public var downloadedAt: Date
    /// Nil where it was not begun.
    public var progress: ReadingProgress?

    public init(info: ChapterInfo, pages: Int, bytes: Int, downloadedAt: Date, progress: ReadingProgress? = nil) {
        self.info = info
        self.pages = pages
        self.bytes = bytes
        self.downloadedAt = downloadedAt
        self.progress = progress
    }

    /// When somebody last had to do with it.
    public var usedAt: Date {
        max(downloadedAt, progress?.updatedAt ?? .distantPast)
    }
}
