import MangaModels
import MangaSQLite

/// Rows that are not to be worked on, and what makes new ones so.
extension QueueTable {
    func pause(_ selection: QueueSelection) throws {
        switch selection {
        case .all: try connection.run("UPDATE queue_state SET paused = 1")
        case .manga(let manga, let environment):
            try connection.run(
                "INSERT OR IGNORE INTO paused_manga (environment, manga) VALUES (?, ?)",
                environment.rawValue,
                manga.rawValue
            )
        case .downloads: break
        }
        try set(paused: true, selection)
    }

    func resume(_ selection: QueueSelection) throws {
        switch selection {
        case .all:
            try connection.run("UPDATE queue_state SET paused = 0")
            try connection.run("DELETE FROM paused_manga")
        case .manga(let manga, let environment):
            try connection.run(
                "DELETE FROM paused_manga WHERE environment = ? AND manga = ?",
                environment.rawValue,
                manga.rawValue
            )
        case .downloads: break
        }
        try set(paused: false, selection)
    }

    /// How many of the selected rows are.
    func paused(_ selection: QueueSelection) throws -> Int {
        let (condition, values) = try QueueTable.condition(selection)
        let which = "\(QueueTable.isActive) AND paused = 1 AND \(condition)"
        return try connection.values("SELECT count(*) FROM queue WHERE \(which)", values) { $0.int(0) }.first ?? 0
    }

    /// Whether a new row of this chapter is paused.
    func isPaused(_ key: ChapterKey) throws -> Bool {
        try connection.first(
            """
            SELECT paused OR EXISTS (SELECT 1 FROM paused_manga WHERE environment = ? AND manga = ?) FROM queue_state
            """,
            key.environment.rawValue,
            key.manga.rawValue
        ) { $0.int(0) != 0 } ?? false
    }

    private func set(paused: Bool, _ selection: QueueSelection) throws {
        let (condition, values) = try QueueTable.condition(selection)
        try connection.query(
            """
            UPDATE queue SET paused = \(paused ? 1 : 0)
            WHERE \(QueueTable.isActive) AND paused = \(paused ? 0 : 1) AND \(condition)
            """,
            values
        ) { _ in }
    }

    /// Of an active row: it is one of the selection.
    static func condition(_ selection: QueueSelection) throws -> (sql: String, values: [any Bindable]) {
        switch selection {
        case .all: ("1", [])
        case .manga(let manga, let environment):
            ("environment = ? AND manga = ?", [environment.rawValue, manga.rawValue])
        case .downloads(let ids): ("id IN (SELECT value FROM json_each(?))", [try JSONText.encode(ids)])
        }
    }
}
