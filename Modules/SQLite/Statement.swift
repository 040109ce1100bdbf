internal import CSQLite

/// A compiled statement; finalised when it goes.
final class Statement {
    /// SQLite is to copy what is bound.
    ///
    /// `SQLITE_TRANSIENT` is a cast macro that Swift cannot import.
    private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    let handle: OpaquePointer

    init(_ sql: String, in database: OpaquePointer) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK else { throw SQLiteError(code: code, database: database, sql: sql) }
        guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, reason: "an empty statement", sql: sql) }
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Puts `value` in place of the `?` number `index`, from 1.
    func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, at: index)
        case .blob(let bytes): bytes.isEmpty ? sqlite3_bind_zeroblob(handle, index, 0) : bind(bytes, at: index)
        }
    }

    func step() -> Int32 {
        sqlite3_step(handle)
    }

    /// Makes it ready for other values.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    private func bind(_ text: String, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text64(
                    handle,
                    index,
                    // Nil would bind NULL for the empty text.
                    characters.baseAddress ?? UnsafePointer(bitPattern: 1),
                    UInt64(characters.count),
                    Statement.copies,
                    UInt8(SQLITE_UTF8)
                )
            }
        }
    }

    private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
        bytes.withUnsafeBytes { sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), Statement.copies) }
    }
}
