public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// What this disk knows and has of one environment, a page of rows at a time.
///
/// JSON: `environment` (its id), `query` (empty for everything), `sort` (`title`, `size`, `read`, `date`, `unread`),
/// `offset`, `count` (of all that the query means), and `mangas`: of each `id`, `slug`, `title`, `author`, `chapters`
/// (known), `stored`, `unread`, `pages` and `bytes` (on this disk), `readAt`, `storedAt`; `failure` (English), `reason` (English) where there are none.
public struct LibraryReport: Hashable, Report {
    public var environment: EnvironmentID
    public var query: LibraryQuery
    /// All that the query means, shown or not.
    public var count: Int
    public var entries: [LibraryEntry]
    public var failure: Message?
    /// Other environments that chapters on this disk are from, by name; told where nothing is known of this one.
    public var elsewhere: [String] = []

    public init(
        _ environment: EnvironmentID,
        _ query: LibraryQuery,
        _ excerpt: LibraryExcerpt,
        failure: Message? = nil
    ) {
        self.environment = environment
        self.query = query
        self.failure = failure
        (entries, count) = (excerpt.entries, excerpt.count)
    }

    /// Which of all its rows are shown.
    var rows: ShownRows {
        let text =
            query.text.isEmpty ? [] : [query.text.contains(where: \.isWhitespace) ? "'\(query.text)'" : query.text]
        return ShownRows(
            offset: query.offset,
            shown: entries.count,
            count: count,
            limit: query.limit,
            command: ["library"] + text + (query.order == .title ? [] : ["--sort", query.order.rawValue])
                + (query.limit == ChapterView.pageSize ? [] : ["--limit", String(query.limit)])
        )
    }

    public var emptiness: Message? {
        guard entries.isEmpty, failure == nil else { return nil }
        if let emptiness = rows.emptiness { return emptiness }
        return query.text.isEmpty
            ? Message(PresentationPhrase.emptyLibrary)
            : Message(LibraryPhrase.nothingFound, ["query": .text(query.text)])
    }

    public static let table = PlainTable(
        ["mangas"],
        columns: "id",
        "slug",
        "title",
        "chapters",
        "stored",
        "unread",
        "bytes",
        "readAt"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        LibraryScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case environment, query, sort, offset, count, mangas, failure, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(environment, forKey: .environment)
        try values.encode(query.text, forKey: .query)
        try values.encode(query.order.rawValue, forKey: .sort)
        try values.encode(query.offset, forKey: .offset)
        try values.encode(count, forKey: .count)
        try values.encode(entries.map(LibraryEntryJSON.init), forKey: .mangas)
        try values.encodeIfPresent(failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
