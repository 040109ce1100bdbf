public import MangaLocalization
public import MangaStorage
public import MangaText

/// The Downloads screen: what runs, what is done, what failed, and what it all takes up.
///
/// JSON: `active`, `completed`, `failed` (see `DownloadRow`), `counts` (`active`, `completed`, `failed`: all that there
/// are, the latest of which are listed), `paused` (everything, and what is added), `storage` (`mangas`, `chapters`,
/// `pages`, `bytes`), `failure` (English), `reason` (English) where nothing is listed.
public struct DownloadsReport: Hashable, Report {
    /// In the order of their turn.
    public var active: [DownloadRow]
    /// Newest first, as `failed`.
    public var completed: [DownloadRow]
    public var failed: [DownloadRow]
    /// Whether everything is paused, and what is added too.
    public var isPaused = false
    /// How many there are of each tab, where that is more than are listed.
    public var counts: [DownloadsTab: Int] = [:]
    public var storage: StorageUsage?
    public var failure: Message?
    /// The only tab whose rows the text shows; all three where nil.
    public var tab: DownloadsTab?

    public init(
        active: [DownloadRow] = [],
        completed: [DownloadRow] = [],
        failed: [DownloadRow] = [],
        storage: StorageUsage? = nil
    ) {
        self.active = active
        self.completed = completed
        self.failed = failed
        self.storage = storage
    }

    public func rows(of tab: DownloadsTab) -> [DownloadRow] {
        switch tab {
        case .active: active
        case .completed: completed
        case .failed: failed
        }
    }

    /// All of a tab, listed or not.
    public func count(of tab: DownloadsTab) -> Int {
        max(rows(of: tab).count, counts[tab] ?? 0)
    }

    public var emptiness: Message? {
        let tabs = tab.map { [$0] } ?? DownloadsTab.allCases
        guard let first = tabs.first, tabs.allSatisfy({ rows(of: $0).isEmpty }) else { return nil }
        return Message(first.emptiness)
    }

    /// The row that `text` means in a tab: its number on the screen, else its id.
    public func row(_ text: String, in tab: DownloadsTab) -> DownloadRow? {
        let rows = rows(of: tab)
        if let number = Int(text), rows.indices.contains(number &- 1) { return rows[number &- 1] }
        return rows.first { $0.id == text }
    }

    public static let table = PlainTable(
        DownloadsTab.allCases.map { [$0.rawValue] },
        columns: [
            "id", "state", "environment", "manga", "mangaTitle", "chapter", "donePages", "totalPages", "missingPages",
            "priority", "bytesPerSecond", "secondsLeft", "reason", "number", "volume",
        ]
    )

    public var table: PlainTable { tab.map { Self.table.of([[$0.rawValue]]) } ?? Self.table }

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        DownloadsScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case active, completed, failed, counts, paused, storage, failure, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(active, forKey: .active)
        try values.encode(completed, forKey: .completed)
        try values.encode(failed, forKey: .failed)
        let counts = DownloadsTab.allCases.map { ($0.rawValue, count(of: $0)) }
        try values.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .counts)
        try values.encode(isPaused, forKey: .paused)
        try values.encodeIfPresent(storage, forKey: .storage)
        try values.encodeIfPresent(failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
