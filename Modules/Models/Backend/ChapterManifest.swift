public import Foundation

/// The answer of `GET /api/v1/chapters/{slug}/{n}`: what the server holds of one chapter.
public struct ChapterManifest: Hashable, Sendable {
    /// One page that the server holds.
    public struct Image: Hashable, Codable, Sendable {
        /// From 0.
        public var page: Int
        public var filename: String
        /// Bytes.
        public var size: Int?
        /// Relative to the server's origin, or absolute.
        public var url: String

        public init(page: Int, filename: String, size: Int?, url: String) {
            self.page = page
            self.filename = filename
            self.size = size
            self.url = url
        }
    }

    public var mangaSlug: String
    public var chapterNumber: ChapterNumber?
    public var chapterID: Chapter.ID?
    public var images: [Image]
    /// Bytes.
    public var totalSize: Int
    public var downloadedAt: Date?

    public init(
        mangaSlug: String,
        chapterNumber: ChapterNumber?,
        chapterID: Chapter.ID?,
        images: [Image],
        totalSize: Int,
        downloadedAt: Date? = nil
    ) {
        self.mangaSlug = mangaSlug
        self.chapterNumber = chapterNumber
        self.chapterID = chapterID
        self.images = images
        self.totalSize = totalSize
        self.downloadedAt = downloadedAt
    }
}

extension ChapterManifest: Codable {
    private enum Key: String, CodingKey {
        case downloaded, mangaSlug, chapterNumber, chapterId, totalPages, downloadedPages, failedPages, totalSize
        case downloadedAt, images
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let images = try values.decode([Image].self, forKey: .images)
        self.init(
            mangaSlug: try values.decode(String.self, forKey: .mangaSlug),
            chapterNumber: try values.decodeIfPresent(ChapterNumber.self, forKey: .chapterNumber),
            chapterID: try values.decodeIfPresent(Chapter.ID.self, forKey: .chapterId),
            images: images,
            totalSize: try values.decodeIfPresent(Int.self, forKey: .totalSize) ?? 0,
            downloadedAt: try values.decodeIfPresent(String.self, forKey: .downloadedAt).flatMap(Timestamp.date)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(true, forKey: .downloaded)
        try values.encode(mangaSlug, forKey: .mangaSlug)
        try values.encodeIfPresent(chapterNumber, forKey: .chapterNumber)
        try values.encodeIfPresent(chapterID, forKey: .chapterId)
        try values.encode(images.count, forKey: .totalPages)
        try values.encode(images.count, forKey: .downloadedPages)
        try values.encode(0, forKey: .failedPages)
        try values.encode(totalSize, forKey: .totalSize)
        try values.encodeIfPresent(downloadedAt.map(Timestamp.text), forKey: .downloadedAt)
        try values.encode(images, forKey: .images)
    }
}
