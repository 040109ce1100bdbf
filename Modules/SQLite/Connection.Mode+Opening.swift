internal import CSQLite
import Foundation

extension Connection.Mode {
    var flags: Int32 {
        switch self {
        case .readOnly: SQLITE_OPEN_READONLY
        case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        }
    }

    /// What SQLite is to open.
    func name(of path: String) -> String {
        guard self == .immutable else { return path }
        // What cannot be written in a URI is none; SQLite says that it is not there.
        return "file:\(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)?immutable=1"
    }

    /// How who may not write can read the database at `path`; throws `SQLiteError` where not at all.
    public static func toRead(_ path: String) throws -> Connection.Mode {
        do {
            try probe(path, .readOnly)
            return .readOnly
        } catch let error as SQLiteError where error.isRefused {
            try probe(path, .immutable)
            return .immutable
        }
    }

    private static func probe(_ path: String, _ mode: Connection.Mode) throws {
        try Connection(path: path, mode: mode).query("SELECT 1 FROM sqlite_schema LIMIT 1", []) { _ in }
    }
}
