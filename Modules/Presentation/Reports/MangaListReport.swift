public import Foundation
public import MangaLocalization
public import MangaModels
public import MangaText

/// A list of manga: what is popular, or what a search found.
///
/// JSON: `kind` (`popular`, `search` or `library`), `query` for a search, `offset`, `mangas` (the backend's shape),
/// `failure` (English) where the server could not be asked, `knownSince` when it said this, `reason`
/// (English) where there are none.
public struct MangaListReport: Hashable, Report {
    /// Where the list comes from.
    public enum Kind: Hashable, Sendable {
        case popular
        case search(String)
        /// What this machine knows, without a server.
        case library
    }

    public var kind: Kind
    /// How many come before the first; the list is numbered from `offset + 1`.
    public var offset: Int
    public var mangas: [Manga]
    public var failure: Message?
    /// When the server said this; nil where it has just done so.
    ///
    /// Of what the library knows, the latest.
    public var knownSince: Date?

    public init(_ kind: Kind, offset: Int = 0, mangas: [Manga], failure: Message? = nil) {
        self.kind = kind
        self.offset = offset
        self.mangas = mangas
        self.failure = failure
    }

    /// Leaves a page of a list that is there whole.
    public mutating func cut(to limit: Int, from offset: Int) {
        mangas = Array(mangas.dropFirst(offset).prefix(limit))
        self.offset = offset
    }

    public var emptiness: Message? {
        guard mangas.isEmpty, failure == nil else { return nil }
        if offset > 0 { return Message(PresentationPhrase.emptyPage, ["offset": .count(offset)]) }
        return switch kind {
        case .popular: Message(PresentationPhrase.emptyPopular)
        case .library: Message(PresentationPhrase.emptyLibrary)
        case .search(""): Message(PresentationPhrase.emptyServer)
        case .search(let query): Message(PresentationPhrase.emptySearch, ["query": .text(query)])
        }
    }

    public static let table = PlainTable(
        ["mangas"],
        columns: "id",
        "slug",
        "title",
        "author",
        "chapters=chapterCount",
        "status"
    )

    public func lines(width: Int, in language: Language) -> [StyledLine] {
        MangaListScreen.lines(self, width: width, in: language)
    }

    private enum CodingKeys: String, CodingKey {
        case kind, query, offset, mangas, failure, knownSince, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch kind {
        case .popular: try values.encode("popular", forKey: .kind)
        case .library: try values.encode("library", forKey: .kind)
        case .search(let query):
            try values.encode("search", forKey: .kind)
            try values.encode(query, forKey: .query)
        }
        try values.encode(offset, forKey: .offset)
        try values.encode(mangas, forKey: .mangas)
        try values.encodeIfPresent(failure?.text(in: .english), forKey: .failure)
        try values.encodeIfPresent(knownSince.map(Timestamp.text), forKey: .knownSince)
        try values.encodeIfPresent(emptiness?.text(in: .english), forKey: .reason)
    }
}
