import MangaModels
import Synchronization

/// A server that says what the test tells it to, or throws.
final class ScriptedSource: MangaSource {
    struct Words: Sendable {
        var manga: Manga
        var chapters: [Chapter]
        var failure: (any Error)?
        /// What lists say; the manga alone where nil.
        var listed: [Manga]?
        var list: [Manga] { listed ?? [manga] }
    }

    private let words: Mutex<Words>

    init(_ manga: Manga, _ chapters: [Chapter]) {
        words = Mutex(Words(manga: manga, chapters: chapters))
    }

    /// Says something else from now on.
    func change(_ change: (inout Words) -> Void) {
        words.withLock { change(&$0) }
    }

    var failure: (any Error)? { words.withLock(\.failure) }

    private func answer() throws -> Words {
        let words = words.withLock { $0 }
        if let failure = words.failure { throw failure }
        return words
    }

    func popular() async throws -> [Manga] { try answer().list }
    func search(_ text: String, offset: Int, limit: Int) async throws -> [Manga] { try answer().list }
    func manga(slug: String) async throws -> Manga { try answer().manga }
    func chapters(of manga: Manga) async throws -> [Chapter] { try answer().chapters }

    func pages(of chapter: Chapter, in manga: Manga) async throws -> [Page] {
        _ = try answer()
        return [Page(index: 0, url: "http://stub/\(chapter.id.rawValue)/0")]
    }
}
