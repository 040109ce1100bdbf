public import MangaLocalization
public import MangaStorage

/// The Downloads screen while it is watched: one tab, as many of its rows as fit, and what stands below them.
public struct DownloadsWatchReport: Hashable, Sendable {
    /// What the last line holds.
    public enum Footer: Hashable, Sendable {
        /// What the keys do.
        case keys
        /// All that the keys do, in place of the rows.
        case help
        /// What a person is to say yes or no to.
        case question(Message)
        /// What became of the last key.
        case answer(Message)
    }

    public var tab: DownloadsTab
    /// The rows that are on the screen.
    public var rows: [DownloadRow]
    /// How many of its tab come before them.
    public var first: Int
    /// Which of `rows` the keys mean.
    public var cursor: Int?
    /// The rows of each tab, also those that are not on the screen.
    public var counts: [DownloadsTab: Int]
    /// All that there are, where that is more than the rows.
    public var all: [DownloadsTab: Int] = [:]
    public var active = DownloadCounts()
    /// Of all that run; nil where nobody can say, as `timeLeft`.
    public var bytesPerSecond: Double?
    public var timeLeft: Duration?
    /// Whether everything is paused, and what is added too.
    public var isPaused = false
    /// Whether anybody works on the queue, here or elsewhere.
    public var hasWorker = true
    public var storage: StorageUsage?
    /// Why nothing moves.
    public var failure: Message?
    public var footer = Footer.keys

    public init(
        _ tab: DownloadsTab,
        rows: [DownloadRow] = [],
        first: Int = 0,
        cursor: Int? = nil,
        counts: [DownloadsTab: Int] = [:]
    ) {
        self.tab = tab
        self.rows = rows
        self.first = first
        self.cursor = cursor
        self.counts = counts
    }

    func count(_ tab: DownloadsTab) -> Int { counts[tab] ?? 0 }
}
