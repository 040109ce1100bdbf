internal import CSQLite

/// An open database.
///
/// Not `Sendable`: give it to one actor (or one `Mutex`) and keep it there. All calls throw `SQLiteError`, and what
/// the closures handed to them throw.
public final class Connection {
    /// What the connection may do.
    public enum Mode: Sendable {
        case readOnly
        /// The same of a file that nobody changes meanwhile: without the files that WAL mode wants beside it, which
        /// cannot be made in a folder that may not be written.
        case immutable
        /// Created when absent, in WAL mode.
        case readWrite
    }

    /// How long a statement waits for another process's transaction, in milliseconds.
    private static let busyTimeout: Int32 = 10_000
    private static let cacheLimit = 100

    private let handle: OpaquePointer
    private var cache: [String: Statement] = [:]
    private var durability = Durability.normal

    /// Opens the database at `path`, or a private one in memory for `:memory:`.
    public init(path: String, mode: Mode = .readWrite) throws(SQLiteError) {
        var handle: OpaquePointer?
        // NOMUTEX: this type stays with one owner, SQLite's own locks would be paid for nothing.
        let code = sqlite3_open_v2(mode.name(of: path), &handle, mode.flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            let error = SQLiteError(code: code, database: handle, sql: "open \(path)")
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Connection.busyTimeout)
        // Large transactions would write pages of scattered indices again and again, and long looks read them so; only
        // used as far as needed.
        try execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cache_size = -8192")
        if mode == .readWrite { try becomeWriter() }
    }

    deinit {
        cache = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs statements without values and without rows.
    public func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, sql) }
    }

    /// Runs one statement; the number of rows it changed.
    @discardableResult
    public func run(_ sql: String, _ values: any Bindable...) throws -> Int {
        try query(sql, values) { _ in }
        return Int(sqlite3_changes64(handle))
    }

    /// What `transform` makes of every row.
    public func all<Value>(
        _ sql: String,
        _ values: any Bindable...,
        transform: (Row) throws -> Value
    ) throws -> [Value] {
        var answer: [Value] = []
        try query(sql, values) { answer.append(try transform($0)) }
        return answer
    }

    /// The same with values that are counted only when it runs.
    public func values<Value>(
        _ sql: String,
        _ values: [any Bindable],
        transform: (Row) throws -> Value
    ) throws -> [Value] {
        var answer: [Value] = []
        try query(sql, values) { answer.append(try transform($0)) }
        return answer
    }

    /// What `transform` makes of the first row; nil where there is none.
    public func first<Value>(
        _ sql: String,
        _ values: any Bindable...,
        transform: (Row) throws -> Value
    ) throws -> Value? {
        var answer: Value?
        try query(sql, values) { row in
            if answer == nil { answer = try transform(row) }
        }
        return answer
    }

    /// Hands every row to `each`.
    public func query(_ sql: String, _ values: [any Bindable], _ each: (Row) throws -> Void) throws {
        let statement = try taken(sql)
        defer { giveBack(statement, sql) }
        for (index, value) in values.enumerated() {
            let code = statement.bind(value.sqliteValue, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw failure(code, sql) }
        }
        while true {
            let code = statement.step()
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code, sql) }
            try each(Row(statement: statement))
        }
    }

    /// Runs `body` in one transaction, which is undone when it throws.
    ///
    /// `BEGIN IMMEDIATE`, since a transaction that reads first and writes later fails with SQLITE_BUSY_SNAPSHOT, busy
    /// timeout or not.
    @discardableResult
    public func transaction<Value>(
        _ durability: Durability = .normal,
        _ body: () throws -> Value
    ) throws -> Value {
        try become(durability)
        try run("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // SQLite rolls some failures back by itself; what matters is the first error.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// Runs `body` as a part of the open transaction that is undone alone when it throws.
    ///
    /// Throws `LostTransaction` where SQLite has undone the whole, as it does on a full disk.
    func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        try run("SAVEPOINT part")
        do {
            let value = try body()
            try run("RELEASE part")
            return value
        } catch {
            guard sqlite3_get_autocommit(handle) == 0 else { throw LostTransaction(reason: error) }
            try run("ROLLBACK TO part")
            try run("RELEASE part")
            throw error
        }
    }

    private func become(_ wanted: Durability) throws(SQLiteError) {
        guard wanted != durability else { return }
        try execute(wanted.pragma)
        durability = wanted
    }

    private func becomeWriter() throws(SQLiteError) {
        try executePatiently("PRAGMA journal_mode = WAL")
        try execute(durability.pragma)
        // The log is written from its start again after so many pages of 4 KiB: it must not fill a small disk.
        try execute("PRAGMA wal_autocheckpoint = 200")
        // A reader that stays open lets the log grow; this cuts it again at the next checkpoint.
        try execute("PRAGMA journal_size_limit = 16777216")
    }

    /// The same for what SQLite gives up at once while another process is at it, whatever the timeout: of two that make
    /// the same database, one would fail.
    private func executePatiently(_ sql: String) throws(SQLiteError) {
        let end = ContinuousClock.now + .milliseconds(Int64(Connection.busyTimeout))
        while true {
            do throws(SQLiteError) {
                return try execute(sql)
            } catch {
                guard error.isBusy, ContinuousClock.now < end else { throw error }
                // Not in step with the others.
                sqlite3_sleep(Int32.random(in: 1...20))
            }
        }
    }

    /// Out of the cache while in use, so that a query inside a query gets a statement of its own.
    private func taken(_ sql: String) throws(SQLiteError) -> Statement {
        if let statement = cache.removeValue(forKey: sql) { return statement }
        return try Statement(sql, in: handle)
    }

    private func giveBack(_ statement: Statement, _ sql: String) {
        statement.reset()
        if cache.count < Connection.cacheLimit { cache[sql] = statement }
    }

    private func failure(_ code: Int32, _ sql: String) -> SQLiteError {
        SQLiteError(code: code, database: handle, sql: sql)
    }
}
