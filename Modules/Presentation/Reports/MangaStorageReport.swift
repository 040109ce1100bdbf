public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// What the chapters of one manga take up, as `storage NAME` lists them.
///
/// JSON: `manga` (slug), `mangaTitle`, `bytes`, `pages`, and `chapters`: of each `manga`, `mangaTitle`, `id`, `number`,
/// `title`, `pages`, `bytes`, `downloadedAt`, `reading` (`unread`, `started`, `read`), `readAt`.
public struct MangaStorageReport: Hashable, Report {
    public var manga: Manga
    /// In the order that was asked for.
    public var holdings: [StoredHolding]

    /// The largest first; by `date` the latest first, by `title` in reading order.
    public init(_ manga: Manga, _ holdings: [StoredHolding], order: LibraryQuery.Order = .size) {
        self.manga = manga
        self.holdings =
            switch order {
            case .size, .unread: holdings.sorted { ($0.bytes, $0.info.chapter.name) > ($1.bytes, $1.info.chapter.name) }
            case .date, .read: holdings.sorted { $0.downloadedAt > $1.downloadedAt }
            case .title: MangaStorageReport.inReadingOrder(holdings)
            }
    }

    private static func inReadingOrder(_ holdings: [StoredHolding]) -> [StoredHolding] {
        let order = ChapterOrder(of: holdings.map(\.info.chapter))
        return holdings.sorted { one, other in
            order.isBefore(one.info.chapter, other.info.chapter)
                ?? NaturalOrder.isBefore(one.info.chapter.name, other.info.chapter.name)
        }
    }

    public static let table = PlainTable(
        ["chapters"],
        columns: "id",
        "number",
        "title",
        "pages",
        "bytes",
        "downloadedAt",
        "reading"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        MangaStorageScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, mangaTitle, bytes, pages, chapters
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(manga.slug, forKey: .manga)
        try values.encode(manga.title, forKey: .mangaTitle)
        try values.encode(holdings.map(\.bytes).saturatingSum, forKey: .bytes)
        try values.encode(holdings.map(\.pages).saturatingSum, forKey: .pages)
        try values.encode(holdings.map(HoldingJSON.init), forKey: .chapters)
    }
}
