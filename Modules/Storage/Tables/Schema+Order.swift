import MangaSQLite

extension Schema {
    /// Priority, pause, options, metrics and totals of the queue.
    static let order = Migration(
        "5 order",
        sql: """
            -- Among equal priorities the lower rank is first. A row that is active is so in the epoch of queue_state
            -- only: to begin another one cancels all, however many they are. stored: its chapter is committed since.
            ALTER TABLE queue ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN rank INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN stored INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
            ALTER TABLE queue ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN pages INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN retries INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN waited_ms INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE queue ADD COLUMN spent_ms INTEGER NOT NULL DEFAULT 0;
            UPDATE queue SET rank = position;
            UPDATE queue SET stored = 1 WHERE state IN ('waiting', 'running') AND EXISTS (
                SELECT 1 FROM copy WHERE environment = queue.environment AND manga = queue.manga
                    AND chapter = queue.chapter AND downloaded_at IS NOT NULL);

            DROP INDEX queue_active;
            DROP INDEX queue_waiting;
            CREATE UNIQUE INDEX queue_active ON queue (epoch, environment, manga, chapter)
                WHERE state IN ('waiting', 'running');
            CREATE INDEX queue_order ON queue (epoch, priority DESC, rank) WHERE state IN ('waiting', 'running');
            CREATE INDEX queue_next ON queue (epoch, priority DESC, rank, environment)
                WHERE state = 'waiting' AND paused = 0;
            CREATE INDEX queue_stored ON queue (rank) WHERE stored = 1;

            -- One row. version grows with every change of the queue; the rest are sums that outlive their rows.
            CREATE TABLE queue_state (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                epoch INTEGER NOT NULL DEFAULT 0, version INTEGER NOT NULL DEFAULT 0,
                paused INTEGER NOT NULL DEFAULT 0,
                completed INTEGER NOT NULL DEFAULT 0, failed INTEGER NOT NULL DEFAULT 0,
                cancelled INTEGER NOT NULL DEFAULT 0,
                bytes INTEGER NOT NULL DEFAULT 0, pages INTEGER NOT NULL DEFAULT 0,
                retries INTEGER NOT NULL DEFAULT 0,
                waited_ms INTEGER NOT NULL DEFAULT 0, spent_ms INTEGER NOT NULL DEFAULT 0
            );
            INSERT INTO queue_state (id) VALUES (1);

            CREATE TABLE paused_manga (
                environment TEXT NOT NULL, manga TEXT NOT NULL, PRIMARY KEY (environment, manga)
            ) WITHOUT ROWID;
            """
    )

    /// Indices with all columns that are asked for: by the condition of a partial index alone, SQLite still reads every
    /// row.
    static let covering = Migration(
        "7 covering",
        sql: """
            DROP INDEX queue_order;
            DROP INDEX queue_next;
            CREATE INDEX queue_order ON queue (epoch, priority DESC, rank, state)
                WHERE state IN ('waiting', 'running');
            CREATE INDEX queue_next ON queue (epoch, priority DESC, rank, environment, state, paused)
                WHERE state = 'waiting' AND paused = 0;
            """
    )
}
