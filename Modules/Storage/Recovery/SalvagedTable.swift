import MangaSQLite

/// Columns of a damaged table that are worth keeping.
struct SalvagedTable {
    var name: String
    /// What its rows are ordered by on the disk.
    var key: [String]
    var columns: [String]
    var condition = "1"

    /// Reads up to the first damage from either end; what lies between two of them is lost.
    func pour(from old: Connection, into new: Connection) throws {
        for order in ["ASC", "DESC"] {
            let (rows, isWhole) = rows(of: old, order)
            for row in rows { try insert(row, into: new) }
            if isWhole { return }
        }
    }

    private func rows(of old: Connection, _ order: String) -> (rows: [[String?]], isWhole: Bool) {
        var rows: [[String?]] = []
        do {
            // No index: it may be damaged where the table is not.
            try old.query(
                """
                SELECT \(columns.joined(separator: ", ")) FROM \(name) NOT INDEXED WHERE \(condition)
                ORDER BY \(key.map { "\($0) \(order)" }.joined(separator: ", "))
                """,
                []
            ) { row in rows.append(columns.indices.map(row.optionalText)) }
            return (rows, true)
        } catch {
            // The rows before the damage are all that there is to have from this end.
            return (rows, false)
        }
    }

    private func insert(_ row: [String?], into new: Connection) throws {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        try new.query(
            "INSERT OR IGNORE INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))",
            row
        ) { _ in }
    }
}
