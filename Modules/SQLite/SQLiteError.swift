internal import CSQLite
public import Foundation
public import MangaLocalization

/// What SQLite answered instead of doing what it was asked.
public struct SQLiteError: Error, Hashable, Sendable {
    /// The extended result code.
    public let code: Int32
    /// SQLite's own words.
    public let reason: String
    /// The statement, or `open PATH`.
    public let sql: String

    public init(code: Int32, reason: String, sql: String) {
        self.code = code
        self.reason = reason
        self.sql = sql
    }

    /// What an integrity check has said of a database.
    public init(damage reason: String) {
        self.init(code: SQLITE_CORRUPT, reason: reason, sql: "integrity check")
    }

    init(code: Int32, database: OpaquePointer?, sql: String) {
        let reason = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(code: code, reason: reason.map { String(cString: $0) } ?? "", sql: sql)
    }

    /// The code without the details that the extended one adds.
    public var primaryCode: Int32 {
        code & 0xff
    }

    /// No space is left for the file.
    public var isFull: Bool {
        primaryCode == SQLITE_FULL
    }

    /// The file system has refused to read or write, whatever the reason.
    public var isOfDisk: Bool {
        primaryCode == SQLITE_IOERR
    }

    /// Somebody else is at it.
    public var isBusy: Bool {
        [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains(primaryCode)
    }

    /// The file is not a database, or no longer a whole one.
    public var isDamaged: Bool {
        primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB
    }

    /// The file or its folder cannot be opened or written.
    public var isRefused: Bool {
        [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM].contains(primaryCode)
    }
}

extension SQLiteError: Localizable, LocalizedError {
    public var message: Message {
        Message(SQLitePhrase.failed, ["reason": .text(reason), "code": .text("\(code)"), "sql": .text(sql)])
    }
}
