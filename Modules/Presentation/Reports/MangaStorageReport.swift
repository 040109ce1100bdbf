public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// What the chapters of one manga take up, as `storage NAME` lists them.
///
/// JSON: `manga` (slug), `mangaTitle`, `bytes`, `pages`, and `chapters`: of each `manga`, `mangaTitle`, `id`, `number`, `volume`,
/// `title`, `pages`, `bytes`, `downloadedAt`, `reading` (`unread`, `started`, `read`), `readAt`; `reason` (English) where
/// there are none.
public struct MangaStorageReport: Hashable, Report {
    public var manga: Manga
    /// In the order that was asked for.
    public var holdings: [StoredHolding]

    /// The largest first; by `date` the latest first, by `title` in reading order, as among those that are alike.
    public init(_ manga: Manga, _ holdings: [StoredHolding], order: LibraryQuery.Order = .size) {
        self.manga = manga
        let read = holdings.inReadingOrder
        self.holdings =
            switch order {
            case .size, .unread: read.ordered { $0.bytes > $1.bytes }
            case .date, .read: read.ordered { $0.downloadedAt > $1.downloadedAt }
            case .title: read
            }
    }

    public var emptiness: Message? {
        holdings.isEmpty ? Message(LibraryPhrase.nothingStored) : nil
    }

    public static let table = PlainTable(
        ["chapters"],
        columns: "id",
        "number",
        "title",
        "pages",
        "bytes",
        "downloadedAt",
        "reading",
        "volume"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        MangaStorageScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, mangaTitle, bytes, pages, chapters, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(manga.slug, forKey: .manga)
        try values.encode(manga.title, forKey: .mangaTitle)
        try values.encode(holdings.map(\.bytes).saturatingSum, forKey: .bytes)
        try values.encode(holdings.map(\.pages).saturatingSum, forKey: .pages)
        try values.encode(holdings.map(HoldingJSON.init), forKey: .chapters)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
