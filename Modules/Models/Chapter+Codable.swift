import Foundation

extension Chapter: Codable {
    private enum Key: String, CodingKey {
        case id, number, title, slug, volume, language, group, pageCount, releaseDate, problem
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let number = try Chapter.number(in: values)
        let slug = try values.decodeIfPresent(String.self, forKey: .slug).flatMap { $0.isEmpty ? nil : $0 }
        guard let key = try values.decodeIfPresent(String.self, forKey: .id) ?? slug ?? number?.description else {
            throw DecodingError.keyNotFound(
                Key.id,
                .init(codingPath: decoder.codingPath, debugDescription: "a chapter needs an id, a slug or a number")
            )
        }
        self.init(
            id: ID(key),
            number: number,
            title: try values.decodeIfPresent(String.self, forKey: .title),
            slug: slug,
            volume: try values.decodeIfPresent(String.self, forKey: .volume),
            language: try values.decodeIfPresent(String.self, forKey: .language),
            group: try values.decodeIfPresent(String.self, forKey: .group),
            pageCount: try values.decodeIfPresent(Int.self, forKey: .pageCount),
            releaseDate: try values.decodeIfPresent(String.self, forKey: .releaseDate).flatMap(Timestamp.date),
            problem: try values.decodeIfPresent(String.self, forKey: .problem)
        )
    }

    /// The number; nil where it is missing, null or blank: a one-shot has none.
    private static func number(in values: KeyedDecodingContainer<Key>) throws -> ChapterNumber? {
        // Not being text is no failure: numbers are read below.
        if let text = try? values.decode(String.self, forKey: .number) { return ChapterNumber(text) }
        return try values.decodeIfPresent(ChapterNumber.self, forKey: .number)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encodeIfPresent(number, forKey: .number)
        try values.encodeIfPresent(title, forKey: .title)
        try values.encode(slug, forKey: .slug)
        try values.encodeIfPresent(volume, forKey: .volume)
        try values.encodeIfPresent(language, forKey: .language)
        try values.encodeIfPresent(group, forKey: .group)
        try values.encodeIfPresent(pageCount, forKey: .pageCount)
        try values.encodeIfPresent(releaseDate.map(Timestamp.text), forKey: .releaseDate)
        try values.encodeIfPresent(problem, forKey: .problem)
    }
}
