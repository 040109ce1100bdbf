import MangaSQLite

extension Schema {
    /// Titles that can be looked up by their beginning, however many there are.
    static let titles = Migration(
        "14 titles",
        sql: """
            ALTER TABLE manga ADD COLUMN title TEXT GENERATED ALWAYS AS (json_extract(json, '$.title')) VIRTUAL;
            CREATE INDEX manga_title ON manga (environment, title COLLATE NOCASE);
            """
    )
}
