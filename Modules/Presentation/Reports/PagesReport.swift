public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// The pages of a chapter, as `read` lists them.
///
/// JSON: `manga` (slug), `mangaTitle`, `chapter` (id), `number`, `volume`, `chapterTitle`, `folder`, `size`,
/// `missingPages` (from 1) where the copy on this disk does without some, and `pages`: of
/// each `page` (from 1), `file`, `path` where the folder is known, `size`, `mediaType`, `width`, `height`; `reason` (English) where
/// there are none.
public struct PagesReport: Hashable, Report {
    public var manga: Manga
    public var chapter: Chapter
    public var pages: [PageRow]
    /// Where the files lie on this disk; nil where they do not.
    public var folder: String?
    /// From 0: those that the copy on this disk does without.
    public var missing: [Int]

    public init(manga: Manga, chapter: Chapter, pages: [PageRow], missing: [Int] = [], folder: String? = nil) {
        self.manga = manga
        self.chapter = chapter
        self.pages = pages
        self.missing = missing
        self.folder = folder
    }

    public init(_ stored: StoredChapter, folder: String?) {
        self.init(
            manga: stored.info.manga,
            chapter: stored.info.chapter,
            pages: stored.pages.map(PageRow.init),
            missing: stored.missing,
            folder: folder
        )
    }

    /// Bytes of all pages; nil where one is not known.
    public var size: Int? {
        let sizes = pages.compactMap(\.size)
        return sizes.count == pages.count ? sizes.saturatingSum : nil
    }

    public var emptiness: Message? {
        pages.isEmpty ? Message(PresentationPhrase.emptyPages) : nil
    }

    public static let table = PlainTable(
        ["pages"],
        columns: "page",
        "file",
        "path",
        "size",
        "mediaType",
        "width",
        "height"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        PagesScreen.lines(self, width: width, in: language)
    }
}

extension PagesReport: Encodable {
    private enum Key: String, CodingKey {
        case manga, mangaTitle, chapter, number, volume, chapterTitle, folder, size, missingPages, pages, reason
    }

    private struct Entry: Encodable {
        var page: Int
        var file: String?
        var path: String?
        var size: Int?
        var mediaType: String?
        var width: Int?
        var height: Int?
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(manga.slug, forKey: .manga)
        try values.encode(manga.title, forKey: .mangaTitle)
        try values.encode(chapter.id, forKey: .chapter)
        try values.encodeIfPresent(chapter.number, forKey: .number)
        try values.encodeIfPresent(chapter.volume, forKey: .volume)
        try values.encodeIfPresent(chapter.title, forKey: .chapterTitle)
        try values.encodeIfPresent(folder, forKey: .folder)
        try values.encodeIfPresent(size, forKey: .size)
        if !missing.isEmpty { try values.encode(missing.map { $0 + 1 }, forKey: .missingPages) }
        try values.encode(pages.map(entry), forKey: .pages)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }

    private func entry(_ row: PageRow) -> Entry {
        Entry(
            page: row.number,
            file: row.file,
            path: folder.flatMap { folder in row.file.map { "\(folder)/\($0)" } },
            size: row.size,
            mediaType: row.mediaType,
            width: row.width,
            height: row.height
        )
    }
}
