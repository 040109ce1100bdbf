public import MangaModels

/// What is known of manga and chapters, and how far they were read: enough for every screen without a server.
///
/// All calls throw `StorageError`.
public protocol Catalogue: Sendable {
    /// Keeps what a server said of a manga, replacing what was known.
    func save(_ manga: Manga, in environment: EnvironmentID) async throws

    /// Keeps a manga's chapters in the given order; chapters the server no longer lists are dropped unless stored.
    func save(_ chapters: [Chapter], of manga: Manga, in environment: EnvironmentID) async throws

    func manga(_ id: Manga.ID, in environment: EnvironmentID) async throws -> Manga?

    /// All that are known, by title.
    func mangas(in environment: EnvironmentID) async throws -> [Manga]

    /// Those whose title begins with `text`, by title; where there is none, those in whose title a word does.
    ///
    /// Capitals do not count. At most `limit`, and quick however many are known.
    func mangas(titled text: String, in environment: EnvironmentID, limit: Int) async throws -> [Manga]

    /// In reading order; empty where none are known.
    func chapters(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [Chapter]

    func progress(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [ReadingProgress]

    /// Never moves a chapter's progress back.
    func record(_ progress: ReadingProgress, in environment: EnvironmentID) async throws
}
