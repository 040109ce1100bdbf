import MangaSQLite

extension Schema {
    /// Bookmarks, and what was read last.
    static let reading = Migration(
        "15 reading",
        sql: """
            CREATE TABLE bookmark (
                environment TEXT NOT NULL, manga TEXT NOT NULL, chapter TEXT NOT NULL,
                page INTEGER NOT NULL, added_at TEXT NOT NULL,
                PRIMARY KEY (environment, manga, chapter, page)
            ) WITHOUT ROWID;
            CREATE INDEX progress_recent ON progress (environment, updated_at DESC, manga, chapter);
            """
    )
}
