public import MangaLocalization
public import MangaModels
public import MangaText

/// What to read next of a manga, as `continue` says it.
///
/// JSON: `manga` (slug), `mangaTitle`, `chapter` (see `ChapterRow`) and `page` (from 1) where there is something to
/// read, `last` (the id of the chapter that was read last), `unread` (how many chapters are not read to their end),
/// `failure` (English).
public struct NextChapterReport: Hashable, Report {
    public var manga: Manga
    /// Nil where nothing is left behind the last one.
    public var chapter: ChapterRow?
    /// What a person types to mean `chapter` and no other: `2`, or `vol:1 2` where numbers begin anew in each volume.
    public private(set) var selection: String?
    public var last: Chapter?
    /// What that one is called.
    private(set) var lastName: String?
    public var unread: Int
    public var failure: Message?

    /// Of chapters in reading order.
    public init(_ manga: Manga, _ chapters: [ChapterRow], failure: Message? = nil) {
        self.manga = manga
        self.failure = failure
        let next = NextChapter(among: chapters)
        chapter = next.row
        selection = next.row.map { ChapterLabel($0.chapter, among: chapters).typed }
        last = next.last?.chapter
        lastName = next.last.map { ChapterLabel($0.chapter, among: chapters).name }
        unread = chapters.count { !$0.reading.isRead }
    }

    /// From 1.
    public var page: Int? {
        guard let chapter else { return nil }
        if case .started(let page, _) = chapter.reading { return max(0, page) &+ 1 }
        return 1
    }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        NextChapterScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, mangaTitle, chapter, page, last, unread, failure
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(manga.slug, forKey: .manga)
        try values.encode(manga.title, forKey: .mangaTitle)
        try values.encodeIfPresent(chapter, forKey: .chapter)
        try values.encodeIfPresent(page, forKey: .page)
        try values.encodeIfPresent(last?.id, forKey: .last)
        try values.encode(unread, forKey: .unread)
        try values.encodeIfPresent(failure?.text(in: .english), forKey: .failure)
    }
}
