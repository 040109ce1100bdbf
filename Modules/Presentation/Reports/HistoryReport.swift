public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// Where each manga of one environment, or of all, was left, the latest first.
///
/// JSON: `environment` (its id; none of all), `offset`, `count` (of all), and `mangas`: of each `environment`, `id`, `slug`, `title`, `chapter` (the id
/// of the one that was read last), `number`, `volume`, `chapterTitle`, `page` (from 1) and `pages`, `completed`, `unread` (chapters
/// that are not read to their end), `readAt`; `reason` (English) where there are none.
public struct HistoryReport: Hashable, Report {
    /// All of them where nil.
    public var environment: EnvironmentID?
    public var offset: Int
    /// Rows of a page.
    public var limit: Int
    public var count: Int
    public var entries: [HistoryEntry]
    /// Of environments; one without a name here is shown by its id.
    public var names: [EnvironmentID: String] = [:]

    public init(
        _ environment: EnvironmentID?,
        offset: Int = 0,
        limit: Int = 50,
        count: Int,
        _ entries: [HistoryEntry]
    ) {
        self.environment = environment
        self.offset = offset
        self.limit = limit
        self.count = count
        self.entries = entries
    }

    func name(of entry: HistoryEntry) -> String {
        names[entry.entry.environment] ?? entry.entry.environment.rawValue
    }

    /// Which of all its rows are shown.
    var rows: ShownRows {
        ShownRows(
            offset: offset,
            shown: entries.count,
            count: count,
            limit: limit,
            command: ["history"] + (environment == nil ? ["--all"] : [])
                + (limit == ChapterView.pageSize ? [] : ["--limit", String(limit)])
        )
    }

    public var emptiness: Message? {
        entries.isEmpty ? rows.emptiness ?? Message(ReadingPhrase.nothingRead) : nil
    }

    public static let table = PlainTable(
        ["mangas"],
        columns: "id",
        "slug",
        "title",
        "chapter",
        "number",
        "page",
        "pages",
        "completed",
        "unread",
        "readAt",
        "volume"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        HistoryScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case environment, offset, count, mangas, reason
    }

    private struct Row: Encodable {
        var environment: EnvironmentID
        var id: Manga.ID
        var slug: String
        var title: String
        var chapter: Chapter.ID
        var number: ChapterNumber?
        var volume: String?
        var chapterTitle: String?
        var page: Int
        var pages: Int
        var completed: Bool
        var unread: Int
        var readAt: String
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(environment, forKey: .environment)
        try values.encode(offset, forKey: .offset)
        try values.encode(count, forKey: .count)
        try values.encode(entries.map(row), forKey: .mangas)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }

    private func row(_ entry: HistoryEntry) -> Row {
        Row(
            environment: entry.entry.environment,
            id: entry.entry.manga.id,
            slug: entry.entry.manga.slug,
            title: entry.entry.manga.title,
            chapter: entry.progress.chapter,
            number: entry.chapter?.number,
            volume: entry.chapter?.volume,
            chapterTitle: entry.chapter?.title,
            page: max(0, entry.progress.pageIndex) &+ 1,
            pages: entry.progress.totalPages,
            completed: entry.progress.isCompleted,
            unread: entry.entry.unread,
            readAt: Timestamp.text(entry.progress.updatedAt)
        )
    }
}
