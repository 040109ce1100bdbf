import Foundation
import MangaLocalization
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

/// Libraries that an earlier release wrote.
struct OldLibraryTests {
    private let place: TemporaryLibrary

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a library of the first schema opens with its chapters, its queue in order, and its history`()
        async throws
    {
        let info = try String(decoding: JSONEncoder().encode(ChapterInfo.sample("1")), as: UTF8.self)
        try place.database { connection in
            try connection.execute(OldLibraryTests.schema)
            for (position, state) in ["completed", "failed", "waiting", "running", "waiting"].enumerated() {
                let isActive = ["waiting", "running"].contains(state)
                try connection.run(
                    """
                    INSERT INTO queue (id, environment, manga, chapter, info, state, owner, lease_until, done, total,
                        added_at, ended, ended_at, code, reason)
                    VALUES (?, 'testing', 'm1', ?, ?, ?, ?, ?, 2, 5, '2026-11-30T08:15:00Z', ?, ?, ?, ?)
                    """,
                    "row\(position)",
                    "c\(position)",
                    info,
                    state,
                    state == "running" ? "somebody" : nil,
                    state == "running" ? 1 : nil,
                    isActive ? nil : position,
                    isActive ? nil : "2026-11-30T08:16:00Z",
                    state == "failed" ? "http" : nil,
                    state == "failed" ? "page 2 answered 500" : nil
                )
            }
            try connection.run(
                """
                INSERT INTO copy (environment, manga, chapter, manga_slug, number, info, folder, page_count, bytes,
                    downloaded_at)
                VALUES ('testing', 'm1', 'c2', 'lantern', '1', ?, 'testing/a/b', 1, 9, '2026-11-30T08:15:00Z')
                """,
                info
            )
        }
        let library = try await place.open()

        let active = try await library.queue.active()
        #expect(active.map(\.id) == ["row2", "row3", "row4"])
        #expect(active.map(\.state) == [.waiting, .waiting, .waiting])
        #expect(active.map(\.priority) == [0, 0, 0])
        #expect(active.map(\.options) == Array(repeating: DownloadOptions(), count: 3))
        #expect(try await library.queue.history(.completed).map(\.id) == ["row0"])
        let failed = QueuedDownload.Outcome.failed(code: "http", reason: Message(verbatim: "page 2 answered 500"))
        #expect(try await library.queue.history(.failed).map(\.state) == [.ended(failed)])
        #expect(try await library.queue.totals() == QueueTotals())
        #expect(try await library.pages.usage(of: nil).chapters == 1)

        try await library.queue.finishStored()
        #expect(try await library.queue.claim("a")?.id == "row3")
        _ = try await library.queue.enqueue(.sample("9"), priority: 1)
        #expect(try await library.queue.claim("a")?.info == .sample("9"))
        #expect(try await library.queue.claim("a")?.id == "row4")
    }

    /// What the first release made; never to be changed.
    private static let schema = """
        CREATE TABLE migration (name TEXT PRIMARY KEY) WITHOUT ROWID;
        INSERT INTO migration VALUES ('1 catalogue'), ('2 copies'), ('3 queue'), ('4 editions');
        CREATE TABLE manga (
            environment TEXT NOT NULL, id TEXT NOT NULL, slug TEXT NOT NULL,
            json TEXT NOT NULL, updated_at TEXT NOT NULL,
            PRIMARY KEY (environment, id)
        ) WITHOUT ROWID;
        CREATE INDEX manga_slug ON manga (environment, slug);
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
        ALTER TABLE copy ADD COLUMN edition TEXT NOT NULL DEFAULT '';
        """
}
