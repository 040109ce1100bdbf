import MangaModels
import MangaSQLite

/// Rows that end, and those that have.
extension QueueTable {
    /// The failed ones are more than any list shows, so that all can be retried after a bad night.
    private static let kept: [QueuedDownload.Outcome.Kind: Int] = [.completed: 50, .failed: 1000, .cancelled: 20]
    private static let shown: [QueuedDownload.Outcome.Kind: Int] = [.completed: 50, .failed: 20, .cancelled: 20]

    /// Ends those that are still active; the others stay as they ended.
    func finish(_ ids: [String], as outcome: QueuedDownload.Outcome) throws {
        let last = try connection.first(
            "SELECT max(ended) FROM queue WHERE state = ? AND ended IS NOT NULL",
            outcome.kind.rawValue
        ) { $0.int(0) }
        var count = 0
        for id in ids { count += try finish(id, as: outcome, at: (last ?? 0) + count + 1) }
        guard count > 0 else { return }
        try add(count, outcome.kind)
        try trim(outcome.kind)
    }

    /// Cancels the selected rows; how many.
    ///
    /// All of them at once by a new epoch, in which none of them is active; the last ones are kept for the history.
    func cancel(_ selection: QueueSelection) throws -> Int {
        let (condition, values) = try QueueTable.condition(selection)
        let which = "\(QueueTable.isActive) AND \(condition)"
        var (count, ids) = (0, [String]())
        try connection.query("SELECT count(*) FROM queue WHERE \(which)", values) { count = $0.int(0) }
        guard count > 0 else { return 0 }
        let limit = selection == .all ? QueueTable.kept[.cancelled] ?? 0 : count
        // The sign keeps SQLite from walking all rows in their order to find those of one manga.
        let order = selection == .all ? "priority, rank DESC" : "+priority, +rank DESC"
        try connection.query(
            "SELECT id FROM queue WHERE \(which) ORDER BY \(order) LIMIT \(limit)",
            values
        ) { ids.append($0.text(0)) }
        try finish(ids.reversed(), as: .cancelled)
        guard selection == .all else { return count }
        try connection.run("UPDATE queue_state SET epoch = epoch + 1")
        try add(count - ids.count, .cancelled)
        return count
    }

    /// Newest first.
    func history(_ kind: QueuedDownload.Outcome.Kind) throws -> [QueuedDownload] {
        try connection.all(
            "SELECT \(QueueTable.columns) FROM queue WHERE state = ? AND ended IS NOT NULL ORDER BY ended DESC LIMIT ?",
            kind.rawValue,
            QueueTable.shown[kind] ?? 0,
            transform: download
        )
    }

    func clear(_ kind: QueuedDownload.Outcome.Kind) throws {
        try connection.run("DELETE FROM queue WHERE state = ? AND ended IS NOT NULL", kind.rawValue)
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
            UPDATE queue SET state = 'waiting', done = 0, total = 0, added_at = ?, ended = NULL, ended_at = NULL,
                code = NULL, reason = NULL, missing = '[]', rank = ?, paused = ?, stored = ?, epoch = \(QueueTable.epoch)
            WHERE id = ?
            """,
            time,
            try lastRank(row.priority) + 1,
            try isPaused(row.info.key) ? 1 : 0,
            try isStored(row.info.key, row.options) ? 1 : 0,
            id
        )
        return try existing(id)
    }

    func retryFailed() throws -> [QueuedDownload] {
        try connection.all("SELECT id FROM queue WHERE state = 'failed' AND ended IS NOT NULL ORDER BY ended") {
            $0.text(0)
        }
        .map(retry)
    }

    /// 1 where the row was active, else 0.
    private func finish(_ id: String, as outcome: QueuedDownload.Outcome, at position: Int) throws -> Int {
        let failure: (code: String, reason: String)? =
            if case .failed(let code, let reason) = outcome { (code, try JSONText.encode(reason)) } else { nil }
        let count = try connection.run(
            """
            UPDATE queue SET state = ?, ended = ?, ended_at = ?, code = ?, reason = ?,
                owner = NULL, lease_until = NULL, paused = 0, stored = 0
            WHERE id = ? AND \(QueueTable.isActive)
            """,
            outcome.kind.rawValue,
            position,
            time,
            failure?.code,
            failure?.reason,
            id
        )
        guard count > 0 else { return 0 }
        if outcome == .completed { try takePages(of: id) }
        if outcome != .cancelled { try forgetOlder(.failed, than: id) }
        if outcome == .completed { try forgetOlder(.completed, than: id) }
        return count
    }

    /// A failure is over when its chapter is there, and a newer one says more of it; a chapter that was fetched again
    /// is here once.
    private func forgetOlder(_ kind: QueuedDownload.Outcome.Kind, than id: String) throws {
        try connection.run(
            """
            DELETE FROM queue WHERE state = ?2 AND ended IS NOT NULL AND id <> ?1 AND (environment, manga, chapter) =
                (SELECT environment, manga, chapter FROM queue WHERE id = ?1)
            """,
            id,
            kind.rawValue
        )
    }

    /// The pages of a completed row are those of its copy: who committed it may have died before it counted them.
    private func takePages(of id: String) throws {
        try connection.run(
            """
            UPDATE queue SET (done, total, missing) = (copy.page_count,
                copy.page_count + json_array_length(copy.missing), copy.missing)
            FROM copy
            WHERE queue.id = ? AND copy.environment = queue.environment AND copy.manga = queue.manga
                AND copy.chapter = queue.chapter AND copy.downloaded_at IS NOT NULL
            """,
            id
        )
    }

    private func trim(_ kind: QueuedDownload.Outcome.Kind) throws {
        try connection.run(
            """
            DELETE FROM queue WHERE state = ?1 AND ended IS NOT NULL AND ended <=
                (SELECT ended FROM queue WHERE state = ?1 AND ended IS NOT NULL ORDER BY ended DESC LIMIT 1 OFFSET ?2)
            """,
            kind.rawValue,
            QueueTable.kept[kind] ?? 0
        )
    }
}
