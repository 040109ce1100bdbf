public import Foundation
public import MangaImaging
import MangaSQLite

/// What is on this disk: manga, chapters, pages, reading progress, the queue and its history.
///
/// Two processes may have the same library open.
public final class Library: Sendable {
    /// Says whether the file at a path is a whole image, and of what kind; throws `ImageError`.
    public typealias Inspection = @Sendable (_ path: String) throws -> ImageFacts

    public let catalogue: any Catalogue
    public let queue: any Queue
    public let pages: any Pages

    let disk: LibraryPages
    private let database: Database

    /// Opens the library in `folder`, making it when absent: `library.sqlite`, and `library/` for the chapters.
    ///
    /// Does not look at the chapters on the disk; `pages.reconcile()` does, once at start. Throws `StorageError`, or
    /// `MigrationError` where a newer version of this program has been here.
    public static func open(
        at folder: String,
        now: @escaping @Sendable () -> Date = { Date() },
        inspect: @escaping Inspection = { try ImageInspector.inspect(path: $0) }
    ) async throws -> Library {
        let layout = LibraryLayout(folder)
        try Files.makeFolder(layout.chapters)
        do {
            let database = try await Database.open(path: layout.database, migrations: Schema.migrations)
            return Library(database, layout: layout, now: now, inspect: inspect)
        } catch {
            throw LibraryDatabase.translated(error, path: layout.database)
        }
    }

    private init(
        _ database: Database,
        layout: LibraryLayout,
        now: @escaping @Sendable () -> Date,
        inspect: @escaping Inspection
    ) {
        let tables = LibraryDatabase(database: database, path: layout.database)
        disk = LibraryPages(database: tables, layout: layout, now: now, inspect: inspect)
        catalogue = LibraryCatalogue(database: tables, now: now)
        queue = LibraryQueue(database: tables, now: now)
        pages = disk
        self.database = database
    }

    /// Closes the database; later calls throw.
    public func close() async {
        await database.close()
    }
}
