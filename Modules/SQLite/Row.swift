internal import CSQLite

/// The row a query stands on.
///
/// Good only inside the closure it was handed to. Columns count from 0.
public struct Row {
    let statement: Statement

    public func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(statement.handle, Int32(column)) == SQLITE_NULL
    }

    /// 0 for NULL.
    public func int(_ column: Int) -> Int {
        Int(sqlite3_column_int64(statement.handle, Int32(column)))
    }

    /// 0 for NULL.
    public func double(_ column: Int) -> Double {
        sqlite3_column_double(statement.handle, Int32(column))
    }

    /// Empty for NULL.
    public func text(_ column: Int) -> String {
        guard let start = sqlite3_column_text(statement.handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(statement.handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Empty for NULL.
    public func blob(_ column: Int) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement.handle, Int32(column)) else { return [] }
        let count = Int(sqlite3_column_bytes(statement.handle, Int32(column)))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    public func optionalText(_ column: Int) -> String? {
        isNull(column) ? nil : text(column)
    }
}
