import Foundation
import MangaModels
import MangaServer
import Synchronization

/// The comic as a shelf that counts how often each page is asked for.
final class CountingShelf: Shelf {
    private struct State {
        var version = 1
        var counts: [Comic.Place: Int] = [:]
    }

    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private let comic: Comic
    private let asked: @Sendable () -> Void
    private let state = Mutex(State())

    /// `asked` hears of every page before it is answered.
    init(_ comic: Comic, asked: @escaping @Sendable () -> Void) {
        self.comic = comic
        self.asked = asked
    }

    /// How often each page was asked for since `begin`.
    var counts: [Comic.Place: Int] { state.withLock { $0.counts } }

    /// Gives this version of the pages from now on, and counts anew.
    func begin(version: Int) {
        state.withLock { $0 = State(version: version) }
    }

    func page(_ index: Int, ofChapter chapter: String, ofManga slug: String) throws -> PageContent {
        let place = Comic.Place(chapter: chapter, page: index)
        let version = state.withLock { state in
            state.counts[place, default: 0] += 1
            return state.version
        }
        asked()
        guard let bytes = comic.bytes(place, version: version) else {
            throw ShelfError.pageNotFound(index, count: Comic.pageCount)
        }
        return PageContent(body: .bytes(bytes), mediaType: "image/bmp", tag: "v\(version)-\(chapter)-\(index)")
    }

    func mangas() -> [Manga] { [Comic.manga] }

    func manga(slug: String) throws -> Manga {
        guard slug == Comic.manga.slug else { throw ShelfError.mangaNotFound(slug) }
        return Comic.manga
    }

    func chapters(ofManga slug: String) throws -> [Chapter] {
        try manga(slug: slug) == Comic.manga ? Comic.chapters : []
    }

    func prepare(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        throw ShelfError.alreadyPrepared(chapter, manga: slug)
    }

    func prepared(ofManga slug: String) throws -> [ShelfChapter] {
        try chapters(ofManga: slug).map(ready)
    }

    func prepared(chapter: String, ofManga slug: String) throws -> ShelfChapter {
        guard let found = try chapters(ofManga: slug).first(where: { $0.slug == chapter }) else {
            throw ShelfError.chapterNotFound(chapter, manga: slug)
        }
        return ready(found)
    }

    func delete(chapter: String, ofManga slug: String) throws -> Int {
        throw ShelfError.readOnly
    }

    func storage() -> ServerStorage {
        ServerStorage(totalMangas: 1, totalChapters: 0, totalPages: 0, totalSize: 0, totalSizeFormatted: "0 B")
    }

    private func ready(_ chapter: Chapter) -> ShelfChapter {
        let pages = comic.list(chapter, version: state.withLock { $0.version })
        return ShelfChapter(
            chapter: chapter,
            pages: pages,
            pageCount: pages.count,
            size: pages.compactMap(\.size).reduce(0, +),
            preparedAt: Self.date
        )
    }
}
