import MangaSQLite

extension Schema {
    /// All titles in a few large rows, so that who looks for a part of one reads bytes, and not a row for each manga.
    static let titleBlocks = Migration(
        "17 title blocks",
        sql: """
            -- titles: of each manga its title in small letters (of ASCII), the byte FE, its id, and the byte FF: no text
            -- has these two bytes.
            CREATE TABLE title_block (block INTEGER PRIMARY KEY, environment TEXT NOT NULL, titles BLOB NOT NULL);
            CREATE INDEX title_block_environment ON title_block (environment);
            INSERT INTO title_block (environment, titles)
                SELECT environment, CAST(group_concat(\(record("numbered")), '') AS BLOB) FROM (
                    SELECT environment, manga, title,
                        row_number() OVER (PARTITION BY environment ORDER BY manga) / 64 AS part
                    FROM shelf WHERE title <> '') AS numbered
                GROUP BY environment, part;
            CREATE TRIGGER title_added AFTER INSERT ON shelf WHEN new.title <> '' BEGIN
                \(append)
            END;
            CREATE TRIGGER title_known AFTER UPDATE OF title ON shelf WHEN old.title = '' AND new.title <> '' BEGIN
                \(append)
            END;
            CREATE TRIGGER title_changed AFTER UPDATE OF title ON shelf
                WHEN old.title <> '' AND new.title <> old.title
            BEGIN
                \(replace(with: "iif(new.title = '', x'', \(record("new")))"))
            END;
            CREATE TRIGGER title_removed AFTER DELETE ON shelf WHEN old.title <> '' BEGIN
                \(replace(with: "x''"))
            END;
            """
    )

    private static func record(_ row: String) -> String {
        "CAST(lower(\(row).title) AS BLOB) || x'FE' || \(row).manga || x'FF'"
    }

    /// Behind the last block of the environment; a new one where that has no room on its page.
    private static var append: String {
        """
        INSERT INTO title_block (environment, titles) SELECT new.environment, x'' WHERE coalesce((
            SELECT length(titles) FROM title_block WHERE environment = new.environment ORDER BY block DESC LIMIT 1
            ), 4000) > 3500;
        UPDATE title_block SET titles = CAST(titles || \(record("new")) AS BLOB)
            WHERE block = (SELECT max(block) FROM title_block WHERE environment = new.environment);
        """
    }

    private static func replace(with text: String) -> String {
        let record = record("old")
        return """
            UPDATE title_block SET titles = CAST(replace(titles, CAST(\(record) AS BLOB), \(text)) AS BLOB)
                WHERE environment = old.environment AND instr(titles, CAST(\(record) AS BLOB)) > 0;
            """
    }
}
