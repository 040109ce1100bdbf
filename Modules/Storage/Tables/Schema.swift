import MangaSQLite

/// The steps of the library's schema.
///
/// A step that was published is never changed; new ones go to the end.
enum Schema {
    static let migrations = [
        Migration(
            "1 catalogue",
            sql: """
                CREATE TABLE manga (
                    environment TEXT NOT NULL, id TEXT NOT NULL, slug TEXT NOT NULL,
                    json TEXT NOT NULL, updated_at TEXT NOT NULL,
                    PRIMARY KEY (environment, id)
                ) WITHOUT ROWID;
                CREATE INDEX manga_slug ON manga (environment, slug);

                -- A chapter that the server no longer lists has no position.
                CREATE TABLE chapter (
                    environment TEXT NOT NULL, manga TEXT NOT NULL, id TEXT NOT NULL,
                    position INTEGER, json TEXT NOT NULL, updated_at TEXT NOT NULL,
                    PRIMARY KEY (environment, manga, id)
                ) WITHOUT ROWID;

                CREATE TABLE progress (
                    environment TEXT NOT NULL, manga TEXT NOT NULL, chapter TEXT NOT NULL,
                    page INTEGER NOT NULL, total INTEGER NOT NULL, updated_at TEXT NOT NULL,
                    PRIMARY KEY (environment, manga, chapter)
                ) WITHOUT ROWID;
                """
        ),
        Migration(
            "2 copies",
            sql: """
                -- A chapter's folder: being written while downloaded_at is NULL, else the chapter.
                CREATE TABLE copy (
                    id INTEGER PRIMARY KEY,
                    environment TEXT NOT NULL, manga TEXT NOT NULL, chapter TEXT NOT NULL,
                    manga_slug TEXT NOT NULL, number TEXT NOT NULL, info TEXT NOT NULL,
                    folder TEXT NOT NULL UNIQUE, page_count INTEGER NOT NULL,
                    bytes INTEGER NOT NULL DEFAULT 0, downloaded_at TEXT
                );
                CREATE UNIQUE INDEX copy_stored ON copy (environment, manga, chapter) WHERE downloaded_at IS NOT NULL;
                CREATE UNIQUE INDEX copy_pending ON copy (environment, manga, chapter) WHERE downloaded_at IS NULL;
                CREATE INDEX copy_number ON copy (environment, number);

                CREATE TABLE page (
                    copy INTEGER NOT NULL REFERENCES copy (id) ON DELETE CASCADE, position INTEGER NOT NULL,
                    file TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL, media_type TEXT NOT NULL,
                    width INTEGER NOT NULL, height INTEGER NOT NULL,
                    PRIMARY KEY (copy, position)
                ) WITHOUT ROWID;
                """
        ),
        Migration(
            "3 queue",
            sql: """
                -- position is the order of addition, ended the order of ending; lease_until is in ms since 1970.
                CREATE TABLE queue (
                    position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
                    environment TEXT NOT NULL, manga TEXT NOT NULL, chapter TEXT NOT NULL, info TEXT NOT NULL,
                    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'completed', 'failed', 'cancelled')),
                    owner TEXT, lease_until INTEGER,
                    done INTEGER NOT NULL DEFAULT 0, total INTEGER NOT NULL DEFAULT 0,
                    added_at TEXT NOT NULL, ended INTEGER, ended_at TEXT, code TEXT, reason TEXT
                );
                CREATE UNIQUE INDEX queue_active ON queue (environment, manga, chapter)
                    WHERE state IN ('waiting', 'running');
                CREATE INDEX queue_failed ON queue (environment, manga, chapter) WHERE state = 'failed';
                CREATE INDEX queue_waiting ON queue (position) WHERE state = 'waiting';
                CREATE INDEX queue_running ON queue (lease_until) WHERE state = 'running';
                CREATE INDEX queue_ended ON queue (state, ended) WHERE ended IS NOT NULL;
                """
        ),
        Migration("4 editions", sql: "ALTER TABLE copy ADD COLUMN edition TEXT NOT NULL DEFAULT ''"),
        order,
        Migration("6 gaps", sql: "ALTER TABLE copy ADD COLUMN missing TEXT NOT NULL DEFAULT '[]'"),
        covering,
        Migration(
            "8 gaps of downloads",
            sql: """
                -- Pages that a completed download went without, as in its copy.
                ALTER TABLE queue ADD COLUMN missing TEXT NOT NULL DEFAULT '[]';
                UPDATE queue SET missing = coalesce((
                    SELECT missing FROM copy WHERE environment = queue.environment AND manga = queue.manga
                        AND chapter = queue.chapter AND downloaded_at IS NOT NULL), '[]')
                WHERE state = 'completed';
                """
        ),
        Migration(
            "9 one failure a chapter",
            sql: """
                -- Only the latest one, and none of a chapter that has come since.
                DELETE FROM queue WHERE state = 'failed' AND (
                    EXISTS (SELECT 1 FROM queue AS later WHERE later.state = 'failed'
                        AND later.environment = queue.environment AND later.manga = queue.manga
                        AND later.chapter = queue.chapter AND later.ended > queue.ended)
                    OR EXISTS (SELECT 1 FROM copy WHERE copy.environment = queue.environment
                        AND copy.manga = queue.manga AND copy.chapter = queue.chapter
                        AND copy.downloaded_at >= queue.ended_at));
                """
        ),
        promises,
        Migration(
            "11 paused rows",
            sql: "CREATE INDEX queue_paused ON queue (epoch) WHERE state = 'waiting' AND paused = 1"
        ),
        workers,
        Migration(
            "13 missing chapters",
            sql: """
                -- Of a committed copy: its folder is not there, but for that it is the chapter.
                ALTER TABLE copy ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
                """
        ),
        titles,
        reading,
        shelf,
        titleBlocks,
        lists,
        counts,
    ]
}
