public import MangaLocalization
public import MangaModels
public import MangaText

/// Bookmarks: the chapter that got one latest first, those of a chapter by page.
///
/// JSON: `bookmarks`: of each `manga` (its id), `mangaTitle`, `chapter` (its id), `number`, `volume`,
/// `chapterTitle`, `page` (from 1), `addedAt`; `reason` (English) where there are none.
public struct BookmarksReport: Hashable, Report {
    /// One page that somebody wants to find again.
    public struct Entry: Hashable, Sendable {
        public var bookmark: Bookmark
        /// Of the manga; its id where nothing else is known of it.
        public var mangaTitle: String
        /// Nil where nothing is known of it any more.
        public var chapter: Chapter?

        public init(_ bookmark: Bookmark, mangaTitle: String, chapter: Chapter?) {
            self.bookmark = bookmark
            self.mangaTitle = mangaTitle
            self.chapter = chapter
        }

        /// From 1.
        var page: Int { max(0, bookmark.pageIndex) &+ 1 }
    }

    public var bookmarks: [Entry]

    public init(_ bookmarks: [Entry]) {
        self.bookmarks = bookmarks
    }

    public var emptiness: Message? {
        bookmarks.isEmpty ? Message(ReadingPhrase.emptyBookmarks) : nil
    }

    public static let table = PlainTable(
        ["bookmarks"],
        columns: "manga",
        "title=mangaTitle",
        "chapter",
        "number",
        "page",
        "addedAt",
        "volume"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        BookmarksScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case bookmarks, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(bookmarks, forKey: .bookmarks)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}

extension BookmarksReport.Entry: Encodable {
    private enum Key: String, CodingKey {
        case manga, mangaTitle, chapter, number, volume, chapterTitle, page, addedAt
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(bookmark.manga, forKey: .manga)
        try values.encode(mangaTitle, forKey: .mangaTitle)
        try values.encode(bookmark.chapter, forKey: .chapter)
        try values.encodeIfPresent(chapter?.number, forKey: .number)
        try values.encodeIfPresent(chapter?.volume, forKey: .volume)
        try values.encodeIfPresent(chapter?.title, forKey: .chapterTitle)
        try values.encode(page, forKey: .page)
        try values.encode(Timestamp.text(bookmark.addedAt), forKey: .addedAt)
    }
}
