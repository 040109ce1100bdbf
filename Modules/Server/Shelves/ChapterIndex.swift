import MangaModels

/// Finds the chapter that a route means.
struct ChapterIndex {
    private let chapters: [Chapter]

    init(_ chapters: [Chapter]) {
        self.chapters = chapters
    }

    /// By slug, by id, or by a number that one chapter alone has: `10.50` is `10.5`.
    func place(of name: String) -> Int? {
        if let place = chapters.firstIndex(where: { $0.slug == name || $0.id.rawValue == name }) { return place }
        guard let number = ChapterNumber(name) else { return nil }
        let places = chapters.indices.filter { chapters[$0].number == number }
        return places.count == 1 ? places[0] : nil
    }
}
