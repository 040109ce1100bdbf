extension Manga: Codable {
    private enum Key: String, CodingKey {
        case id, slug, title, author, genres, status
        case alternativeTitles
        case summary = "description"
        case cover = "coverImage"
        case chapterCount
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let slug = try values.decode(String.self, forKey: .slug)
        self.init(
            id: try values.decodeIfPresent(ID.self, forKey: .id) ?? ID(slug),
            slug: slug,
            title: try values.decode(String.self, forKey: .title),
            alternativeTitles: try values.decodeIfPresent([String].self, forKey: .alternativeTitles) ?? [],
            author: try values.decodeIfPresent(String.self, forKey: .author),
            summary: try values.decodeIfPresent(String.self, forKey: .summary),
            genres: try values.decodeIfPresent([String].self, forKey: .genres) ?? [],
            // A status that a newer server invented is no reason to lose the manga.
            status: try values.decodeIfPresent(String.self, forKey: .status).flatMap(Status.init(rawValue:)),
            cover: try values.decodeIfPresent(String.self, forKey: .cover),
            chapterCount: try values.decodeIfPresent(Int.self, forKey: .chapterCount)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(slug, forKey: .slug)
        try values.encode(title, forKey: .title)
        if !alternativeTitles.isEmpty { try values.encode(alternativeTitles, forKey: .alternativeTitles) }
        try values.encodeIfPresent(author, forKey: .author)
        try values.encodeIfPresent(summary, forKey: .summary)
        try values.encode(genres, forKey: .genres)
        try values.encodeIfPresent(status, forKey: .status)
        try values.encodeIfPresent(cover, forKey: .cover)
        try values.encodeIfPresent(chapterCount, forKey: .chapterCount)
    }
}
