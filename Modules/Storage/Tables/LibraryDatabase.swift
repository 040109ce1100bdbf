import Foundation
import MangaSQLite

/// The library's database; every failure of it becomes a `StorageError`.
struct LibraryDatabase: Sendable {
    let database: Database
    let path: String
    /// This user may only look.
    var isReadOnly = false

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        do {
            return try await database.read(body)
        } catch {
            throw LibraryDatabase.translated(error, path: path)
        }
    }

    func write<Value: Sendable>(
        _ durability: Durability = .normal,
        _ body: @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.write(durability, body)
        } catch {
            throw LibraryDatabase.translated(error, path: path)
        }
    }

    /// A small write, in one transaction with others that come now.
    func writeTogether<Value: Sendable>(
        _ body: @escaping @Sendable (Connection) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.writeTogether(body)
        } catch {
            throw LibraryDatabase.translated(error, path: path)
        }
    }

    /// The same failure in Storage's terms; JSON that does not decode is damage too.
    static func translated(_ error: any Error, path: String) -> any Error {
        if let error = error as? SQLiteError, error.isDamaged { noteDamage(path) }
        return switch error {
        case let error as SQLiteError: StorageError(error, database: path)
        case is DecodingError: StorageError.damagedDatabase(path: path, reason: "\(error)")
        default: error
        }
    }

    /// Lets the next opening look the database through, and mend it.
    private static func noteDamage(_ path: String) {
        // Where it cannot be written, the next failure says the same again.
        try? Files.write([UInt8](), to: LibraryLayout.suspicion(of: path))
    }
}
