import Foundation
import MangaModels
import MangaSQLite

/// The tables `queue`, `queue_state` and `paused_manga`.
struct QueueTable {
    static let epoch = "(SELECT epoch FROM queue_state)"
    /// Of a row that has not ended.
    static let isActive = "epoch = \(epoch) AND state IN ('waiting', 'running')"

    let connection: Connection
    /// The store's own time, and the same as text.
    let now: Date
    let time: String

    init(_ connection: Connection, now: Date) {
        self.connection = connection
        self.now = now
        time = Timestamp.text(now)
    }

    /// Whether what a row wants is there already.
    func isStored(_ key: ChapterKey, _ options: DownloadOptions) throws -> Bool {
        guard !options.replacesStored else { return false }
        return try CopyTable(connection).isStored(key)
    }

    /// The row that waits or runs; its facts need not be read where they are those of `info`, which is written `text`.
    func active(
        _ key: ChapterKey,
        knowing info: ChapterInfo? = nil,
        as text: String = ""
    ) throws -> QueuedDownload? {
        try connection.first(
            """
            SELECT \(QueueTable.columns) FROM queue
            WHERE \(QueueTable.isActive) AND environment = ? AND manga = ? AND chapter = ?
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue
        ) { try download($0, knowing: info, as: text) }
    }

    func row(_ id: String) throws -> QueuedDownload? {
        try connection.first(
            """
            SELECT \(QueueTable.columns) FROM queue
            WHERE id = ? AND (state NOT IN ('waiting', 'running') OR epoch = \(QueueTable.epoch))
            """,
            id,
            transform: download
        )
    }

    func existing(_ id: String) throws -> QueuedDownload {
        guard let row = try row(id) else { throw StorageError.noSuchDownload(id) }
        return row
    }
}
