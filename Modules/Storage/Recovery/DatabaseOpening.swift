import Foundation
import MangaModels
import MangaSQLite

/// Opens the library's database; a damaged one is moved aside, and a new one made in its place.
struct DatabaseOpening {
    /// A database up to this many bytes is looked through each time, which takes a few milliseconds.
    private static let smallSize = 2 << 20

    let layout: LibraryLayout
    let now: Date

    struct Answer {
        var database: Database
        var recovery: LibraryRecovery?
        /// Held while the library is open: nobody moves a database aside that another process uses.
        var lock: FolderLock?
        /// This user may only look.
        var isReadOnly = false
    }

    func open() async throws -> Answer {
        if mayOnlyRead {
            let database = try await Database.openToRead(path: layout.database, migrations: Schema.migrations)
            return Answer(database: database, lock: FolderLock(layout.folder, .shared), isReadOnly: true)
        }
        if let answer = try await openBesideOthers() { return answer }
        return try await openAlone()
    }

    /// A database that is there, and cannot be written by this user: beside it, WAL mode needs files of its own.
    private var mayOnlyRead: Bool {
        (Files.size(layout.database) ?? 0) > 0
            && (!Files.isWritable(layout.folder) || !Files.isWritable(layout.database))
    }

    /// Nil where the database is damaged; the lock is gone then.
    private func openBesideOthers() async throws -> Answer? {
        guard !isEmptied else { return nil }
        let lock = FolderLock(layout.folder, .shared)
        do {
            return Answer(database: try await checked(), recovery: nil, lock: lock)
        } catch let error as SQLiteError where error.isDamaged {
            return nil
        }
    }

    /// Again, with nobody else there who could have it open.
    private func openAlone() async throws -> Answer {
        guard let alone = FolderLock(layout.folder, .exclusive) else {
            // Another process has mended it meanwhile, or still has it open.
            return Answer(database: try await checked(), recovery: nil, lock: FolderLock(layout.folder, .shared))
        }
        do {
            if isEmptied { throw SQLiteError(damage: "the file is empty") }
            return Answer(database: try await checked(), recovery: nil, lock: alone.shared())
        } catch let error as SQLiteError where error.isDamaged {
            let aside = try moveAside()
            let database = try await Database.open(path: layout.database, migrations: Schema.migrations)
            let salvage = Salvage(from: aside)
            let (progress, downloads) = try await database.write(.full) { try salvage.pour(into: $0) }
            let recovery = LibraryRecovery(
                path: aside,
                reason: error.reason,
                progress: progress,
                downloads: downloads
            )
            return Answer(database: database, recovery: recovery, lock: alone.shared())
        }
    }

    /// Whether the file has no bytes though chapters are here: somebody emptied it, and SQLite would just begin anew.
    private var isEmptied: Bool {
        guard Files.size(layout.database) == 0 else { return false }
        // A folder that cannot be read is told of by whoever needs it.
        return (try? Files.names(in: layout.chapters).isEmpty) == false
    }

    /// Throws a damage that SQLite finds in a database that is small, or that has failed before.
    private func checked() async throws -> Database {
        let database = try await Database.open(path: layout.database, migrations: Schema.migrations)
        let isSuspect = Files.status(layout.suspicion) != nil
        guard isSuspect || (Files.size(layout.database) ?? 0) <= DatabaseOpening.smallSize else { return database }
        do {
            let answer = try await database.read { connection in
                try connection.first("PRAGMA quick_check(1)") { $0.text(0) }
            }
            guard let answer, answer != "ok" else {
                if isSuspect { try Files.remove(layout.suspicion) }
                return database
            }
            // Behind a line that says where to look.
            throw SQLiteError(damage: answer.split(separator: "\n").last.map(String.init) ?? answer)
        } catch {
            await database.close()
            throw error
        }
    }

    /// The main file first: a log without it is dropped by SQLite, it without its log would look older than it is.
    private func moveAside() throws -> String {
        let stamp = Timestamp.text(now).filter { $0 != "-" && $0 != ":" }
        let plain = layout.database + ".damaged-" + stamp
        let names = [plain] + (2..<1000).map { "\(plain)-\($0)" }
        guard let aside = names.first(where: { Files.status($0) == nil }) else {
            throw StorageError.disk(path: plain, errno: EEXIST)
        }
        for suffix in ["", "-wal", "-shm"] where Files.status(layout.database + suffix) != nil {
            try Files.rename(layout.database + suffix, to: aside + suffix)
        }
        try Files.remove(layout.suspicion)
        try Files.sync(layout.folder)
        return aside
    }
}
