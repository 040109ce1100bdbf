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
    /// Pages of the chapter, with those that the server lacks; never fewer than `images`.
    public var totalPages: Int
    /// Bytes.
    public var totalSize: Int
    public var downloadedAt: Date?

    public init(
        mangaSlug: String,
        chapterNumber: ChapterNumber?,
        chapterID: Chapter.ID?,
        images: [Image],
        totalPages: Int? = nil,
        totalSize: Int,
        downloadedAt: Date? = nil
    ) {
        self.mangaSlug = mangaSlug
        self.chapterNumber = chapterNumber
        self.chapterID = chapterID
        self.images = images
        self.totalPages = max(images.count, totalPages ?? 0)
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
            mangaSlug: values.text(.mangaSlug) ?? "",
            // A number that is none says nothing; the pages are what counts.
            chapterNumber: try? values.decode(ChapterNumber.self, forKey: .chapterNumber),
            chapterID: values.text(.chapterId).map { Chapter.ID($0) },
            images: images,
            totalPages: ChapterManifest.total(in: values, listed: images.count),
            totalSize: values.count(.totalSize) ?? 0,
            downloadedAt: values.text(.downloadedAt).flatMap(Timestamp.date)
        )
    }

    /// What the server says, or the pages that are listed and those that it failed to get.
    private static func total(in values: KeyedDecodingContainer<Key>, listed: Int) -> Int {
        if let total = values.count(.totalPages) { return total }
        let (sum, isTooLarge) = listed.addingReportingOverflow(max(0, values.count(.failedPages) ?? 0))
        return isTooLarge ? .max : sum
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(true, forKey: .downloaded)
        try values.encode(mangaSlug, forKey: .mangaSlug)
        try values.encodeIfPresent(chapterNumber, forKey: .chapterNumber)
        try values.encodeIfPresent(chapterID, forKey: .chapterId)
        try values.encode(totalPages, forKey: .totalPages)
        try values.encode(images.count, forKey: .downloadedPages)
        try values.encode(max(0, totalPages &- images.count), forKey: .failedPages)
        try values.encode(totalSize, forKey: .totalSize)
        try values.encodeIfPresent(downloadedAt.map(Timestamp.text), forKey: .downloadedAt)
        try values.encode(images, forKey: .images)
    }
}

extension ChapterManifest.Image {
    private enum Key: String, CodingKey {
        case page, filename, size, url
    }

    /// Only the address must be there: a page without a number goes by its place in the list.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            page: values.count(.page) ?? decoder.codingPath.last?.intValue ?? 0,
            filename: values.text(.filename) ?? "",
            size: values.count(.size),
            url: try values.decode(String.self, forKey: .url)
        )
    }
}
