import MangaSQLite

/// The order of the rows that have not ended.
extension QueueTable {
    func active(limit: Int, offset: Int) throws -> [QueuedDownload] {
        try connection.all(
            """
            SELECT \(QueueTable.columns) FROM queue WHERE \(QueueTable.isActive)
            ORDER BY priority DESC, rank LIMIT ? OFFSET ?
            """,
            limit,
            offset,
            transform: download
        )
    }

    func active(_ selection: QueueSelection) throws -> [QueuedDownload] {
        let (condition, values) = try QueueTable.condition(selection)
        return try connection.values(
            """
            SELECT \(QueueTable.columns) FROM queue WHERE \(QueueTable.isActive) AND \(condition)
            ORDER BY priority DESC, rank
            """,
            values,
            transform: download
        )
    }

    func lastRank(_ priority: Int) throws -> Int {
        try end(of: priority, "DESC") ?? 0
    }

    func move(_ id: String, to place: QueuedDownload.Place) throws -> Bool {
        guard let mine = try turn("id = ?1", id) else { return false }
        switch place {
        case .top: return try move(mine, past: try edge("priority DESC, rank"), isUp: true)
        case .bottom: return try move(mine, past: try edge("priority, rank DESC"), isUp: false)
        case .up: return try step(mine, over: try neighbour(of: mine, isUp: true), isUp: true)
        case .down: return try step(mine, over: try neighbour(of: mine, isUp: false), isUp: false)
        }
    }

    /// Puts a row before all of the first one's priority, or behind all of the last one's.
    private func move(_ mine: Turn, past edge: Turn?, isUp: Bool) throws -> Bool {
        guard let edge, edge.id != mine.id, isUp != mine.isBefore(edge) else { return false }
        let rank = try end(of: edge.priority, isUp ? "ASC" : "DESC") ?? 0
        try put(mine, priority: edge.priority, rank: isUp ? rank - 1 : rank + 1)
        return true
    }

    private func step(_ mine: Turn, over other: Turn?, isUp: Bool) throws -> Bool {
        guard let other else { return false }
        if other.priority == mine.priority {
            try put(other, priority: mine.priority, rank: mine.rank)
        } else {
            try makeRoom(at: other, isUp: isUp)
        }
        try put(mine, priority: other.priority, rank: other.rank)
        return true
    }

    /// Frees the rank of the last row of a priority, or of the first: hardly any other stands behind it.
    private func makeRoom(at other: Turn, isUp: Bool) throws {
        try connection.run(
            """
            UPDATE queue SET rank = rank + ? WHERE \(QueueTable.isActive) AND priority = ?
                AND rank \(isUp ? ">=" : "<=") ?
            """,
            isUp ? 1 : -1,
            other.priority,
            other.rank
        )
    }

    private func put(_ turn: Turn, priority: Int, rank: Int) throws {
        try connection.run("UPDATE queue SET priority = ?, rank = ? WHERE id = ?", priority, rank, turn.id)
    }

    /// The next waiting row in that direction.
    private func neighbour(of mine: Turn, isUp: Bool) throws -> Turn? {
        let (sign, order) = isUp ? ("<", "DESC") : (">", "ASC")
        let (higher, priorities) = isUp ? (">", "ASC") : ("<", "DESC")
        return try turn(
            "state = 'waiting' AND priority = ?1 AND rank \(sign) ?2 ORDER BY rank \(order)",
            mine.priority,
            mine.rank
        )
            ?? turn(
                "state = 'waiting' AND priority \(higher) ?1 ORDER BY priority \(priorities), rank \(order)",
                mine.priority
            )
    }

    private func edge(_ order: String) throws -> Turn? {
        try turn("state = 'waiting' ORDER BY \(order)")
    }

    private func end(of priority: Int, _ order: String) throws -> Int? {
        try connection.first(
            "SELECT rank FROM queue WHERE \(QueueTable.isActive) AND priority = ? ORDER BY rank \(order) LIMIT 1",
            priority
        ) { $0.int(0) }
    }

    private func turn(_ rest: String, _ values: any Bindable...) throws -> Turn? {
        var answer: Turn?
        try connection.query(
            "SELECT priority, rank, id FROM queue WHERE \(QueueTable.isActive) AND \(rest) LIMIT 1",
            values
        ) { answer = Turn($0) }
        return answer
    }
}
