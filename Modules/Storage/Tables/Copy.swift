import Foundation
import MangaModels
import MangaSQLite

/// A row of the table `copy`: one folder with pages of one chapter.
struct Copy: Sendable {
    static let columns =
        "id, environment, manga, chapter, info, folder, page_count, bytes, downloaded_at, edition, missing, gone"

    var id: Int
    var key: ChapterKey
    /// JSON of a `ChapterInfo`, decoded only where it is wanted.
    var infoText: String
    /// Below the library's folder.
    var folder: String
    var pageCount: Int
    var bytes: Int
    /// Nil while it is being written.
    var downloadedAt: Date?
    /// The digest of what tells one version of the chapter from another.
    var edition: String
    /// JSON of the indices of pages that are missing on purpose.
    var missingText: String
    /// Whether its folder was not there when disk and database were compared last.
    var isGone: Bool

    init(_ row: Row) {
        id = row.int(0)
        key = ChapterKey(
            environment: EnvironmentID(row.text(1)),
            manga: Manga.ID(row.text(2)),
            chapter: Chapter.ID(row.text(3))
        )
        infoText = row.text(4)
        folder = row.text(5)
        pageCount = row.int(6)
        bytes = row.int(7)
        downloadedAt = row.optionalText(8).map { Timestamp.date($0) ?? .distantPast }
        edition = row.text(9)
        missingText = row.text(10)
        isGone = row.int(11) != 0
    }

    func missing() throws -> [Int] {
        try JSONText.decode([Int].self, missingText)
    }

    func info() throws -> ChapterInfo {
        try JSONText.decode(ChapterInfo.self, infoText)
    }
}
