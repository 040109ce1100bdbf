import MangaSQLite

/// Those who work on the queue.
extension QueueTable {
    /// Notes that `owner` works on the queue; whether that is news.
    func attend(owner: String, lease: Duration, obstacles: [QueueObstacle]) throws -> Bool {
        let text = obstacles.isEmpty ? "[]" : try JSONText.encode(obstacles)
        let before = try connection.first(
            "SELECT obstacles FROM worker WHERE owner = ? AND lease_until > ?",
            owner,
            milliseconds
        ) { $0.text(0) }
        try connection.run("DELETE FROM worker WHERE lease_until <= ?", milliseconds)
        try connection.run(
            "INSERT OR REPLACE INTO worker (owner, lease_until, obstacles) VALUES (?, ?, ?)",
            owner,
            end(of: lease),
            text
        )
        return before != text
    }

    func leave(owner: String) throws {
        try connection.run("DELETE FROM worker WHERE owner = ?", owner)
    }

    /// Those who are there, as far as anybody knows.
    func workers() throws -> [QueueWorker] {
        let rows = try connection.all("SELECT owner, lease_until, obstacles FROM worker ORDER BY owner") {
            ($0.text(0), $0.int(1), $0.text(2))
        }
        return try rows.filter { isHeld(by: $0.0, until: $0.1) }.map { owner, _, text in
            QueueWorker(
                owner: owner,
                obstacles: text == "[]" ? [] : try JSONText.decode([QueueObstacle].self, text)
            )
        }
    }
}
