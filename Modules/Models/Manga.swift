/// A titled work that is published in chapters.
///
/// `Codable` is the backend's JSON shape: `id`, `slug`, `title`, `alternativeTitles`, `author`, `description`, `genres`,
/// `status`, `coverImage`, `chapterCount`. Of these `slug` and `title` are required; `id` is the slug where the server
/// sends none.
public struct Manga: Identifiable, Hashable, Sendable {
    /// Opaque text, unique within one environment.
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
    /// The part of a route that names this manga; neither `/` nor `..` is in it.
    public var slug: String
    public var title: String
    public var alternativeTitles: [String]
    public var author: String?
    public var summary: String?
    public var genres: [String]
    public var status: Status?
    /// Absolute, or relative to the server.
    public var cover: String?
    public var chapterCount: Int?

    public init(
        id: ID,
        slug: String,
        title: String,
        alternativeTitles: [String] = [],
        author: String? = nil,
        summary: String? = nil,
        genres: [String] = [],
        status: Status? = nil,
        cover: String? = nil,
        chapterCount: Int? = nil
    ) {
        self.id = id
        self.slug = slug
        self.title = title
        self.alternativeTitles = alternativeTitles
        self.author = author
        self.summary = summary
        self.genres = genres
        self.status = status
        self.cover = cover
        self.chapterCount = chapterCount
    }
}

extension Manga {
    /// How far publication is, by the backend's words.
    public enum Status: String, Codable, CaseIterable, Sendable {
        case ongoing = "PUBLICANDOSE"
        case finished = "FINALIZADO"
        case paused = "EN_PAUSA"
    }
}
