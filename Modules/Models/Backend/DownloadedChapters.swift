/// The answer of `GET /api/v1/chapters/{slug}`: which chapters the server holds.
public struct DownloadedChapters: Hashable, Codable, Sendable {
    /// One chapter that the server holds.
    public struct Entry: Hashable, Codable, Sendable {
        public var chapterNumber: ChapterNumber?
        public var chapterId: Chapter.ID?
        public var totalPages: Int
        /// Bytes.
        public var totalSize: Int
        /// ISO 8601.
        public var downloadedAt: String?

        public init(
            chapterNumber: ChapterNumber?,
            chapterId: Chapter.ID?,
            totalPages: Int,
            totalSize: Int,
            downloadedAt: String?
        ) {
            self.chapterNumber = chapterNumber
            self.chapterId = chapterId
            self.totalPages = totalPages
            self.totalSize = totalSize
            self.downloadedAt = downloadedAt
        }
    }

    public var mangaSlug: String
    public var totalChapters: Int
    public var chapters: [Entry]

    public init(mangaSlug: String, chapters: [Entry]) {
        self.mangaSlug = mangaSlug
        totalChapters = chapters.count
        self.chapters = chapters
    }
}
