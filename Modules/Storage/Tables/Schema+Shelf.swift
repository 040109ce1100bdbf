import MangaSQLite

extension Schema {
    /// Sums of each manga, so that no screen adds up millions of rows; triggers keep them in the transaction of every
    /// change.
    static let shelf = Migration(
        "16 shelf",
        sql: """
            -- known: chapters; unread: those of them that were not read to their end; stored, pages, bytes: on this disk.
            -- read_at and stored_at are those of the latest, or empty.
            CREATE TABLE shelf (
                environment TEXT NOT NULL, manga TEXT NOT NULL, title TEXT NOT NULL DEFAULT '',
                known INTEGER NOT NULL DEFAULT 0, unread INTEGER NOT NULL DEFAULT 0,
                stored INTEGER NOT NULL DEFAULT 0, pages INTEGER NOT NULL DEFAULT 0,
                bytes INTEGER NOT NULL DEFAULT 0,
                read_at TEXT NOT NULL DEFAULT '', stored_at TEXT NOT NULL DEFAULT '',
                PRIMARY KEY (environment, manga)
            ) WITHOUT ROWID;
            -- What an environment takes up.
            CREATE TABLE shelf_total (
                environment TEXT PRIMARY KEY, mangas INTEGER NOT NULL, stored INTEGER NOT NULL,
                pages INTEGER NOT NULL, bytes INTEGER NOT NULL
            ) WITHOUT ROWID;
            \(fillShelf)
            -- Each holds all that its order is asked with: no row of the table is read that is not shown.
            CREATE INDEX shelf_title ON shelf (environment, title COLLATE NOCASE, manga, stored, read_at);
            CREATE INDEX shelf_size ON shelf (environment, bytes, manga, stored, read_at, title);
            CREATE INDEX shelf_date ON shelf (environment, stored_at, manga, stored, read_at, title);
            CREATE INDEX shelf_read ON shelf (environment, read_at, manga, stored, title);
            CREATE INDEX shelf_unread ON shelf (environment, unread, manga, stored, read_at, title);
            CREATE INDEX progress_manga ON progress (environment, manga, updated_at);
            \(mangaTriggers)
            \(chapterTriggers)
            \(progressTriggers)
            \(copyTriggers)
            \(shelfTriggers)
            """
    )

    private static let fillShelf = """
        INSERT INTO shelf (environment, manga, title) SELECT environment, id, title FROM manga;
        INSERT INTO shelf (environment, manga, known, unread)
            SELECT chapter.environment, chapter.manga, count(*),
                count(*) - coalesce(sum(progress.total > 0 AND progress.page >= progress.total - 1), 0)
            FROM chapter LEFT JOIN progress ON progress.environment = chapter.environment
                AND progress.manga = chapter.manga AND progress.chapter = chapter.id
            WHERE true GROUP BY chapter.environment, chapter.manga
            ON CONFLICT DO UPDATE SET known = excluded.known, unread = excluded.unread;
        INSERT INTO shelf (environment, manga, read_at)
            SELECT environment, manga, max(updated_at) FROM progress WHERE true GROUP BY environment, manga
            ON CONFLICT DO UPDATE SET read_at = excluded.read_at;
        INSERT INTO shelf (environment, manga, stored, pages, bytes, stored_at)
            SELECT environment, manga, count(*), sum(page_count), sum(bytes), max(downloaded_at) FROM copy
            WHERE downloaded_at IS NOT NULL AND gone = 0 GROUP BY environment, manga
            ON CONFLICT DO UPDATE SET stored = excluded.stored, pages = excluded.pages, bytes = excluded.bytes,
                stored_at = excluded.stored_at;
        INSERT INTO shelf_total
            SELECT environment, count(*), sum(stored), sum(pages), sum(bytes) FROM shelf
            WHERE stored > 0 GROUP BY environment;
        """

    private static let mangaTriggers = """
        CREATE TRIGGER manga_added AFTER INSERT ON manga BEGIN
            INSERT INTO shelf (environment, manga, title) VALUES (new.environment, new.id, new.title)
            ON CONFLICT DO UPDATE SET title = excluded.title;
        END;
        CREATE TRIGGER manga_titled AFTER UPDATE OF title ON manga WHEN new.title <> old.title BEGIN
            UPDATE shelf SET title = new.title WHERE environment = new.environment AND manga = new.id;
        END;
        """

