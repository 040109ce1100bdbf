import MangaSQLite

extension Schema {
    /// Titles that can be looked up by their beginning, however many there are.
    static let titles = Migration(
        "14 titles",
        sql: """
            ALTER TABLE manga ADD COLUMN title TEXT NOT NULL DEFAULT '';
            \(fillTitles);
            CREATE INDEX manga_title ON manga (environment, title COLLATE NOCASE);
            """
    )

    /// Takes the titles that are not known yet from the JSON beside them.
    static let fillTitles = """
        UPDATE manga SET title = coalesce(json_extract(json, '$.title'), '') WHERE title = '' AND json_valid(json)
        """
}
