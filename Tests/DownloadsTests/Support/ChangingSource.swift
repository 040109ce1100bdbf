import MangaModels
import Synchronization

/// A source that lists pages in another way each time it is asked; the last way stays.
final class ChangingSource: MangaSource {
    private let lists: [StubSource]
    private let count = Mutex(0)

    init(_ lists: [StubSource]) {
        self.lists = lists
    }

    /// How often it was asked for pages.
    var asked: Int { count.withLock { $0 } }

    func popular() async throws -> [Manga] { [] }
    func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] { [] }
    func manga(slug: String) async throws -> Manga { Manga(id: Manga.ID(slug), slug: slug, title: slug) }
    func chapters(of manga: Manga) async throws -> [Chapter] { [] }

    func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        let turn = count.withLock { count in
            defer { count += 1 }
            return min(count, lists.count - 1)
        }
        return try await lists[turn].pages(of: chapter, in: manga)
    }
}
