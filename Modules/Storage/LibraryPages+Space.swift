import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    /// What a page takes where nothing is known of any.
    private static let usualPage = 500_000

    func space() async throws -> StorageSpace {
        let used = try await database.read { try CopyTable($0).bytes() }
        let path = layout.chapters
        return StorageSpace(free: try await disk.run { Files.freeSpace(at: path) }, used: used, limits: limits)
    }

    func ensureRoom(for bytes: Int) async throws {
        if let shortage = try await space().shortage(for: max(0, bytes)) { throw shortage }
    }

    func estimate(pages count: Int, of manga: Manga.ID, in environment: EnvironmentID) async throws -> Int {
        let average = try await database.read { connection in
            let table = CopyTable(connection)
            return try table.averagePage(in: environment, of: manga) ?? table.averagePage(in: environment, of: nil)
        }
        return (average ?? LibraryPages.usualPage).multipliedReportingOverflow(by: max(0, count)).partialValue
    }
}

extension CopyTable {
    /// Of all pages, accepted ones of unfinished copies included.
    func bytes() throws -> Int {
        try connection.first(
            """
            SELECT (SELECT coalesce(sum(bytes), 0) FROM copy WHERE downloaded_at IS NOT NULL) + coalesce(sum(size), 0)
            FROM page WHERE copy IN (SELECT id FROM copy WHERE downloaded_at IS NULL)
            """
        ) { $0.int(0) } ?? 0
    }

    /// Of the stored chapters; nil where there are none.
    fileprivate func averagePage(in environment: EnvironmentID, of manga: Manga.ID?) throws -> Int? {
        let sums = try connection.first(
            """
            SELECT sum(bytes), sum(page_count) FROM copy
            WHERE downloaded_at IS NOT NULL AND environment = ?1 AND manga = coalesce(?2, manga)
            """,
            environment.rawValue,
            manga?.rawValue
        ) { (bytes: $0.int(0), pages: $0.int(1)) }
        guard let sums, sums.pages > 0 else { return nil }
        return sums.bytes / sums.pages
    }
}
