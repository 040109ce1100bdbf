import Foundation
import MangaCrypto
import MangaModels
import MangaSQLite

/// The table `queue`.
struct QueueTable {
    private static let columns =
        "id, info, state, owner, lease_until, done, total, added_at, ended_at, code, reason"

    let connection: Connection
    /// The store's own time, and the same as text.
    private let now: Date
    private let time: String

    init(_ connection: Connection, now: Date) {
        self.connection = connection
        self.now = now
        time = Timestamp.text(now)
    }

    func enqueue(_ info: ChapterInfo) throws -> QueuedDownload {
        if let row = try active(info.key) { return row }
        let id = randomToken(bytes: 6)
        try connection.run(
            """
            INSERT INTO queue (id, environment, manga, chapter, info, state, added_at)
            VALUES (?, ?, ?, ?, ?, 'waiting', ?)
            """,
            id,
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue,
            try JSONText.encode(info),
            time
        )
        return QueuedDownload(
            id: id,
            info: info,
            state: .waiting,
            donePages: 0,
            totalPages: 0,
            addedAt: Timestamp.date(time) ?? now,
            endedAt: nil
        )
    }

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) throws -> QueuedDownload? {
        let excluded = try JSONText.encode(excluding.map(\.rawValue))
        let dead = try deadOwners()
        let candidates = [
            try oldest("state = 'waiting'", excluded: excluded),
            try oldest("state = 'running' AND \(QueueTable.isLeft)", excluded: excluded, dead: dead),
        ]
        guard let next = candidates.compactMap(\.self).min(by: { $0.position < $1.position }) else { return nil }
        try connection.run(
            "UPDATE queue SET state = 'running', owner = ?, lease_until = ? WHERE id = ?",
            owner,
            end(of: lease),
            next.id
        )
        return try row(next.id)
    }

    func heartbeat(_ id: String, owner: String, lease: Duration, done: Int, of total: Int) throws -> Bool {
        try connection.run(
            """
            UPDATE queue SET lease_until = ?, done = ?, total = ?
            WHERE id = ? AND state = 'running' AND owner = ?
            """,
            end(of: lease),
            done,
            total,
            id,
            owner
        ) > 0
    }

    func release(_ id: String, owner: String) throws {
        try connection.run(
            """
            UPDATE queue SET state = 'waiting', owner = NULL, lease_until = NULL
            WHERE id = ? AND state = 'running' AND owner = ?
            """,
            id,
            owner
        )
    }

    /// Puts an ended row at the end of the queue, or gives the row that is there for the same chapter.
    func retry(_ id: String) throws -> QueuedDownload {
        let row = try existing(id)
        if let active = try active(row.info.key) {
            if active.id != id { try connection.run("DELETE FROM queue WHERE id = ?", id) }
            return active
        }
        try connection.run(
            """
            UPDATE queue SET position = (SELECT max(position) + 1 FROM queue), state = 'waiting', done = 0, total = 0,
                added_at = ?, ended = NULL, ended_at = NULL, code = NULL, reason = NULL
            WHERE id = ?
            """,
            time,
            id
        )
        return try existing(id)
    }

    func active() throws -> [QueuedDownload] {
        try connection.all(
            "SELECT \(QueueTable.columns) FROM queue WHERE state IN ('waiting', 'running') ORDER BY position",
            transform: download
        )
    }

    private func active(_ key: ChapterKey) throws -> QueuedDownload? {
        try connection.first(
            """
            SELECT \(QueueTable.columns) FROM queue
            WHERE environment = ? AND manga = ? AND chapter = ? AND state IN ('waiting', 'running')
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue,
            transform: download
        )
    }

    private func oldest(_ condition: String, excluded: String, dead: String = "[]") throws -> (
        position: Int, id: String
    )? {
        try connection.first(
            """
            SELECT position, id FROM queue
            WHERE \(condition) AND environment NOT IN (SELECT value FROM json_each(?3))
                AND ?1 IS NOT NULL AND ?2 IS NOT NULL
            ORDER BY position LIMIT 1
            """,
            milliseconds,
            dead,
            excluded
        ) { ($0.int(0), $0.text(1)) }
    }

    private func row(_ id: String) throws -> QueuedDownload? {
        try connection.first("SELECT \(QueueTable.columns) FROM queue WHERE id = ?", id, transform: download)
    }

    private func existing(_ id: String) throws -> QueuedDownload {
        guard let row = try row(id) else { throw StorageError.noSuchDownload(id) }
        return row
    }
}

extension QueueTable {
    /// The failed ones are more than any list shows, so that all can be retried after a bad night.
    private static let kept: [QueuedDownload.Outcome.Kind: Int] = [.completed: 50, .failed: 1000, .cancelled: 20]

    /// Ends those that are still active; the others stay as they ended.
    func finish(_ ids: [String], as outcome: QueuedDownload.Outcome) throws {
        let last = try connection.first(
            "SELECT max(ended) FROM queue WHERE state = ? AND ended IS NOT NULL",
            outcome.kind.rawValue
        ) { $0.int(0) }
        for (offset, id) in ids.enumerated() { try finish(id, as: outcome, at: (last ?? 0) + offset + 1) }
        try connection.run(
            """
            DELETE FROM queue WHERE state = ?1 AND ended IS NOT NULL AND ended <=
                (SELECT ended FROM queue WHERE state = ?1 AND ended IS NOT NULL ORDER BY ended DESC LIMIT 1 OFFSET ?2)
            """,
            outcome.kind.rawValue,
            QueueTable.kept[outcome.kind] ?? 0
        )
    }

    /// Newest first.
    func history(_ kind: QueuedDownload.Outcome.Kind) throws -> [QueuedDownload] {
        try connection.all(
            "SELECT \(QueueTable.columns) FROM queue WHERE state = ? AND ended IS NOT NULL ORDER BY ended DESC",
            kind.rawValue,
            transform: download
        )
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) throws {
        try connection.run("DELETE FROM queue WHERE state = ? AND ended IS NOT NULL", kind.rawValue)
    }

    private func finish(_ id: String, as outcome: QueuedDownload.Outcome, at position: Int) throws {
        let failure: (code: String, reason: String)? =
            if case .failed(let code, let reason) = outcome { (code, reason) } else { nil }
        try connection.run(
            """
            UPDATE queue SET state = ?, ended = ?, ended_at = ?, code = ?, reason = ?,
                owner = NULL, lease_until = NULL
            WHERE id = ? AND state IN ('waiting', 'running')
            """,
            outcome.kind.rawValue,
            position,
            time,
            failure?.code,
            failure?.reason,
            id
        )
    }

    private func download(_ row: Row) throws -> QueuedDownload {
        QueuedDownload(
            id: row.text(0),
            info: try JSONText.decode(ChapterInfo.self, row.text(1)),
            state: state(row),
            donePages: row.int(5),
            totalPages: row.int(6),
            addedAt: Timestamp.date(row.text(7)) ?? .distantPast,
            endedAt: row.optionalText(8).flatMap(Timestamp.date)
        )
    }

    private func state(_ row: Row) -> QueuedDownload.State {
        switch QueuedDownload.Outcome.Kind(rawValue: row.text(2)) {
        case .completed: .ended(.completed)
        case .cancelled: .ended(.cancelled)
        case .failed: .ended(.failed(code: row.text(9), reason: row.text(10)))
        case nil: isHeld(row) ? .running(owner: row.text(3)) : .waiting
        }
    }

    private func isHeld(_ row: Row) -> Bool {
        row.int(4) > milliseconds && !ProcessMark.isCertainlyDead(row.text(3))
    }

    var milliseconds: Int {
        Int(clamping: Int64(max(-9e15, min(9e15, now.timeIntervalSince1970 * 1000))))
    }

    private func end(of lease: Duration) -> Int {
        let seconds = max(0, min(1_000_000_000, lease.components.seconds))
        let rest = max(0, lease.components.attoseconds / 1_000_000_000_000_000)
        return milliseconds + Int(seconds) * 1000 + Int(rest)
    }
}
