internal import CSQLite

/// The owner of one connection, on a queue of its own.
actor ConnectionActor {
    private nonisolated let executor: QueueExecutor
    private var connection: Connection?

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    init(label: String) {
        executor = QueueExecutor(label: label)
    }

    func open(path: String, mode: Connection.Mode, prepare: @Sendable (Connection) throws -> Void) throws {
        let connection = try Connection(path: path, mode: mode)
        try prepare(connection)
        self.connection = connection
    }

    func close() {
        connection = nil
    }

    func run<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) throws -> Value {
        guard let connection else {
            throw SQLiteError(code: SQLITE_MISUSE, reason: "the database is closed", sql: "")
        }
        return try body(connection)
    }
}
