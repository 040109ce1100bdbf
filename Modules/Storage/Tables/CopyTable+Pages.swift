import MangaModels
import MangaSQLite

extension CopyTable {
    private static let columns = "position, file, size, sha256, media_type, width, height"

    /// In their order.
    func pages(of copy: Copy) throws -> [StoredPage] {
        try connection.all(
            "SELECT \(CopyTable.columns) FROM page WHERE copy = ? ORDER BY position",
            copy.id,
            transform: StoredPage.init(row:)
        )
    }

    func page(_ index: Int, of copy: Copy) throws -> StoredPage? {
        try connection.first(
            "SELECT \(CopyTable.columns) FROM page WHERE copy = ? AND position = ?",
            copy.id,
            index,
            transform: StoredPage.init(row:)
        )
    }

    /// Notes a page, in place of the one that stood there; the file of that one where it has another name.
    @discardableResult
    func put(_ page: StoredPage, into copy: Int) throws -> String? {
        let older = try connection.first(
            "SELECT file FROM page WHERE copy = ? AND position = ? AND file <> ?",
            copy,
            page.index,
            page.file
        ) { $0.text(0) }
        try connection.run(
            "INSERT OR REPLACE INTO page (copy, \(CopyTable.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            copy,
            page.index,
            page.file,
            page.size,
            page.sha256,
            page.mediaType,
            page.width,
            page.height
        )
        return older
    }

    func remove(page index: Int, of copy: Copy) throws {
        try connection.run("DELETE FROM page WHERE copy = ? AND position = ?", copy.id, index)
    }

    /// Brings the sums of a copy into line with its pages.
    func count(_ copy: Int) throws {
        try connection.run(
            """
            UPDATE copy SET (page_count, bytes) =
                (SELECT count(*), coalesce(sum(size), 0) FROM page WHERE copy = ?1) WHERE id = ?1
            """,
            copy
        )
    }

    /// The committed copy of the chapter that `slug` and `number` mean; the latest where several have that number.
    func stored(slug: String, number: ChapterNumber, in environment: EnvironmentID) throws -> Copy? {
        try connection.first(
            """
            SELECT \(Copy.columns) FROM copy
            WHERE environment = ?1 AND number = ?2 AND \(CopyTable.isStored) AND (manga_slug = ?3 OR manga = ?3)
            ORDER BY id DESC LIMIT 1
            """,
            environment.rawValue,
            number.description,
            slug,
            transform: Copy.init
        )
    }
}

extension StoredPage {
    fileprivate init(row: Row) {
        self.init(
            index: row.int(0),
            file: row.text(1),
            size: row.int(2),
            sha256: row.text(3),
            mediaType: row.text(4),
            width: row.int(5),
            height: row.int(6)
        )
    }
}
