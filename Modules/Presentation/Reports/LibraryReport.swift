public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// What this disk knows and has of one environment, a page of rows at a time.
///
/// JSON: `environment` (its id), `query` (empty for everything), `sort` (`title`, `size`, `read`, `date`, `unread`),
/// `offset`, `count` (of all that the query means), and `mangas`: of each `id`, `slug`, `title`, `author`, `chapters`
/// (known), `stored`, `unread`, `pages` and `bytes` (on this disk), `readAt`, `storedAt`; `failure` (English).
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
        case environment, query, sort, offset, count, mangas, failure
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
    }
}
