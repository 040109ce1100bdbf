import Foundation
import MangaCrypto
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

    func enqueue(_ chapters: [ChapterInfo], priority: Int, options: DownloadOptions) throws -> [QueuedDownload] {
        var ranks = Ranks(last: try lastRank(priority))
        let text = try JSONText.encode(options)
        return try chapters.map { info in
            if let row = try active(info.key) { return try join(row, priority, options, &ranks) }
            let id = randomToken(bytes: 6)
            let isPaused = try insert(info, as: id, rank: ranks.next(), priority: priority, options: (text, options))
            return QueuedDownload(
                id: id,
                info: info,
                state: .waiting,
                priority: priority,
                isPaused: isPaused,
                options: options,
                donePages: 0,
                totalPages: 0,
                addedAt: Timestamp.date(time) ?? now,
                endedAt: nil
            )
        }
    }

    /// Whether the new row is paused.
    private func insert(
        _ info: ChapterInfo,
        as id: String,
        rank: Int,
        priority: Int,
        options: (text: String, value: DownloadOptions)
    ) throws -> Bool {
        let isPaused = try isPaused(info.key)
        try connection.run(
            """
            INSERT INTO queue (id, environment, manga, chapter, info, state, added_at, priority, rank, options, epoch,
                paused, stored)
            VALUES (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, ?, \(QueueTable.epoch), ?, ?)
            """,
            id,
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue,
            try JSONText.encode(info),
            time,
            priority,
            rank,
            options.text,
            isPaused ? 1 : 0,
            try isStored(info.key, options.value) ? 1 : 0
        )
        return isPaused
    }

    /// A second wish for the chapter of `row`.
    private func join(
        _ row: QueuedDownload,
        _ priority: Int,
        _ options: DownloadOptions,
        _ ranks: inout Ranks
    ) throws -> QueuedDownload {
        let options = row.options.joined(with: options)
        guard priority > row.priority || options != row.options else { return row }
        try connection.run(
            "UPDATE queue SET priority = ?, rank = coalesce(?, rank), options = ?, stored = ? WHERE id = ?",
            max(priority, row.priority),
            priority > row.priority ? ranks.next() : nil,
            try JSONText.encode(options),
            try isStored(row.info.key, options) ? 1 : 0,
            row.id
        )
        return try existing(row.id)
    }

    /// Whether what a row wants is there already.
    func isStored(_ key: ChapterKey, _ options: DownloadOptions) throws -> Bool {
        guard !options.replacesStored else { return false }
        return try CopyTable(connection).isStored(key)
    }

    func active(_ key: ChapterKey) throws -> QueuedDownload? {
        try connection.first(
            """
            SELECT \(QueueTable.columns) FROM queue
            WHERE \(QueueTable.isActive) AND environment = ? AND manga = ? AND chapter = ?
            """,
            key.environment.rawValue,
            key.manga.rawValue,
            key.chapter.rawValue,
            transform: download
        )
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

/// Ranks behind the last one of a priority.
private struct Ranks {
    var last: Int

    mutating func next() -> Int {
        last += 1
        return last
    }
}
