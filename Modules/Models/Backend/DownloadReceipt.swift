/// The answer of `POST /api/v1/download/{slug}/{n}`.
public struct DownloadReceipt: Hashable, Codable, Sendable {
    public var success: Bool
    public var mangaSlug: String
    public var chapterNumber: ChapterNumber?
    public var totalPages: Int
    public var downloaded: Int
    public var failed: Int
    /// Bytes.
    public var totalSize: Int
    public var alreadyDownloaded: Bool

    public init(mangaSlug: String, chapterNumber: ChapterNumber?, totalPages: Int, totalSize: Int) {
        success = true
        self.mangaSlug = mangaSlug
        self.chapterNumber = chapterNumber
        self.totalPages = totalPages
        downloaded = totalPages
        failed = 0
        self.totalSize = totalSize
        alreadyDownloaded = false
    }
}
