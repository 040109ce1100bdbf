import Foundation
import MangaModels
import MangaSQLite

/// The table `progress`.
struct ProgressTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// An earlier page than the one that is noted changes nothing, and what was read to its end stays so, however many
    /// pages it has by now.
    func record(_ progress: ReadingProgress, in environment: EnvironmentID) throws {
        try connection.run(
            """
            INSERT INTO progress (environment, manga, chapter, page, total, updated_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE
            SET page = excluded.page, total = excluded.total, updated_at = max(updated_at, excluded.updated_at)
            WHERE iif(
                total > 0 AND page >= total - 1,
                excluded.page >= page AND excluded.page >= excluded.total - 1,
                excluded.page >= page OR (excluded.total > 0 AND excluded.page >= excluded.total - 1))
            """,
            environment.rawValue,
            progress.manga.rawValue,
            progress.chapter.rawValue,
            progress.pageIndex,
            progress.totalPages,
            Timestamp.text(progress.updatedAt)
        )
    }

    func progress(of manga: Manga.ID, in environment: EnvironmentID) throws -> [ReadingProgress] {
        try connection.all(
            "SELECT chapter, page, total, updated_at FROM progress WHERE environment = ? AND manga = ?",
            environment.rawValue,
            manga.rawValue
        ) { ReadingProgress(of: manga, $0) }
    }

    /// The latest of all manga; `chapter` breaks ties, so that the answer does not change by itself.
    func recent(in environment: EnvironmentID, limit: Int) throws -> [ReadingProgress] {
        try connection.all(
            """
            SELECT chapter, page, total, updated_at, manga FROM progress
            WHERE environment = ? ORDER BY updated_at DESC, manga, chapter LIMIT ?
            """,
            environment.rawValue,
            limit
        ) { ReadingProgress(of: Manga.ID($0.text(4)), $0) }
    }

    /// That of the chapter of `manga` that was read last; of several at once, of the last in reading order.
    func latest(of manga: Manga.ID, in environment: EnvironmentID) throws -> ReadingProgress? {
        try connection.first(
            """
            SELECT chapter, page, total, updated_at FROM progress
            WHERE environment = ? AND manga = ? ORDER BY updated_at DESC, (
                SELECT position FROM chapter
                WHERE environment = progress.environment AND manga = progress.manga AND id = progress.chapter
            ) DESC, chapter DESC LIMIT 1
            """,
            environment.rawValue,
            manga.rawValue
        ) { ReadingProgress(of: manga, $0) }
    }

    /// How many rows went: one or none.
    func forget(_ chapter: Chapter.ID, of manga: Manga.ID, in environment: EnvironmentID) throws -> Int {
        try connection.run(
            "DELETE FROM progress WHERE environment = ? AND manga = ? AND chapter = ?",
            environment.rawValue,
            manga.rawValue,
            chapter.rawValue
        )
    }
}

extension ReadingProgress {
    /// Columns: chapter, page, total, updated_at.
    fileprivate init(of manga: Manga.ID, _ row: Row) {
        self.init(
            manga: manga,
            chapter: Chapter.ID(row.text(0)),
            pageIndex: row.int(1),
            totalPages: row.int(2),
            updatedAt: Timestamp.date(row.text(3)) ?? .distantPast
        )
    }
}
