import Foundation

extension Chapter: Codable {
    private enum Key: String, CodingKey {
        case id, number, title, slug, volume, language, group, pageCount, releaseDate, problem
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let number = Chapter.number(in: values)
        let slug = values.text(.slug).flatMap { $0.isEmpty ? nil : $0 }
        guard let key = values.text(.id) ?? slug ?? number?.description else {
            throw DecodingError.keyNotFound(
                Key.id,
                .init(codingPath: decoder.codingPath, debugDescription: "a chapter needs an id, a slug or a number")
            )
        }
        self.init(
            id: ID(key),
            number: number,
            title: values.text(.title),
            slug: slug,
            volume: values.text(.volume),
            language: values.text(.language),
            group: values.text(.group),
            pageCount: values.count(.pageCount),
            releaseDate: values.text(.releaseDate).flatMap(Timestamp.date),
            problem: values.text(.problem)
        )
    }

    /// The number; nil where it is missing, null, blank or no number at all: a one-shot has none.
    private static func number(in values: KeyedDecodingContainer<Key>) -> ChapterNumber? {
        guard values.holds(.number) else { return nil }
        // Not being a number is no failure.
        return try? values.decode(ChapterNumber.self, forKey: .number)
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
