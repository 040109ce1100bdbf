public import MangaLocalization
import MangaModels
public import MangaStorage
public import MangaText

/// Chapters that `storage clean` is to remove, or has removed.
///
/// JSON: `removed` (false of a plan), `bytes`, `unreadLeft` (unread chapters that stay only because they are unread), and
/// `chapters` as in `MangaStorageReport`; `reason` (English) where there are none.
public struct CleaningReport: Hashable, Report {
    /// The least used first.
    public var holdings: [StoredHolding]
    public var bytes: Int
    public var unreadLeft: Int
    /// Whether they are gone.
    public var isDone = false

    public init(_ holdings: [StoredHolding], unreadLeft: Int = 0) {
        self.holdings = holdings.inReadingOrder.ordered { $0.usedAt < $1.usedAt }
        self.unreadLeft = unreadLeft
        bytes = holdings.map(\.bytes).saturatingSum
    }

    /// What a person is asked before they go.
    public var question: Message {
        Message(LibraryPhrase.askClean, ["count": .count(holdings.count), "size": .size(bytes)])
    }

    public var emptiness: Message? {
        holdings.isEmpty && !isDone ? Message(LibraryPhrase.nothingToClean) : nil
    }

    public static let table = PlainTable(
        ["chapters"],
        columns: "manga",
        "id",
        "number",
        "pages",
        "bytes",
        "downloadedAt",
        "reading",
        "readAt"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        CleaningScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case removed, bytes, unreadLeft, chapters, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(isDone, forKey: .removed)
        try values.encode(bytes, forKey: .bytes)
        try values.encode(unreadLeft, forKey: .unreadLeft)
        try values.encode(holdings.map(HoldingJSON.init), forKey: .chapters)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
