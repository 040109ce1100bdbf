import MangaModels
import MangaStorage

extension [StoredHolding] {
    /// Each manga's chapters as they are read, one manga behind the other.
    var inReadingOrder: [StoredHolding] {
        let mangas = Dictionary(grouping: self, by: \.info.manga.id).values.compactMap { chapters in
            chapters.first.map { (title: $0.info.manga.title, chapters: chapters) }
        }
        return mangas.sorted { NaturalOrder.isBefore($0.title, $1.title) }.flatMap { _, chapters in
            let order = ChapterOrder(of: chapters.map(\.info.chapter))
            return chapters.sorted { one, other in
                order.isBefore(one.info.chapter, other.info.chapter)
                    ?? NaturalOrder.isBefore(one.info.chapter.label, other.info.chapter.label)
            }
        }
    }

    /// Sorted; those of which neither comes before the other stay as they are.
    func ordered(_ isBefore: (StoredHolding, StoredHolding) -> Bool) -> [StoredHolding] {
        enumerated().sorted { one, other in
            if isBefore(one.element, other.element) { return true }
            return !isBefore(other.element, one.element) && one.offset < other.offset
        }
        .map(\.element)
    }
}
