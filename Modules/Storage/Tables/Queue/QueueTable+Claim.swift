import MangaModels
import MangaSQLite

/// Rows that somebody works on.
extension QueueTable {
    /// Rows of an earlier epoch that go with every claim.
    private static let sweep = 200

    func claim(owner: String, lease: Duration, excluding: Set<EnvironmentID>) throws -> QueuedDownload? {
        try sweep(limit: QueueTable.sweep)
        let excluded = try JSONText.encode(excluding.map(\.rawValue))
        let candidates = [try firstWaiting(excluded), try firstLeft(excluded)].compactMap(\.self)
        guard let next = candidates.min(by: { $0.isBefore($1) }) else { return nil }
        try connection.run(
            """
            UPDATE queue SET state = 'running', owner = ?, lease_until = ?, speed = NULL, left_ms = NULL,
                standstill = NULL
            WHERE id = ?
            """,
            owner,
            end(of: lease),
            next.id
        )
        return try row(next.id)
    }

    /// Rows that others than `owner` hold, by environment.
    func running(besides owner: String) throws -> [EnvironmentID: Int] {
        let rows = try connection.all(
            "SELECT environment, owner, lease_until FROM queue WHERE state = 'running' AND \(QueueTable.isActive)"
        ) { row in (EnvironmentID(row.text(0)), owner: row.text(1), end: row.int(2)) }
        let held = rows.filter { $0.owner != owner && isHeld(by: $0.owner, until: $0.end) }
        return Dictionary(held.map { ($0.0, 1) }, uniquingKeysWith: +)
    }

    func heartbeat(
        _ id: String,
        owner: String,
        lease: Duration,
        _ progress: QueuedDownload.Progress
    ) throws -> QueuedDownload.Hold {
        let (metrics, pace) = (progress.metrics, progress.pace)
        let changed = try connection.run(
            """
            UPDATE queue SET lease_until = ?, done = ?, total = ?, bytes = bytes + ?, pages = pages + ?,
                retries = retries + ?, waited_ms = waited_ms + ?, spent_ms = spent_ms + ?,
                speed = ?, left_ms = ?, standstill = ?
            WHERE id = ? AND state = 'running' AND owner = ? AND epoch = \(QueueTable.epoch)
            """,
            end(of: lease),
            progress.donePages,
            progress.totalPages,
            metrics.bytes,
            metrics.pages,
            metrics.retries,
            metrics.waitedForHost.milliseconds,
            metrics.spent.milliseconds,
            pace.bytesPerSecond,
            pace.timeLeft?.milliseconds,
            try pace.standstill.map { try JSONText.encode($0) },
            id,
            owner
        )
        guard changed > 0 else { return .lost }
        let isPaused = try connection.first("SELECT paused FROM queue WHERE id = ?", id) { $0.int(0) != 0 }
        return isPaused == true ? .paused : .held
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

    /// Removes rows that were cancelled all at once; so many at a time that nobody waits for it.
    func sweep(limit: Int) throws {
        try connection.run(
            """
            DELETE FROM queue WHERE position IN (
                SELECT position FROM queue WHERE epoch < \(QueueTable.epoch) AND state IN ('waiting', 'running')
                LIMIT ?)
            """,
            limit
        )
    }

    private func firstWaiting(_ excluded: String) throws -> Turn? {
        try connection.first(
            """
            SELECT priority, rank, id FROM queue
            WHERE epoch = \(QueueTable.epoch) AND state = 'waiting' AND paused = 0
                AND environment NOT IN (SELECT value FROM json_each(?))
            ORDER BY priority DESC, rank LIMIT 1
            """,
            excluded,
            transform: Turn.init
        )
    }

    private func firstLeft(_ excluded: String) throws -> Turn? {
        try connection.first(
            """
            SELECT priority, rank, id FROM queue
            WHERE epoch = \(QueueTable.epoch) AND state = 'running' AND paused = 0 AND \(QueueTable.isLeft)
                AND environment NOT IN (SELECT value FROM json_each(?3))
            ORDER BY priority DESC, rank LIMIT 1
            """,
            milliseconds,
            try deadOwners(),
            excluded,
            transform: Turn.init
        )
    }
}

/// Where in the order a row stands.
struct Turn {
    var priority: Int
    var rank: Int
    var id: String

    init(_ row: Row) {
        (priority, rank, id) = (row.int(0), row.int(1), row.text(2))
    }

    func isBefore(_ other: Turn) -> Bool {
        (-priority, rank) < (-other.priority, other.rank)
    }
}
