import MangaSQLite

extension Schema {
    /// The last answer to each list that a server was asked for.
    static let lists = Migration(
        "18 lists",
        sql: """
            -- question: see ListQuestion.key. mangas: their ids in order, as JSON.
            CREATE TABLE list (
                environment TEXT NOT NULL, question TEXT NOT NULL,
                mangas TEXT NOT NULL, answered_at TEXT NOT NULL,
                PRIMARY KEY (environment, question)
            ) WITHOUT ROWID;
            CREATE INDEX list_age ON list (environment, answered_at);
            """
    )
}
