import Foundation
import MangaModels
import MangaSQLite

extension LibraryPages {
    /// What a page takes where nothing is known of any.
    private static let usualPage = 500_000

    func space() async throws -> StorageSpace {
        let now = now()
        return try await database.read { try space(besides: nil, $0, now: now) }
    }

    func promise(_ bytes: Int, isEstimate: Bool, to pending: PendingChapter) async throws -> Bool {
        let now = now()
        return try await database.write { connection in
            let table = CopyTable(connection)
            guard let copy = try table.pending(pending.key), copy.folder == pending.folder else {
                throw StorageError.superseded(path: layout.path(pending.folder))
            }
            let space = try space(besides: pending, connection, now: now)
            if let shortage = space.shortage(for: max(0, bytes)) {
                if space.promised > 0 { return false }
                throw shortage
            }
            try table.promise(max(0, bytes), isEstimate: isEstimate, to: copy)
            return true
        }
    }

    /// What there is for `pending`, as far as nothing of it is on the disk yet; without it, for whatever comes next.
    private func space(besides pending: PendingChapter?, _ connection: Connection, now: Date) throws -> StorageSpace {
        let table = CopyTable(connection)
        let promises = try table.promises(besides: pending?.key, now: now)
        let folders = promises.map(\.folder) + [pending?.folder].compactMap(\.self)
        return StorageSpace(
            free: Files.freeSpace(at: layout.chapters),
            used: try table.bytes(),
            limits: limits,
            promised: promises.reduce(0) { $0 + $1.left },
            begun: try folders.reduce(0) { try $0 + bytesUnderWay(in: $1) }
        )
    }

    /// Of the pages that are not whole yet.
    private func bytesUnderWay(in folder: String) throws -> Int {
        let path = layout.path(folder)
        return try Files.names(in: path).filter { $0.hasSuffix(".part") }
            .reduce(0) { $0 + (Files.size(path + "/" + $1) ?? 0) }
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
            SELECT (SELECT coalesce(sum(bytes), 0) FROM copy WHERE \(CopyTable.isStored)) + coalesce(sum(size), 0)
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
