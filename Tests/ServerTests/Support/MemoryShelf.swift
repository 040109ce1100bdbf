import Foundation
import MangaModels
import MangaServer

/// A shelf in memory, with a chapter for each of the backend's error codes.
actor MemoryShelf: Shelf {
    static let lantern = Manga(
        id: Manga.ID("m1"),
        slug: "lantern-street",
        title: "Lantern Street",
        alternativeTitles: ["ランタン通り"],
        author: "Ana Núñez",
        genres: ["Drama"],
        status: .ongoing
    )
    static let other = Manga(id: Manga.ID("m2"), slug: "mañana", title: "Mañana")
    static let chapters = [
        Chapter(id: Chapter.ID("c1"), number: 1, title: "One"),
        Chapter(id: Chapter.ID("c2"), number: ChapterNumber("10.5")),
        Chapter(id: Chapter.ID("c3"), number: ChapterNumber("Extra"), problem: "torn"),
    ]
    static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private let pages: [PageContent]
    private var ready: Set<String> = []

    init(pages: [PageContent] = [MemoryShelf.bytes("first page", tag: "a"), MemoryShelf.bytes("second", tag: "b")]) {
        self.pages = pages
    }

    static func bytes(_ text: String, tag: String) -> PageContent {
        PageContent(body: .bytes(Array(text.utf8)), mediaType: "image/png", tag: tag)
    }

    func mangas() -> [Manga] {
        [Self.lantern, Self.other]
    }

    func manga(slug: String) throws -> Manga {
        guard let manga = mangas().first(where: { $0.slug == slug }) else { throw ShelfError.mangaNotFound(slug) }
        return manga
    }

    func chapters(ofManga slug: String) throws -> [Chapter] {
        try manga(slug: slug) == Self.lantern ? Self.chapters : []
    }

    func prepare(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        switch chapter {
        case "Extra": throw ShelfError.notAnImage(page: "3.html", chapter: chapter)
        case "full": throw ShelfError.limitExceeded(needed: 10, limit: 5)
        case "torn": throw ShelfError.empty(chapter: chapter)
        default: break
        }
        let found = try prepared(of: chapter, in: slug)
        guard ready.insert(chapter).inserted else { throw ShelfError.alreadyPrepared(chapter, manga: slug) }
        return found
    }

    func prepared(ofManga slug: String) throws -> [ShelfChapter] {
        try chapters(ofManga: slug).filter { ready.contains($0.slug) }.map { try prepared(of: $0.slug, in: slug) }
    }

    func prepared(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        guard ready.contains(chapter) else { throw ShelfError.chapterNotFound(chapter, manga: slug) }
        return try prepared(of: chapter, in: slug)
    }

    func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) throws -> PageContent {
        _ = try prepared(chapter: chapter, ofManga: slug)
        guard pages.indices.contains(index) else { throw ShelfError.pageNotFound(index, count: pages.count) }
        return pages[index]
    }

    func delete(chapter: String, ofManga slug: String) throws -> Int {
        throw ShelfError.readOnly
    }

    func storage() -> ServerStorage {
        ServerStorage(totalMangas: 2, totalChapters: 3, totalPages: 6, totalSize: 100, totalSizeFormatted: "100 B")
    }

    private func prepared(of slug: String, in manga: String) throws -> ShelfChapter {
        guard let chapter = try chapters(ofManga: manga).first(where: { $0.slug == slug }) else {
            throw ShelfError.chapterNotFound(slug, manga: manga)
        }
        let listed = pages.indices.map { ShelfPage(index: $0, filename: "00\($0 + 1).png", size: 10) }
        return ShelfChapter(chapter: chapter, pages: listed, pageCount: 2, size: 20, preparedAt: Self.date)
    }
}
