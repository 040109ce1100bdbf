import Foundation
import MangaModels
import MangaSQLite

/// The tables `copy` and `page`: which folder holds which chapter.
struct CopyTable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Of a copy: it was committed, whether its folder is there or not.
    private static let isCommitted = "downloaded_at IS NOT NULL"
    /// Of a copy: it is the chapter, and on this disk.
    static let isStored = "downloaded_at IS NOT NULL AND gone = 0"

    /// The committed copy that is on this disk.
    func stored(_ key: ChapterKey) throws -> Copy? {
        try copy(key, CopyTable.isStored)
    }

    /// The committed copy, even where it is missing.
    func committed(_ key: ChapterKey) throws -> Copy? {
        try copy(key, CopyTable.isCommitted)
    }

    func isStored(_ key: ChapterKey) throws -> Bool {
        try connection.first(
            """
            SELECT 1 FROM copy WHERE environment = ? AND manga = ? AND chapter = ? AND \(CopyTable.isStored)
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue
        ) { _ in true } ?? false
    }

    /// The copy that is being written.
    func pending(_ key: ChapterKey) throws -> Copy? {
        try copy(key, "downloaded_at IS NULL")
    }

    func all() throws -> [Copy] {
        try connection.all("SELECT \(Copy.columns) FROM copy ORDER BY id", transform: Copy.init)
    }

    func isKnown(folder: String) throws -> Bool {
        try connection.first("SELECT 1 FROM copy WHERE folder = ?", folder) { _ in true } ?? false
    }

    /// Where a copy of a chapter belongs: beside the others of its manga, whose title may have changed since.
    func folder(for info: ChapterInfo) throws -> String {
        let sibling = try connection.first(
            "SELECT folder FROM copy WHERE environment = ? AND manga = ? ORDER BY id LIMIT 1",
            info.environment.rawValue,
            info.manga.id.rawValue
        ) { $0.text(0) }
        guard let sibling else { return FolderName.folder(of: info) }
        return Files.folder(of: sibling) + "/" + FolderName.chapter(info.chapter)
    }

    /// Committed copies on this disk of one environment, or of one manga in it, where given; in the order of their
    /// coming.
    func stored(in environment: EnvironmentID?, of manga: Manga.ID?) throws -> [Copy] {
        try committed(in: environment, of: manga).filter { !$0.isGone }
    }

    /// The same with those that are missing.
    func committed(in environment: EnvironmentID?, of manga: Manga.ID?) throws -> [Copy] {
        let place = CopyPlace(environment, manga)
        return try connection.values(
            "SELECT \(Copy.columns) FROM copy WHERE \(CopyTable.isCommitted)\(place.condition) ORDER BY id",
            place.values,
            transform: Copy.init
        )
    }

    /// Notes a copy and gives it back; `downloadedAt` is nil for one that is to be written.
    @discardableResult
    func add(
        _ info: ChapterInfo,
        folder: String,
        pageCount: Int,
        edition: String = "",
        downloadedAt: String? = nil
    ) throws -> Int {
        try connection.run(
            """
            INSERT INTO copy (environment, manga, chapter, manga_slug, number, info, folder, page_count, edition,
                downloaded_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue,
            info.manga.slug,
            info.chapter.number?.description ?? "",
            try JSONText.encode(info),
            folder,
            pageCount,
            edition,
            downloadedAt
        )
        return try connection.first("SELECT id FROM copy WHERE folder = ?", folder) { $0.int(0) } ?? 0
    }

    /// Removes the row if it still is about that folder; whether it was.
    @discardableResult
    func remove(_ copy: Copy) throws -> Bool {
        try connection.run("DELETE FROM copy WHERE id = ? AND folder = ?", copy.id, copy.folder) > 0
    }

    /// The same where the chapter goes with it: what the history says of its download is over too.
    @discardableResult
    func drop(_ copy: Copy) throws -> Bool {
        if copy.downloadedAt != nil { try forgetDownload(of: copy.key) }
        return try remove(copy)
    }

    /// Removes what the history says of the download of a chapter that is no longer here.
    func forgetDownload(of key: ChapterKey) throws {
        try connection.run(
            """
            DELETE FROM queue WHERE state = 'completed' AND ended IS NOT NULL
                AND environment = ? AND manga = ? AND chapter = ?
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue
        )
        try connection.run("UPDATE queue_state SET version = version + 1")
    }

    /// Notes whether the folder of a committed copy is there; false where the row is another one by now.
    func mark(_ copy: Copy, isGone: Bool) throws -> Bool {
        if isGone { try forgetDownload(of: copy.key) }
        return try connection.run(
            "UPDATE copy SET gone = ? WHERE id = ? AND folder = ?",
            isGone,
            copy.id,
            copy.folder
        ) > 0
    }

    /// The commit point: makes the copy in writing the chapter, under its final name; the older copy, if any.
    func commit(_ copy: Copy, _ chapter: StoredChapter, as folder: String, at time: String) throws -> Copy? {
        let older = try committed(copy.key)
        if let older { try remove(older) }
        let changed = try connection.run(
            """
            UPDATE copy SET folder = ?, page_count = ?, missing = ?, bytes = ?, downloaded_at = ?
            WHERE id = ? AND folder = ?
            """,
            folder,
            chapter.pages.count,
            try JSONText.encode(chapter.missing),
            chapter.size,
            time,
            copy.id,
            copy.folder
        )
        guard changed == 1 else { throw StorageError.superseded(path: copy.folder) }
        return older
    }

    private func copy(_ key: ChapterKey, _ condition: String) throws -> Copy? {
        try connection.first(
            "SELECT \(Copy.columns) FROM copy WHERE environment = ? AND manga = ? AND chapter = ? AND \(condition)",
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue,
            transform: Copy.init
        )
    }
}
