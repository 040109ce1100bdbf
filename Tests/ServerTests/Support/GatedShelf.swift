import MangaModels
import MangaServer
import TestSupport

/// A shelf whose list waits for a gate; everything else is empty.
struct GatedShelf: Shelf {
    /// Opened by the first who asks for the list.
    let entered = Gate()
    /// Holds everybody who asks for the list.
    let gate = Gate()

    func mangas() async -> [Manga] {
        entered.open()
        await gate.opened()
        return []
    }

    func manga(slug: String) throws -> Manga {
        throw ShelfError.mangaNotFound(slug)
    }

    func chapters(ofManga slug: String) throws -> [Chapter] {
        throw ShelfError.mangaNotFound(slug)
    }

    func prepare(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        throw ShelfError.mangaNotFound(slug)
    }

    func prepared(ofManga slug: String) throws -> [ShelfChapter] {
        throw ShelfError.mangaNotFound(slug)
    }

    func prepared(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        throw ShelfError.mangaNotFound(slug)
    }

    func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) throws -> PageContent {
        throw ShelfError.mangaNotFound(slug)
    }

    func delete(chapter: String, ofManga slug: String) throws -> Int {
        throw ShelfError.mangaNotFound(slug)
    }

    func storage() -> ServerStorage {
        ServerStorage(totalMangas: 0, totalChapters: 0, totalPages: 0, totalSize: 0, totalSizeFormatted: "0 B")
    }
}
