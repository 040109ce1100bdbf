import MangaSQLite

extension Schema {
    /// Who works on the queue, how fast, and what stands in the way.
    static let workers = Migration(
        "12 workers",
        sql: """
            -- Nobody is there any more whose lease (in ms since 1970) has run out. obstacles: JSON.
            CREATE TABLE worker (
                owner TEXT PRIMARY KEY, lease_until INTEGER NOT NULL, obstacles TEXT NOT NULL DEFAULT '[]'
            ) WITHOUT ROWID;

            -- Of running rows: bytes a second, time left, and as JSON why it stands still.
            ALTER TABLE queue ADD COLUMN speed INTEGER;
            ALTER TABLE queue ADD COLUMN left_ms INTEGER;
            ALTER TABLE queue ADD COLUMN standstill TEXT;
            """
    )
}
