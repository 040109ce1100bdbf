import Foundation
import MangaModels
import MangaSQLite

/// The table `progress`.
struct ProgressTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// An earlier page than the one that is noted changes nothing.
    func record(_ progress: ReadingProgress, in environment: EnvironmentID) throws {
        try connection.run(
            """
            INSERT INTO progress (environment, manga, chapter, page, total, updated_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE
            SET page = excluded.page, total = excluded.total, updated_at = max(updated_at, excluded.updated_at)
            WHERE excluded.page >= page
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
        ) { row in
            ReadingProgress(
                manga: manga,
                chapter: Chapter.ID(row.text(0)),
                pageIndex: row.int(1),
                totalPages: row.int(2),
                updatedAt: Timestamp.date(row.text(3)) ?? .distantPast
            )
        }
    }
}
