import Foundation

extension ReadingProgress: Codable {
    private enum Key: String, CodingKey {
        case manga, chapter, pageIndex, totalPages, updatedAt, completed
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        guard let updatedAt = Timestamp.date(try values.decode(String.self, forKey: .updatedAt)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .updatedAt,
                in: values,
                debugDescription: "not an ISO 8601 time"
            )
        }
        self.init(
            manga: try values.decode(Manga.ID.self, forKey: .manga),
            chapter: try values.decode(Chapter.ID.self, forKey: .chapter),
            pageIndex: try values.decode(Int.self, forKey: .pageIndex),
            totalPages: try values.decode(Int.self, forKey: .totalPages),
            updatedAt: updatedAt
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(manga, forKey: .manga)
        try values.encode(chapter, forKey: .chapter)
        try values.encode(pageIndex, forKey: .pageIndex)
        try values.encode(totalPages, forKey: .totalPages)
        try values.encode(Timestamp.text(updatedAt), forKey: .updatedAt)
        try values.encode(isCompleted, forKey: .completed)
    }
}
