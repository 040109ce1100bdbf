public import MangaModels

/// A manga in a folder of comics, with its chapters in reading order.
public struct ComicSeries: Identifiable, Hashable, Sendable {
    public var manga: Manga
    public var chapters: [ComicChapter]

    public init(manga: Manga, chapters: [ComicChapter]) {
        self.manga = manga
        self.chapters = chapters
    }

    /// The same for as long as the folder, or the series' name, is.
    public var id: Manga.ID {
        manga.id
    }

    /// Unique in the folder of comics.
    public var slug: String {
        manga.slug
    }
}

/// A chapter in a folder of comics, and where it is.
public struct ComicChapter: Identifiable, Hashable, Sendable {
    /// `problem` says why it cannot be read, where that is so.
    public var chapter: Chapter
    /// For `openComic`.
    public var path: String

    public init(chapter: Chapter, path: String) {
        self.chapter = chapter
        self.path = path
    }

    public var id: Chapter.ID {
        chapter.id
    }
}
