public import MangaModels

extension Selection {
    /// The chapters of `chapters` that are meant, each once, in the order of `chapters` (which is the reading order).
    ///
    /// An empty answer is always an error: it says which part names nothing, what there is, and what is near.
    public func chapters(from chapters: [Chapter]) throws(SelectionError) -> [Chapter] {
        guard !chapters.isEmpty else { throw .noChapters }
        let index = ChapterIndex(chapters)
        var chosen: Set<Int> = []
        for part in parts where !part.isExcluded {
            let places = index.places(of: part.term)
            guard !places.isEmpty else { throw unknown(part, in: index) }
            chosen.formUnion(places)
        }
        if parts.allSatisfy(\.isExcluded) { chosen = Set(chapters.indices) }
        for part in parts where part.isExcluded { chosen.subtract(index.places(of: part.term)) }
        guard !chosen.isEmpty else { throw .nothingLeft(selection: description) }
        return chosen.sorted().map { chapters[$0] }
    }

    /// Those of `chapters` that are named one by one, rather than by a range, a count or `all`.
    func named(in chapters: [Chapter]) -> Set<Chapter.ID> {
        let index = ChapterIndex(chapters)
        let names = parts.lazy.filter { if case .name = $0.term { !$0.isExcluded } else { false } }
        return Set(names.flatMap { index.places(of: $0.term) }.map { chapters[$0].id })
    }

    private func unknown(_ part: Part, in index: ChapterIndex) -> SelectionError {
        .unknown(
            found: part.term.text,
            column: part.column,
            known: index.summary,
            nearest: index.nearest(to: part.term)
        )
    }
}
