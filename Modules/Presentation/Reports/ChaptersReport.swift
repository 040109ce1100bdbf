public import MangaLocalization
import MangaModels
public import MangaText

/// The chapters of a manga alone; text and JSON are those of `MangaDetailReport` without what is said of the manga.
///
/// JSON: `manga` (its slug), `total` (chapters of the manga), `matching` (those that were asked for), `page` where one
/// was asked for and how many `pages` there are, `chapters` (see `ChapterRow`; in the order that was asked for, all that match or those of the page),
/// `failure`, `knownSince`, `reason` (English) where there are none.
public struct ChaptersReport: Hashable, Report {
    public var detail: MangaDetailReport

    public init(_ detail: MangaDetailReport) {
        self.detail = detail
    }

    public var emptiness: Message? { detail.emptiness }

    public static let table = PlainTable(
        ["chapters"],
        columns: "id",
        "number",
        "title",
        "pages=pageCount",
        "state",
        "donePages",
        "totalPages",
        "missingPages",
        "reason",
        "volume",
        "group",
        "language",
        "releaseDate",
        "reading",
        "readPage",
        "readPages",
        "readAt"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        ChaptersScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, total, matching, page, pages, chapters, failure, knownSince, reason
    }

    public func encode(to encoder: any Encoder) throws {
        let view = detail.view
        // `reason` says why there are none.
        let matching = (try? view.matching(detail.chapters)) ?? []
        let shown = view.page == nil ? matching[...] : matching[view.places(of: matching.count)]
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(detail.manga.slug, forKey: .manga)
        try values.encode(detail.chapters.count, forKey: .total)
        try values.encode(matching.count, forKey: .matching)
        try values.encodeIfPresent(view.page, forKey: .page)
        if view.page != nil { try values.encode(view.pages(of: matching.count), forKey: .pages) }
        try values.encode(Array(shown), forKey: .chapters)
        try values.encodeIfPresent(detail.failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(detail.knownSince.map(Timestamp.text), forKey: .knownSince)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
