public import Foundation
public import MangaImaging
import MangaSQLite
import Synchronization

/// What is on this disk: manga, chapters, pages, reading progress, the queue and its history.
///
/// Two processes may have the same library open.
public final class Library: Sendable {
    /// Says whether the file at a path is a whole image, and of what kind; throws `ImageError`.
    public typealias Inspection = @Sendable (_ path: String) throws -> ImageFacts

    public let catalogue: any Catalogue
    public let queue: any Queue
    public let pages: any Pages

    /// What became of a damaged database at the opening; nil where it was sound.
    public let recovery: LibraryRecovery?

    /// Whether this user may only look: every change throws.
    public var isReadOnly: Bool { disk.database.isReadOnly }

    let disk: LibraryPages
    private let database: Database
    /// Held until the library is closed.
    private let lock: Mutex<FolderLock?>

    /// Opens the library in `folder`, making it when absent: `library.sqlite`, and `library/` for the chapters.
    ///
    /// Does not look at the chapters on the disk; `pages.reconcile()` does, once at start. A damaged database is moved
    /// aside and made anew, which `recovery` tells, unless another process has it open. Who may not write there can look,
    /// see `isReadOnly`. Throws `StorageError`, or
    /// `MigrationError` where a newer version of this program has been here.
    public static func open(
        at folder: String,
        limits: StorageLimits = StorageLimits(),
        now: @escaping @Sendable () -> Date = { Date() },
        inspect: @escaping Inspection = { try ImageInspector.inspect(path: $0) }
    ) async throws -> Library {
        let layout = LibraryLayout(folder)
        try Files.makeFolder(layout.chapters)
        do {
            let opening = try await DatabaseOpening(layout: layout, now: now()).open()
            return Library(opening, layout: layout, limits: limits, now: now, inspect: inspect)
        } catch {
            throw LibraryDatabase.translated(error, path: layout.database)
        }
    }

    private init(
        _ opening: DatabaseOpening.Answer,
        layout: LibraryLayout,
        limits: StorageLimits,
        now: @escaping @Sendable () -> Date,
        inspect: @escaping Inspection
    ) {
        let tables = LibraryDatabase(
            database: opening.database,
            path: layout.database,
            isReadOnly: opening.isReadOnly
        )
        disk = LibraryPages(
            database: tables,
            layout: layout,
            now: now,
            inspect: inspect,
            limits: limits,
            recovery: opening.recovery
        )
        catalogue = LibraryCatalogue(database: tables, now: now)
        queue = LibraryQueue(database: tables, now: now)
        pages = disk
        database = opening.database
        recovery = opening.recovery
        lock = Mutex(opening.lock)
    }

    /// Closes the database; later calls throw.
    public func close() async {
        await database.close()
        lock.withLock { $0 = nil }
    }
}
