import MangaSQLite

/// What can still be read of a damaged database.
struct Salvage {
    private let path: String

    init(from path: String) {
        self.path = path
    }

    /// Reading positions and downloads that came over.
    func pour(into connection: Connection) throws -> (progress: Int, downloads: Int) {
        // A file that does not even open has nothing to give.
        guard let old = try? Connection(path: path, mode: .readOnly) else { return (0, 0) }
        var counts: [String: Int] = [:]
        for part in Salvage.parts { counts[part.table] = try part.pour(from: old, into: connection) }
        return (counts["progress"] ?? 0, counts["queue"] ?? 0)
    }

    private static let parts = [
        Part(table: "progress", columns: ["environment", "manga", "chapter", "page", "total", "updated_at"]),
        Part(
            table: "manga",
            columns: ["environment", "id", "slug", "json", "updated_at"],
            condition: "json_valid(json)"
        ),
        Part(
            table: "chapter",
            columns: ["environment", "manga", "id", "position", "json", "updated_at"],
            condition: "json_valid(json)"
        ),
        Part(table: "paused_manga", columns: ["environment", "manga"]),
        Part(
            table: "queue",
            columns: [
                "id", "environment", "manga", "chapter", "info", "state", "added_at", "priority", "rank", "paused",
                "options", "bytes", "pages", "retries", "waited_ms", "spent_ms", "ended", "ended_at", "code", "reason",
                "owner", "lease_until", "done", "total",
            ],
            condition: """
                json_valid(info) AND json_valid(options)
                AND (state = 'failed' OR (state IN ('waiting', 'running') AND epoch = (SELECT epoch FROM queue_state)))
                """
        ),
    ]
}

/// Columns of a table that are worth keeping.
private struct Part {
    var table: String
    var columns: [String]
    var condition = "1"

    func pour(from old: Connection, into new: Connection) throws -> Int {
        var rows: [[String?]] = []
        let list = columns.joined(separator: ", ")
        // The rows before the damage are all that there is to have.
        try? old.query("SELECT \(list) FROM \(table) WHERE \(condition)", []) { row in
            rows.append(columns.indices.map(row.optionalText))
        }
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        var count = 0
        for row in rows {
            try new.query("INSERT OR IGNORE INTO \(table) (\(list)) VALUES (\(places))", row) { _ in }
            count += 1
        }
        return count
    }
}
