import Foundation
import MangaModels
import MangaSQLite

/// The table `bookmark`.
struct BookmarkTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    func save(_ bookmark: Bookmark, in environment: EnvironmentID) throws {
        try connection.run(
            """
            INSERT INTO bookmark (environment, manga, chapter, page, added_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET added_at = excluded.added_at
            """,
            environment.rawValue,
            bookmark.manga.rawValue,
            bookmark.chapter.rawValue,
            bookmark.pageIndex,
            Timestamp.text(bookmark.addedAt)
        )
    }

    /// Of the chapter where `page` is nil; how many went.
    func remove(_ chapter: Chapter.ID, page: Int?, of manga: Manga.ID, in environment: EnvironmentID) throws -> Int {
        try connection.run(
            """
            DELETE FROM bookmark
            WHERE environment = ?1 AND manga = ?2 AND chapter = ?3 AND (?4 IS NULL OR page = ?4)
            """,
            environment.rawValue,
            manga.rawValue,
            chapter.rawValue,
            page
        )
    }

    /// The chapter that got one latest first, and those of a chapter by page.
    func bookmarks(of manga: Manga.ID?, in environment: EnvironmentID) throws -> [Bookmark] {
        try connection.all(
            """
            SELECT manga, chapter, page, added_at FROM bookmark
            WHERE environment = ?1 AND (?2 IS NULL OR manga = ?2)
            ORDER BY max(added_at) OVER (PARTITION BY manga, chapter) DESC, manga, chapter, page
            """,
            environment.rawValue,
            manga?.rawValue
        ) { row in
            Bookmark(
                manga: Manga.ID(row.text(0)),
                chapter: Chapter.ID(row.text(1)),
                pageIndex: row.int(2),
                addedAt: Timestamp.date(row.text(3)) ?? .distantPast
            )
        }
    }
}
