import Foundation
import MangaModels

/// The catalogue in the library's database.
struct LibraryCatalogue: Catalogue {
    let database: LibraryDatabase
    let now: @Sendable () -> Date

    func save(_ manga: Manga, in environment: EnvironmentID) async throws {
        let time = Timestamp.text(now())
        try await database.write { try CatalogueTable($0).save(manga, in: environment, at: time) }
    }

    func save(_ chapters: [Chapter], of manga: Manga, in environment: EnvironmentID) async throws {
        let time = Timestamp.text(now())
        try await database.write { try CatalogueTable($0).save(chapters, of: manga.id, in: environment, at: time) }
    }

    func save(_ mangas: [Manga], answering question: ListQuestion, in environment: EnvironmentID) async throws {
        let time = Timestamp.text(now())
        try await database.write { try ListTable($0).save(mangas, question, in: environment, at: time) }
    }

    func list(_ question: ListQuestion, in environment: EnvironmentID) async throws -> KeptList? {
        let found = try await database.read { try ListTable($0).list(question, in: environment) }
        guard let found, let date = Timestamp.date(found.time) else { return nil }
        return KeptList(found.mangas, answeredAt: date)
    }

    func manga(_ id: Manga.ID, in environment: EnvironmentID) async throws -> Manga? {
        try await database.read { try CatalogueTable($0).manga(id, in: environment) }
    }

    func mangas(in environment: EnvironmentID) async throws -> [Manga] {
        try await database.read { try CatalogueTable($0).mangas(in: environment) }
    }

    func mangas(titled text: String, in environment: EnvironmentID, limit: Int) async throws -> [Manga] {
        try await database.read { try CatalogueTable($0).mangas(titled: text, in: environment, limit: limit) }
    }

    func library(_ query: LibraryQuery, in environment: EnvironmentID) async throws -> LibraryExcerpt {
        try await database.read { try ShelfTable($0).excerpt(query, in: environment) }
    }

    func history(in environment: EnvironmentID, offset: Int, limit: Int) async throws -> (
        entries: [HistoryEntry], count: Int
    ) {
        try await database.read { try ShelfTable($0).history(in: environment, offset: offset, limit: limit) }
    }

    func history(offset: Int, limit: Int) async throws -> (entries: [HistoryEntry], count: Int) {
        try await database.read { try ShelfTable($0).history(offset: offset, limit: limit) }
    }

    func updatedAt(of manga: Manga.ID, in environment: EnvironmentID) async throws -> Date? {
        let text = try await database.read { try CatalogueTable($0).updatedAt(of: manga, in: environment) }
        return text.flatMap(Timestamp.date)
    }

    func chapters(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [Chapter] {
        try await database.read { try CatalogueTable($0).chapters(of: manga, in: environment) }
    }

    func progress(of manga: Manga.ID, in environment: EnvironmentID) async throws -> [ReadingProgress] {
        try await database.read { try ProgressTable($0).progress(of: manga, in: environment) }
    }

    func recentProgress(in environment: EnvironmentID, limit: Int) async throws -> [ReadingProgress] {
        try await database.read { try ProgressTable($0).recent(in: environment, limit: limit) }
    }

    func record(_ progress: [ReadingProgress], in environment: EnvironmentID) async throws {
        try await database.write { connection in
            for one in progress { try ProgressTable(connection).record(one, in: environment) }
        }
    }

    func forgetProgress(of chapters: [Chapter.ID], of manga: Manga.ID, in environment: EnvironmentID) async throws
        -> Int
    {
        try await database.write { connection in
            try chapters.reduce(0) { try $0 + ProgressTable(connection).forget($1, of: manga, in: environment) }
        }
    }

    func bookmarks(of manga: Manga.ID?, in environment: EnvironmentID) async throws -> [Bookmark] {
        try await database.read { try BookmarkTable($0).bookmarks(of: manga, in: environment) }
    }

    func save(_ bookmark: Bookmark, in environment: EnvironmentID) async throws {
        try await database.write { try BookmarkTable($0).save(bookmark, in: environment) }
    }

    func removeBookmarks(
        of chapter: Chapter.ID,
        page: Int?,
        of manga: Manga.ID,
        in environment: EnvironmentID
    ) async throws -> Int {
        try await database.write { try BookmarkTable($0).remove(chapter, page: page, of: manga, in: environment) }
    }
}
