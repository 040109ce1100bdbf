public import Foundation

/// One chapter of a manga.
///
/// `id` is the key everywhere (routes, queue, disk); `number` is what people call it, may be missing and need not
/// be unique. `Codable` is the backend's JSON shape: `id`, `number` (JSON number or string), `title`, `slug`,
/// `volume`, `language`, `group`, `pageCount`, `releaseDate`, `problem`.
public struct Chapter: Identifiable, Hashable, Sendable {
    /// Opaque text, unique within one manga.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let id: ID
    public var number: ChapterNumber?
    public var title: String?
    /// The `{n}` of the backend's routes: the number where it is unique in the manga, else the id.
    public var slug: String
    public var volume: String?
    public var language: String?
    public var group: String?
    public var pageCount: Int?
    public var releaseDate: Date?
    /// Why this chapter cannot be read (a damaged archive, say); nil for a good one.
    public var problem: String?

    public init(
        id: ID,
        number: ChapterNumber? = nil,
        title: String? = nil,
        slug: String? = nil,
        volume: String? = nil,
        language: String? = nil,
        group: String? = nil,
        pageCount: Int? = nil,
        releaseDate: Date? = nil,
        problem: String? = nil
    ) {
        self.id = id
        self.number = number
        self.title = title
        self.slug = slug ?? number?.description ?? id.rawValue
        self.volume = volume
        self.language = language
        self.group = group
        self.pageCount = pageCount
        self.releaseDate = releaseDate
        self.problem = problem
    }
}
