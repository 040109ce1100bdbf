import MangaSQLite

extension Schema {
    /// What is kept free for copies in writing.
    static let promises = Migration(
        "10 promises",
        sql: """
            -- Bytes that all pages of a copy in writing will take: by the server's list, or as an estimate. They count
            -- while its row of the queue is running.
            ALTER TABLE copy ADD COLUMN promised INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE copy ADD COLUMN promise_is_estimate INTEGER NOT NULL DEFAULT 0;
            """
    )
}
