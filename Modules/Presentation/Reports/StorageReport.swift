public import Foundation
public import MangaLocalization
public import MangaModels
public import MangaStorage
public import MangaText

/// What the library takes up, by environment and manga.
///
/// JSON: `total`, and `environments`: of each `id`, `name`, `usage`, and `mangas`: of each `id`, `slug`, `title`,
/// `chapters`, `pages`, `bytes`, `storedAt` (when one of its chapters was downloaded last). A usage is `mangas`, `chapters`,
/// `pages`, `bytes`. `reason` (English) where nothing is stored.
public struct StorageReport: Hashable, Report {
    /// What one manga takes up.
    public struct MangaUsage: Hashable, Encodable, Sendable {
        public var id: Manga.ID
        public var slug: String
        public var title: String
        public var chapters: Int
        public var pages: Int
        public var bytes: Int
        public var storedAt: Date?

        public init(
            id: Manga.ID,
            slug: String,
            title: String,
            chapters: Int,
            pages: Int,
            bytes: Int,
            storedAt: Date? = nil
        ) {
            self.id = id
            self.slug = slug
            self.title = title
            self.chapters = chapters
            self.pages = pages
            self.bytes = bytes
            self.storedAt = storedAt
        }

        public init(_ entry: LibraryEntry) {
            self.init(
                id: entry.manga.id,
                slug: entry.manga.slug,
                title: entry.manga.title,
                chapters: entry.stored,
                pages: entry.pages,
                bytes: entry.bytes,
                storedAt: entry.storedAt
            )
        }

        private enum CodingKeys: String, CodingKey {
            case id, slug, title, chapters, pages, bytes, storedAt
        }

        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(id, forKey: .id)
            try values.encode(slug, forKey: .slug)
            try values.encode(title, forKey: .title)
            try values.encode(chapters, forKey: .chapters)
            try values.encode(pages, forKey: .pages)
            try values.encode(bytes, forKey: .bytes)
            try values.encodeIfPresent(storedAt.map(Timestamp.text), forKey: .storedAt)
        }
    }

    /// What everything from one environment takes up.
    public struct EnvironmentUsage: Hashable, Encodable, Sendable {
        public var id: EnvironmentID
        public var name: String
        public var usage: StorageUsage
        /// The largest first, unless another order was asked for; perhaps not all of them.
        public var mangas: [MangaUsage]

        public init(id: EnvironmentID, name: String, usage: StorageUsage, mangas: [MangaUsage]) {
            self.id = id
            self.name = name
            self.usage = usage
            self.mangas = mangas
        }
    }

    public var total: StorageUsage
    /// Largest first.
    public var environments: [EnvironmentUsage]

    public init(_ environments: [EnvironmentUsage]) {
        self.environments = environments.sorted { ($1.usage.bytes, $0.name) < ($0.usage.bytes, $1.name) }
        total = StorageUsage(environments.map(\.usage))
    }

    /// Adds up the chapters on this disk; an environment without a name in `names` is shown by its id.
    public init(_ chapters: [StoredChapter], names: [EnvironmentID: String] = [:]) {
        self.init(
            Dictionary(grouping: chapters, by: \.info.environment).map { id, chapters in
                EnvironmentUsage(id: id, name: names[id] ?? id.rawValue, chapters: chapters)
            }
        )
    }

    public var emptiness: Message? {
        environments.isEmpty ? Message(PresentationPhrase.emptyStorage) : nil
    }

    private enum CodingKeys: String, CodingKey {
        case total, environments, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(total, forKey: .total)
        try values.encode(environments, forKey: .environments)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }

    public static let table = PlainTable(
        ["environments", "mangas"],
        columns: "environment=^name",
        "manga=slug",
        "title",
        "chapters",
        "pages",
        "bytes"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        StorageScreen.lines(self, width: width, in: language)
    }
}

extension StorageReport.EnvironmentUsage {
    fileprivate init(id: EnvironmentID, name: String, chapters: [StoredChapter]) {
        let mangas = Dictionary(grouping: chapters, by: \.info.manga.id).values
            .compactMap(StorageReport.MangaUsage.init)
            .sorted { ($1.bytes, $0.title) < ($0.bytes, $1.title) }
        self.init(
            id: id,
            name: name,
            usage: StorageUsage(
                mangas: mangas.count,
                chapters: mangas.map(\.chapters).saturatingSum,
                pages: mangas.map(\.pages).saturatingSum,
                bytes: mangas.map(\.bytes).saturatingSum
            ),
            mangas: mangas
        )
    }
}

extension StorageReport.MangaUsage {
    /// Nil for no chapters.
    fileprivate init?(_ chapters: [StoredChapter]) {
        guard let manga = chapters.first?.info.manga else { return nil }
        self.init(
            id: manga.id,
            slug: manga.slug,
            title: manga.title,
            chapters: chapters.count,
            pages: chapters.map(\.pages.count).saturatingSum,
            bytes: chapters.map(\.size).saturatingSum,
            storedAt: chapters.map(\.downloadedAt).filter { $0 > .distantPast }.max()
        )
    }
}

extension StorageUsage {
    fileprivate init(_ parts: [StorageUsage]) {
        self.init(
            mangas: parts.map(\.mangas).saturatingSum,
            chapters: parts.map(\.chapters).saturatingSum,
            pages: parts.map(\.pages).saturatingSum,
            bytes: parts.map(\.bytes).saturatingSum
        )
    }
}
