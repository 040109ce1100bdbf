internal import CSQLite

/// One step of a schema: a name that is kept for ever, and the statements that take the step.
public struct Migration: Hashable, Sendable {
    public let name: String
    public let sql: String

    public init(_ name: String, sql: String) {
        self.name = name
        self.sql = sql
    }
}

extension Connection {
    /// Takes the steps that this database has not taken yet, all or none.
    ///
    /// Throws `MigrationError` where the database has taken steps that are not among `migrations`: a newer program
    /// wrote it.
    public func migrate(_ migrations: [Migration], path: String) throws {
        guard try takenSteps(among: migrations, path: path).count < migrations.count else { return }
        try transaction(.full) {
            try execute("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY) WITHOUT ROWID")
            // Asked again: another process may have been faster.
            let taken = try takenSteps(among: migrations, path: path)
            for migration in migrations where !taken.contains(migration.name) {
                try execute(migration.sql)
                try run("INSERT INTO migration (name) VALUES (?)", migration.name)
            }
        }
    }

    /// Throws where a step is still to be taken by who may not: `MigrationError` as `migrate` does.
    func expect(_ migrations: [Migration], path: String) throws {
        guard try takenSteps(among: migrations, path: path).count < migrations.count else { return }
        throw SQLiteError(code: SQLITE_READONLY, reason: "the schema is of an earlier version", sql: "open \(path)")
    }

    private func takenSteps(among migrations: [Migration], path: String) throws -> Set<String> {
        let table = try first("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migration'") { _ in true }
        guard table != nil else { return [] }
        let taken = try all("SELECT name FROM migration ORDER BY name") { $0.text(0) }
        let known = Set(migrations.map(\.name))
        if let stranger = taken.first(where: { !known.contains($0) }) {
            throw MigrationError.newerSchema(path: path, migration: stranger)
        }
        return Set(taken)
    }
}
