import MangaModels
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

    /// Rows whose chapter is stored and that nobody works on.
    func finishable() throws -> [String] {
        try connection.all(
            """
            SELECT id FROM queue INDEXED BY queue_stored
            WHERE stored = 1 AND \(QueueTable.isActive) AND (state = 'waiting' OR \(QueueTable.isLeft)) AND EXISTS (
                SELECT 1 FROM copy WHERE environment = queue.environment AND manga = queue.manga
                    AND chapter = queue.chapter AND \(CopyTable.isStored))
            ORDER BY rank
            """,
            milliseconds,
            try deadOwners()
        ) { $0.text(0) }
    }

    func isMarkedStored(_ id: String) throws -> Bool {
        try connection.first("SELECT stored FROM queue WHERE id = ?", id) { $0.int(0) != 0 } ?? false
    }

    /// Notes that what the row of this chapter wants, if there is one, is there now.
    func markStored(_ info: ChapterInfo) throws {
        try connection.run(
            "UPDATE queue SET stored = 1 WHERE \(QueueTable.isActive) AND environment = ? AND manga = ? AND chapter = ?",
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue
        )
    }
}
