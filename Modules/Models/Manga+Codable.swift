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
            id: ID(values.text(.id) ?? slug),
            slug: slug,
            title: try values.decode(String.self, forKey: .title),
            // What else a server writes in its own way is no reason to lose the manga.
            alternativeTitles: (try? values.decode([String].self, forKey: .alternativeTitles)) ?? [],
            author: values.text(.author),
            summary: values.text(.summary),
            genres: (try? values.decode([String].self, forKey: .genres)) ?? [],
            status: values.text(.status).flatMap(Status.init(rawValue:)),
            cover: values.text(.cover),
            chapterCount: values.count(.chapterCount)
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
