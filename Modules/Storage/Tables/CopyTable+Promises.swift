import Foundation
import MangaModels
import MangaSQLite

/// Room for the copies in writing.
extension CopyTable {
    /// Those of the chapters that somebody works on now, but for `key`'s.
    func promises(besides key: ChapterKey?, now: Date) throws -> [Promise] {
        let queue = QueueTable(connection, now: now)
        let mine = key.map { [$0.environment.rawValue, $0.manga.rawValue, $0.chapter.rawValue] }
        let rows = try connection.all(
            """
            SELECT owner, lease_until, folder, promised, promise_is_estimate, page_count,
                (SELECT count(*) FROM page WHERE copy = copy.id),
                (SELECT coalesce(sum(size), 0) FROM page WHERE copy = copy.id), environment, manga, chapter
            FROM queue JOIN copy USING (environment, manga, chapter)
            WHERE state = 'running' AND \(QueueTable.isActive) AND downloaded_at IS NULL AND promised > 0
            """
        ) { row -> Promise? in
            guard queue.isHeld(by: row.text(0), until: row.int(1)), mine != [row.text(8), row.text(9), row.text(10)]
            else { return nil }
            return Promise(row)
        }
        return rows.compactMap(\.self)
    }

    /// Notes what `bytes` more make of the copy in all.
    func promise(_ bytes: Int, isEstimate: Bool, to copy: Copy) throws {
        try connection.run(
            """
            UPDATE copy SET promise_is_estimate = ?1, promised =
                min(?2, 1 << 60) + (SELECT coalesce(sum(size), 0) FROM page WHERE copy = ?3)
            WHERE id = ?3
            """,
            isEstimate ? 1 : 0,
            bytes,
            copy.id
        )
    }

    /// The copies in writing that wait for their turn, but for `key`'s: the ones whose turn comes last first.
    func idle(besides key: ChapterKey, owner: String, now: Date) throws -> [Copy] {
        let queue = QueueTable(connection, now: now)
        let columns = Copy.columns.split(separator: ", ").map { "copy." + $0 }
        let rows = try connection.all(
            """
            SELECT \(columns.joined(separator: ", ")), owner, lease_until
            FROM queue JOIN copy USING (environment, manga, chapter)
            WHERE \(QueueTable.isActive) AND paused = 0 AND downloaded_at IS NULL
                AND NOT (environment = ? AND manga = ? AND chapter = ?)
            ORDER BY priority, rank DESC
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue
        ) { row -> Copy? in
            let (holder, end) = (row.text(columns.count), row.int(columns.count + 1))
            return holder != owner && queue.isHeld(by: holder, until: end) ? nil : Copy(row)
        }
        return rows.compactMap(\.self)
    }

    /// Removes the row of a copy in writing, unless somebody works on its chapter again; whether it did.
    func removeIdle(_ copy: Copy, owner: String, now: Date) throws -> Bool {
        let row = try QueueTable(connection, now: now).active(copy.key)
        if case .running(let holder) = row?.state, holder != owner { return false }
        return try remove(copy)
    }
}

extension Promise {
    /// Of the columns from `folder` on.
    fileprivate init(_ row: Row) {
        self.init(
            folder: row.text(2),
            bytes: row.int(3),
            isEstimate: row.int(4) != 0,
            pageCount: row.int(5),
            accepted: row.int(6),
            acceptedBytes: row.int(7)
        )
    }
}
