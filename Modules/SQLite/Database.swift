import Synchronization

/// One writer and a few readers of one file, each an actor on its own queue.
///
/// Bodies are synchronous, so that no transaction stays open across a suspension. In memory the writer reads too. All
/// calls throw `SQLiteError`, and what their bodies throw.
public final class Database: Sendable {
    private let writer: ConnectionActor
    private let readers: [ConnectionActor]
    private let turn = Atomic<Int>(0)
    private let shared = SharedTransaction()
    /// How long the first write of a shared transaction waits for company.
    private static let wait = Duration.milliseconds(4)

    /// Opens the database at `path`, creating it when absent, and brings its schema up to date.
    ///
    /// Throws `SQLiteError` or `MigrationError`.
    public static func open(path: String, migrations: [Migration] = [], readers: Int = 2) async throws -> Database {
        let database = Database(readers: path == ":memory:" ? 0 : readers)
        try await database.writer.open(path: path, mode: .readWrite) { try $0.migrate(migrations, path: path) }
        for reader in database.readers {
            try await reader.open(path: path, mode: .readOnly) { _ in }
        }
        return database
    }

    /// Opens the database at `path` for who may not write there: every write throws.
    ///
    /// Its schema must be up to date. Throws `SQLiteError` or `MigrationError`.
    public static func openToRead(path: String, migrations: [Migration] = [], readers: Int = 2) async throws -> Database
    {
        let database = Database(readers: readers)
        let mode = try Connection.Mode.toRead(path)
        try await database.writer.open(path: path, mode: mode) { try $0.expect(migrations, path: path) }
        for reader in database.readers { try await reader.open(path: path, mode: mode) { _ in } }
        return database
    }

    private init(readers count: Int) {
        writer = ConnectionActor(label: "sqlite.writer")
        readers = (0..<count).map { ConnectionActor(label: "sqlite.reader.\($0)") }
    }

    /// Runs `body` on a reader; it sees every write that has returned.
    public func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        guard !readers.isEmpty else { return try await writer.run(body) }
        let turn = turn.wrappingAdd(1, ordering: .relaxed).oldValue
        return try await readers[Int(UInt(bitPattern: turn) % UInt(readers.count))].run(body)
    }

    /// Runs `body` in one transaction on the writer; undone when it throws.
    @discardableResult
    public func write<Value: Sendable>(
        _ durability: Durability = .normal,
        _ body: @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        try await writer.run { connection in
            do {
                return try connection.transaction(durability) { try body(connection) }
            } catch let error as SQLiteError where error.isFull {
                // What is in the log already takes its space a second time: the next write may find it free.
                try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                throw error
            }
        }
    }

    /// Runs `body` on the writer in one transaction with all that come within the next milliseconds; undone alone when it
    /// throws.
    ///
    /// For small writes that come in crowds: most of the cost of one is its transaction. It returns when what it wrote
    /// is committed, as after `write`. Where the transaction fails as a whole, every one of them throws its error.
    @discardableResult
    public func writeTogether<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            guard shared.add(body, continuation) else { return }
            Task { [self] in
                // Nobody cancels this task: others wait for it too.
                try? await Task.sleep(for: Database.wait)
                await commitShared()
            }
        }
    }

    private func commitShared() async {
        do {
            try await writer.run { [shared] in shared.run(on: $0) }
        } catch {
            shared.fail(error)
        }
    }

    /// Closes all connections; later calls throw.
    public func close() async {
        for reader in readers { await reader.close() }
        await writer.close()
    }
}
