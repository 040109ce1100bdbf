import MangaModels

/// Puts chapters that only this disk knows between those that the server lists.
enum ReadingOrder {
    /// `listed` as it is, with each further chapter of `stored` before the first one of a higher number, else last.
    static func merged(_ listed: [Chapter], with stored: [Chapter]) -> [Chapter] {
        let known = Set(listed.map(\.id))
        return stored.filter { !known.contains($0.id) }.reduce(into: listed) { chapters, chapter in
            chapters.insert(chapter, at: place(of: chapter, in: chapters))
        }
    }

    private static func place(of chapter: Chapter, in chapters: [Chapter]) -> Int {
        guard let number = chapter.number else { return chapters.endIndex }
        return chapters.firstIndex { $0.number.map { $0 > number } ?? false } ?? chapters.endIndex
    }
}
