import MangaModels
import Synchronization

/// A source that tells which chapters' pages it was asked for.
final class AskedSource: MangaSource {
    private let source: StubSource
    private let asked = Mutex<[String]>([])

    init(_ source: StubSource) {
        self.source = source
    }

    var chapters: [String] { asked.withLock { $0 } }

    /// Returns when the pages of `chapter` were asked for.
    func wait(for chapter: String) async {
        while !asked.withLock({ $0.contains(chapter) }) { await Task.yield() }
    }

    func popular() async throws -> [Manga] { [] }
    func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] { [] }
    func manga(slug: String) async throws -> Manga { try await source.manga(slug: slug) }
    func chapters(of manga: Manga) async throws -> [Chapter] { [] }

    func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        asked.withLock { $0.append(chapter.id.rawValue) }
        return try await source.pages(of: chapter, in: manga)
    }
}
