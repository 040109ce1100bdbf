/// A value that SQLite can store.
public enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

/// What may be given for a `?` of a statement.
public protocol Bindable {
    var sqliteValue: SQLiteValue { get }
}

extension SQLiteValue: Bindable {
    public var sqliteValue: SQLiteValue { self }
}

extension Int: Bindable {
    public var sqliteValue: SQLiteValue { .integer(self) }
}

extension Bool: Bindable {
    public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: Bindable {
    public var sqliteValue: SQLiteValue { .real(self) }
}

extension String: Bindable {
    public var sqliteValue: SQLiteValue { .text(self) }
}

extension [UInt8]: Bindable {
    public var sqliteValue: SQLiteValue { .blob(self) }
}

extension Optional: Bindable where Wrapped: Bindable {
    public var sqliteValue: SQLiteValue { map(\.sqliteValue) ?? .null }
}
