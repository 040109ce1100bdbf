import Foundation
import MangaCrypto
import MangaModels
import MangaSQLite

/// New rows.
extension QueueTable {
    func admit(_ chapters: [ChapterInfo], priority: Int?, options: DownloadOptions) throws -> [Admission] {
        var wish = Wish(
            priority: priority,
            options: options,
            optionsText: try JSONText.encode(options),
            addedAt: Timestamp.date(time) ?? now,
            lastRank: try lastRank(priority ?? 0)
        )
        return try chapters.compactMap { info in
            let text = try wish.text(of: info)
            if let row = try add(info, as: text, &wish) { return Admission(row) }
            // None where the chapter is stored: another process may have ended it a moment ago.
            guard let row = try active(info.key, knowing: info, as: text) else { return nil }
            return Admission(try join(row, &wish), joining: row)
        }
    }

    private static let insertion = """
        INSERT OR IGNORE INTO queue (id, environment, manga, chapter, info, state, added_at, priority, rank, options,
            epoch, paused)
        SELECT ?1, ?2, ?3, ?4, ?5, 'waiting', ?6, ?7, ?8, ?9, \(epoch), ?10 WHERE ?11 OR NOT EXISTS (
            SELECT 1 FROM copy WHERE environment = ?2 AND manga = ?3 AND chapter = ?4 AND \(CopyTable.isStored))
        """

    /// The new row; nil where the chapter has one already, or is stored and not to be replaced.
    private func add(_ info: ChapterInfo, as text: String, _ wish: inout Wish) throws -> QueuedDownload? {
        let id = randomToken(bytes: 6)
        let isPaused = try wish.isPaused(info, self.isPaused)
        let count = try connection.run(
            QueueTable.insertion,
            id,
            info.environment.rawValue,
            info.manga.id.rawValue,
            info.chapter.id.rawValue,
            text,
            time,
            wish.priority ?? 0,
            wish.nextRank(),
            wish.optionsText,
            isPaused ? 1 : 0,
            wish.options.replacesStored ? 1 : 0
        )
        guard count > 0 else { return nil }
        return QueuedDownload(
            id: id,
            info: info,
            state: .waiting,
            priority: wish.priority ?? 0,
            isPaused: isPaused,
            options: wish.options,
            donePages: 0,
            totalPages: 0,
            addedAt: wish.addedAt,
            endedAt: nil
        )
    }

    /// A second wish for the chapter of `row`.
    private func join(_ row: QueuedDownload, _ wish: inout Wish) throws -> QueuedDownload {
        var joined = row
        joined.options = row.options.joined(with: wish.options)
        joined.priority = max(row.priority, wish.priority ?? row.priority)
        guard joined != row else { return row }
        try connection.run(
            "UPDATE queue SET priority = ?, rank = coalesce(?, rank), options = ?, stored = ? WHERE id = ?",
            joined.priority,
            joined.priority > row.priority ? wish.nextRank() : nil,
            try JSONText.encode(joined.options),
            try isStored(row.info.key, joined.options) ? 1 : 0,
            row.id
        )
        return joined
    }
}

/// What the rows of one wish have in common; what was found out for one row of a manga holds for the next.
private struct Wish {
    /// Nil where nobody has said one.
    let priority: Int?
    let options: DownloadOptions
    let optionsText: String
    let addedAt: Date
    private var lastRank: Int
    private var manga: (info: ChapterInfo, text: String)?
    private var pause: (key: ChapterKey, isPaused: Bool)?

    init(priority: Int?, options: DownloadOptions, optionsText: String, addedAt: Date, lastRank: Int) {
        self.priority = priority
        self.options = options
        self.optionsText = optionsText
        self.addedAt = addedAt
        self.lastRank = lastRank
    }

    mutating func nextRank() -> Int {
        lastRank += 1
        return lastRank
    }

    mutating func isPaused(_ info: ChapterInfo, _ ask: (ChapterKey) throws -> Bool) throws -> Bool {
        if let pause, pause.key.environment == info.environment, pause.key.manga == info.manga.id {
            return pause.isPaused
        }
        let isPaused = try ask(info.key)
        pause = (info.key, isPaused)
        return isPaused
    }

    /// The JSON of `info`, whose manga is written once for all chapters of it.
    mutating func text(of info: ChapterInfo) throws -> String {
        let known = manga.flatMap { $0.info.manga == info.manga && $0.info.environment == info.environment ? $0 : nil }
        let text = try known?.text ?? ChapterInfo.text(of: info.manga, in: info.environment)
        manga = (info, text)
        return "{\"chapter\":\(try JSONText.encode(info.chapter)),\(text)}"
    }
}

extension ChapterInfo {
    fileprivate static func text(of manga: Manga, in environment: EnvironmentID) throws -> String {
        "\"environment\":\(try JSONText.encode(environment)),\"manga\":\(try JSONText.encode(manga))"
    }
}
