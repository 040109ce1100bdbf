import MangaSQLite

/// What is known of the queue as a whole.
extension QueueTable {
    func version() throws -> Int {
        try connection.first("SELECT version FROM queue_state") { $0.int(0) } ?? 0
    }

    func countChange() throws {
        try connection.run("UPDATE queue_state SET version = version + 1")
    }

    func totals() throws -> QueueTotals {
        let totals = try connection.first(
            """
            SELECT completed, failed, cancelled, bytes, pages, retries, waited_ms, spent_ms FROM queue_state
            """
        ) { row in
            QueueTotals(
                completed: row.int(0),
                failed: row.int(1),
                cancelled: row.int(2),
                metrics: DownloadMetrics(row, from: 3)
            )
        }
        return totals ?? QueueTotals()
    }

    func add(_ metrics: DownloadMetrics) throws {
        guard metrics != DownloadMetrics() else { return }
        try connection.run(
            """
            UPDATE queue_state SET bytes = bytes + ?, pages = pages + ?, retries = retries + ?,
                waited_ms = waited_ms + ?, spent_ms = spent_ms + ?
            """,
            metrics.bytes,
            metrics.pages,
            metrics.retries,
            metrics.waitedForHost.milliseconds,
            metrics.spent.milliseconds
        )
    }

    func add(_ count: Int, _ kind: QueuedDownload.Outcome.Kind) throws {
        try connection.run("UPDATE queue_state SET \(kind.rawValue) = \(kind.rawValue) + ?", count)
    }

    func counts() throws -> QueueCounts {
        let active = try count(QueueTable.isActive)
        // Few, as a rule: of a hundred thousand rows, those that wait are only counted as what is left.
        let paused = try count("epoch = \(QueueTable.epoch) AND state = 'waiting' AND paused = 1")
        let running = try connection.all(
            "SELECT owner, lease_until, paused FROM queue WHERE state = 'running' AND \(QueueTable.isActive)"
        ) { row in row.int(2) == 0 ? isHeld(by: row.text(0), until: row.int(1)) : nil }
        let left = running.count { $0 == false }
        return QueueCounts(
            waiting: active - paused - running.count + left,
            running: running.count { $0 == true },
            paused: paused + running.count { $0 == nil },
            completed: try count("state = 'completed' AND ended IS NOT NULL"),
            failed: try count("state = 'failed' AND ended IS NOT NULL"),
            cancelled: try count("state = 'cancelled' AND ended IS NOT NULL"),
            isPaused: try connection.first("SELECT paused FROM queue_state") { $0.int(0) != 0 } ?? false
        )
    }

    private func count(_ condition: String) throws -> Int {
        try connection.first("SELECT count(*) FROM queue WHERE \(condition)") { $0.int(0) } ?? 0
    }
}
