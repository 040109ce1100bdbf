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
        for part in Salvage.parts(of: old) { try part.pour(from: old, into: connection) }
        try connection.run(Schema.fillTitles)
        return (try Salvage.count("progress", in: connection), try Salvage.count("queue", in: connection))
    }

    private static func count(_ table: String, in connection: Connection) throws -> Int {
        try connection.first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0
    }

    private static func parts(of old: Connection) -> [SalvagedTable] {
        [
            SalvagedTable(
                name: "progress",
                key: ["environment", "manga", "chapter"],
                columns: ["environment", "manga", "chapter", "page", "total", "updated_at"]
            ),
            SalvagedTable(
                name: "bookmark",
                key: ["environment", "manga", "chapter", "page"],
                columns: ["environment", "manga", "chapter", "page", "added_at"]
            ),
            SalvagedTable(
                name: "manga",
                key: ["environment", "id"],
                columns: ["environment", "id", "slug", "json", "updated_at"],
                condition: "json_valid(json)"
            ),
            SalvagedTable(
                name: "chapter",
                key: ["environment", "manga", "id"],
                columns: ["environment", "manga", "id", "position", "json", "updated_at"],
                condition: "json_valid(json)"
            ),
            SalvagedTable(
                name: "paused_manga",
                key: ["environment", "manga"],
                columns: ["environment", "manga"]
            ),
            SalvagedTable(
                name: "queue",
                key: ["position"],
                columns: [
                    "id", "environment", "manga", "chapter", "info", "state", "added_at", "priority", "rank", "paused",
                    "options", "bytes", "pages", "retries", "waited_ms", "spent_ms", "ended", "ended_at", "code",
                    "reason", "owner", "lease_until", "done", "total",
                ],
                condition: """
                    json_valid(info) AND json_valid(options)
                    AND (state = 'failed' OR (state IN ('waiting', 'running') AND epoch = \(epoch(of: old))))
                    """
            ),
        ]
    }

    /// That of the rows that are active; where it cannot be read any more, the latest that a row has.
    private static func epoch(of old: Connection) -> Int {
        // What cannot be read is what all this is about.
        let known = try? old.first("SELECT epoch FROM queue_state") { $0.int(0) }
        if let known = known.flatMap(\.self) { return known }
        let latest = try? old.first("SELECT max(epoch) FROM queue") { $0.int(0) }
        return latest.flatMap(\.self) ?? 0
    }
}
