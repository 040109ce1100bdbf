/// The answer of `GET /api/v1/manga/{slug}/chapters`: what can be read of it, each id once.
///
/// Where the server sends no slug, or one that several chapters share, a chapter goes by its number if no other has
/// that number, else by its id.
public struct ChapterList: Decodable, Sendable {
    public let chapters: [Chapter]

    public init(from decoder: any Decoder) throws {
        var seen: Set<Chapter.ID> = []
        let items = try LossyList<Item>(from: decoder).items.filter { seen.insert($0.chapter.id).inserted }
        let slugs = ChapterList.counts(items.compactMap(\.slug))
        let numbers = ChapterList.counts(items.compactMap(\.chapter.number))
        chapters = items.map { item in
            var chapter = item.chapter
            if let slug = item.slug, slugs[slug] == 1 { return chapter }
            let number = chapter.number.flatMap { numbers[$0] == 1 ? $0 : nil }
            chapter.slug = number?.description ?? chapter.id.rawValue
            return chapter
        }
    }

    /// A chapter, and the slug that was sent with it.
    private struct Item: Decodable {
        private enum Key: String, CodingKey {
            case slug
        }

        let chapter: Chapter
        let slug: String?

        init(from decoder: any Decoder) throws {
            chapter = try Chapter(from: decoder)
            slug = try decoder.container(keyedBy: Key.self).text(.slug).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    private static func counts<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
        values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
