import MangaSQLite

/// Rows that a process left behind when it died.
extension QueueTable {
    /// Of a running row: its lease has run out at `?1`, or its owner is in the JSON list `?2`.
    static let isLeft = "(lease_until <= ?1 OR owner IN (SELECT value FROM json_each(?2)))"

    /// The owners of running rows that cannot renew their leases any more, as a JSON list.
    func deadOwners() throws -> String {
        let owners = try connection.all("SELECT DISTINCT owner FROM queue WHERE state = 'running'") {
            $0.optionalText(0)
        }
        return try JSONText.encode(owners.compactMap(\.self).filter(ProcessMark.isCertainlyDead))
    }

    func finishStored() throws {
        let ids = try connection.all(
            """
            SELECT id FROM queue
            WHERE (state = 'waiting' OR (state = 'running' AND \(QueueTable.isLeft))) AND EXISTS (
                SELECT 1 FROM copy WHERE environment = queue.environment AND manga = queue.manga
                    AND chapter = queue.chapter AND downloaded_at IS NOT NULL)
            ORDER BY position
            """,
            milliseconds,
            try deadOwners()
        ) { $0.text(0) }
        if !ids.isEmpty { try finish(ids, as: .completed) }
    }
}
