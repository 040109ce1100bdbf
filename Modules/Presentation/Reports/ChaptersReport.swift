public import MangaLocalization
import MangaModels
public import MangaText

/// The chapters of a manga alone; text and JSON are those of `MangaDetailReport` without what is said of the manga.
///
/// JSON: `manga` (its slug), `chapters` (see `ChapterRow`), `failure`, `knownSince`.
public struct ChaptersReport: Hashable, Report {
    public var detail: MangaDetailReport

    public init(_ detail: MangaDetailReport) {
        self.detail = detail
    }

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
        "reason"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        ChaptersScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, chapters, failure, knownSince
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(detail.manga.slug, forKey: .manga)
        try values.encode(detail.chapters, forKey: .chapters)
        try values.encodeIfPresent(detail.failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(detail.knownSince.map(Timestamp.text), forKey: .knownSince)
    }
}
