public import Foundation
public import MangaModels

/// What is known of manga and chapters, and how far they were read: enough for every screen without a server.
///
/// All calls throw `StorageError`.
public protocol Catalogue: Sendable {
    /// Keeps what a server said of a manga, replacing what was known.
    func save(_ manga: Manga, in environment: EnvironmentID) async throws

    /// Keeps a manga's chapters in the given order; chapters the server no longer lists are dropped unless stored.
    func save(_ chapters: [Chapter], of manga: Manga, in environment: EnvironmentID) async throws

    /// Keeps a list that a server has just given, the latest ones of each environment, and the manga in it.
    func save(_ mangas: [Manga], answering question: ListQuestion, in environment: EnvironmentID) async throws

    /// What the server answered last; nil where it has not, or long ago.
    func list(_ question: ListQuestion, in environment: EnvironmentID) async throws -> KeptList?

    func manga(_ id: Manga.ID, in environment: EnvironmentID) async throws -> Manga?

    /// All that are known, by title.
    func mangas(in environment: EnvironmentID) async throws -> [Manga]

    /// Those whose title begins with `text`, by title; where there is none, those in whose title a word does.
    ///
    /// Capitals do not count. At most `limit`, and quick however many are known.
    func mangas(titled text: String, in environment: EnvironmentID, limit: Int) async throws -> [Manga]

    /// Those that `query` asks for, in sums, and quick however many are known.
    func library(_ query: LibraryQuery, in environment: EnvironmentID) async throws -> LibraryExcerpt

    /// Where each manga that was read was left, the latest first, and of how many that is known.
    func history(in environment: EnvironmentID, offset: Int, limit: Int) async throws -> (
        entries: [HistoryEntry], count: Int
    )

    /// The same of all environments together.
    func history(offset: Int, limit: Int) async throws -> (entries: [HistoryEntry], count: Int)

    /// When what is known of a manga was said; nil where nothing is.
    func updatedAt(of manga: Manga.ID, in environment: EnvironmentID) async throws -> Date?

    /// In reading order; empty where none are known.
    func chapters(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [Chapter]

    func progress(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [ReadingProgress]

    /// Of the manga of one environment, what was read last first; at most `limit`.
    func recentProgress(in environment: EnvironmentID, limit: Int) async throws -> [ReadingProgress]

    /// All or none; never moves a chapter's progress back, and what was read to its end stays so.
    func record(_ progress: [ReadingProgress], in environment: EnvironmentID) async throws

    /// Forgets how far these chapters were read; of how many that was known.
    @discardableResult
    func forgetProgress(of chapters: [Chapter.ID], of manga: Manga.ID, in environment: EnvironmentID) async throws
        -> Int

    /// The latest first; those of every manga of the environment where `manga` is nil.
    func bookmarks(of manga: Manga.ID?, in environment: EnvironmentID) async throws -> [Bookmark]

    /// Keeps a bookmark; one that is there already becomes the latest.
    func save(_ bookmark: Bookmark, in environment: EnvironmentID) async throws

    /// Removes the bookmark of a page (from 0), or all of the chapter; how many there were.
    @discardableResult
    func removeBookmarks(
        of chapter: Chapter.ID,
        page: Int?,
        of manga: Manga.ID,
        in environment: EnvironmentID
    ) async throws -> Int
}

extension Catalogue {
    /// Never moves the chapter's progress back.
    public func record(_ progress: ReadingProgress, in environment: EnvironmentID) async throws {
        try await record([progress], in: environment)
    }
}
