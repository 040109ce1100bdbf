public import Foundation
public import MangaLocalization
public import MangaModels
public import MangaText

/// The MangaDetail screen: the facts of a manga and its chapters.
///
/// JSON: `manga` (the backend's shape), `chapters` (see `ChapterRow`), `failure` (English) where the server could not
/// be asked and this is what was known before, `knownSince` when that was said, `reason` (English) where no chapter is
/// known.
public struct MangaDetailReport: Hashable, Report {
    public var manga: Manga
    /// In reading order.
    public var chapters: [ChapterRow]
    public var failure: Message?
    /// When the server said this; nil where it has just done so.
    public var knownSince: Date?
    /// Which of the chapters the text shows; the JSON has all of them.
    public var view = ChapterView()
    /// Whether the text is all of the summary, and no chapters.
    public var showsSummary = false

    public init(manga: Manga, chapters: [ChapterRow], failure: Message? = nil, knownSince: Date? = nil) {
        self.knownSince = knownSince
        self.manga = manga
        self.chapters = chapters
        self.failure = failure
    }

    /// Why the text shows no chapter.
    public var emptiness: Message? {
        guard !chapters.isEmpty else { return unknown }
        do {
            return shown(of: try view.matching(chapters)).emptiness
        } catch {
            return error.message
        }
    }

    /// Why no chapter is known: the server has none, or could not be asked.
    private var unknown: Message {
        guard failure != nil, manga.chapterCount != 0 else { return Message(PresentationPhrase.emptyChapters) }
        guard let count = manga.chapterCount else { return Message(PresentationPhrase.neverFetched) }
        return Message(PresentationPhrase.neverFetchedOf, ["count": .count(count)])
    }

    /// Which of those that match are shown.
    func shown(of matching: [ChapterRow]) -> ShownRows {
        ShownRows(
            offset: view.offset,
            shown: view.places(of: matching.count).count,
            count: matching.count,
            limit: view.limit,
            command: view.command
        )
    }

    public static let table = ChaptersReport.table

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        MangaDetailScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case manga, chapters, failure, knownSince, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(manga, forKey: .manga)
        try values.encode(chapters, forKey: .chapters)
        try values.encodeIfPresent(failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(knownSince.map(Timestamp.text), forKey: .knownSince)
        if chapters.isEmpty { try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason) }
    }
}
