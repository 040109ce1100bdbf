public import Foundation
public import MangaLocalization

/// Why a schema could not be brought up to date.
public enum MigrationError: Error, Hashable {
    /// The database has taken the step `migration`, which this program does not know.
    case newerSchema(path: String, migration: String)
}

extension MigrationError: Localizable, LocalizedError {
    public var message: Message {
        switch self {
        case .newerSchema(let path, let migration):
            Message(SQLitePhrase.newerSchema, ["path": .text(path), "migration": .text(migration)])
        }
    }
}