    private static let chapterTriggers = """
        CREATE TRIGGER chapter_added AFTER INSERT ON chapter BEGIN
            INSERT INTO shelf (environment, manga, known, unread) VALUES (new.environment, new.manga, 1,
                NOT EXISTS (SELECT 1 FROM progress WHERE environment = new.environment AND manga = new.manga
                    AND chapter = new.id AND \(isRead("progress"))))
            ON CONFLICT DO UPDATE SET known = known + 1, unread = unread + excluded.unread;
        END;
        CREATE TRIGGER chapter_removed AFTER DELETE ON chapter BEGIN
            UPDATE shelf SET known = known - 1, unread = unread -
                NOT EXISTS (SELECT 1 FROM progress WHERE environment = old.environment AND manga = old.manga
                    AND chapter = old.id AND \(isRead("progress")))
            WHERE environment = old.environment AND manga = old.manga;
        END;
        """

    private static let progressTriggers = """
        CREATE TRIGGER progress_added AFTER INSERT ON progress BEGIN
            INSERT INTO shelf (environment, manga, read_at) VALUES (new.environment, new.manga, new.updated_at)
            ON CONFLICT DO UPDATE SET read_at = max(read_at, excluded.read_at),
                unread = unread - (\(isRead("new")) AND \(isKnown("new")));
        END;
        CREATE TRIGGER progress_changed AFTER UPDATE ON progress BEGIN
            UPDATE shelf SET read_at = max(read_at, new.updated_at),
                unread = unread - (\(isKnown("new"))) * ((\(isRead("new"))) - (\(isRead("old"))))
            WHERE environment = new.environment AND manga = new.manga;
        END;
        CREATE TRIGGER progress_removed AFTER DELETE ON progress BEGIN
            UPDATE shelf SET unread = unread + (\(isRead("old")) AND \(isKnown("old"))),
                read_at = coalesce((SELECT max(updated_at) FROM progress
                    WHERE environment = old.environment AND manga = old.manga), '')
            WHERE environment = old.environment AND manga = old.manga;
        END;
        """

    private static let copyTriggers = """
        CREATE TRIGGER copy_added AFTER INSERT ON copy WHEN \(isStored("new")) BEGIN
            \(add("new"))
        END;
        CREATE TRIGGER copy_changed AFTER UPDATE OF downloaded_at, gone, page_count, bytes ON copy BEGIN
            \(remove("old"))
            \(add("new"))
        END;
        CREATE TRIGGER copy_removed AFTER DELETE ON copy WHEN \(isStored("old")) BEGIN
            \(remove("old"))
        END;
        """

    private static let shelfTriggers = """
        CREATE TRIGGER shelf_added AFTER INSERT ON shelf WHEN new.stored > 0 BEGIN
            INSERT INTO shelf_total VALUES (new.environment, 1, new.stored, new.pages, new.bytes)
            ON CONFLICT DO UPDATE SET mangas = mangas + 1, stored = stored + excluded.stored,
                pages = pages + excluded.pages, bytes = bytes + excluded.bytes;
        END;
        CREATE TRIGGER shelf_changed AFTER UPDATE OF stored, pages, bytes ON shelf BEGIN
            INSERT INTO shelf_total VALUES (new.environment, (new.stored > 0) - (old.stored > 0),
                new.stored - old.stored, new.pages - old.pages, new.bytes - old.bytes)
            ON CONFLICT DO UPDATE SET mangas = mangas + excluded.mangas, stored = stored + excluded.stored,
                pages = pages + excluded.pages, bytes = bytes + excluded.bytes;
        END;
        """

    private static func isRead(_ row: String) -> String {
        "\(row).total > 0 AND \(row).page >= \(row).total - 1"
    }

    private static func isKnown(_ row: String) -> String {
        """
        EXISTS (SELECT 1 FROM chapter WHERE environment = \(row).environment AND manga = \(row).manga
            AND id = \(row).chapter)
        """
    }

    private static func isStored(_ row: String) -> String {
        "\(row).downloaded_at IS NOT NULL AND \(row).gone = 0"
    }

    private static func add(_ row: String) -> String {
        """
        INSERT INTO shelf (environment, manga, stored, pages, bytes, stored_at)
            SELECT \(row).environment, \(row).manga, 1, \(row).page_count, \(row).bytes, \(row).downloaded_at
            WHERE \(isStored(row))
            ON CONFLICT DO UPDATE SET stored = stored + 1, pages = pages + excluded.pages,
                bytes = bytes + excluded.bytes, stored_at = max(stored_at, excluded.stored_at);
        """
    }

    private static func remove(_ row: String) -> String {
        """
        UPDATE shelf SET stored = stored - 1, pages = pages - \(row).page_count, bytes = bytes - \(row).bytes,
                stored_at = iif(stored > 1, stored_at, '')
            WHERE environment = \(row).environment AND manga = \(row).manga AND \(isStored(row));
        """
    }
}
