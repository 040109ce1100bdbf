public import MangaModels

extension Selection {
    /// The rows of `rows` that are meant, each once, in the order of `rows` (which is the reading order).
    ///
    /// An empty answer is always an error: it says which part names nothing, what there is, and what is near.
    public func rows(from rows: [ChapterRow]) throws(SelectionError) -> [ChapterRow] {
        try self.rows(from: rows, by: ChapterIndex(rows), isFilter: false)
    }

    /// Of a filter, a group that means nothing is no error where another means something.
    private func rows(
        from rows: [ChapterRow],
        by index: ChapterIndex,
        isFilter: Bool
    ) throws(SelectionError) -> [ChapterRow] {
        guard !rows.isEmpty else { throw .noChapters }
        let everything = Array(rows.indices)
        var chosen: Set<Int> = []
        var failure: SelectionError?
        for group in groups where !group.isExclusion {
            do {
                chosen.formUnion(try group.places(in: index, among: everything))
            } catch {
                guard isFilter else { throw error }
                failure = failure ?? error
            }
        }
        if chosen.isEmpty, let failure { throw failure }
        if groups.allSatisfy(\.isExclusion) { chosen = Set(everything) }
        for part in groups.lazy.filter(\.isExclusion).flatMap(\.parts) {
            chosen.subtract(index.places(of: part.term, among: everything))
        }
        guard !chosen.isEmpty else { throw .nothingLeft(selection: description) }
        return chosen.sorted().map { rows[$0] }
    }

    /// The same for a list that is only looked at: a name that no chapter has is text to look for.
    ///
    /// Text is found in numbers, titles, groups and languages; several in a group must all be there.
    public func filtered(_ rows: [ChapterRow]) throws(SelectionError) -> [ChapterRow] {
        let index = ChapterIndex(rows)
        let everything = Array(rows.indices)
        let groups = written.map { group in
            Group(parts: group.parts.map { $0.readingNamesAsText(in: index, among: everything) })
        }
        return try Selection(groups).rows(from: rows, by: index, isFilter: true)
    }

    /// The same without what this machine knows of them.
    public func chapters(from rows: [ChapterRow]) throws(SelectionError) -> [Chapter] {
        try self.rows(from: rows).map(\.chapter)
    }

    /// Those of `rows` that are named one by one, rather than by a range, a count, a condition or `all`.
    ///
    /// A title that only one chapter has names it too.
    func named(in rows: [ChapterRow]) -> Set<Chapter.ID> {
        let index = ChapterIndex(rows)
        let everything = Array(rows.indices)
        let places = parts.lazy.filter { !$0.isExcluded }.flatMap { part -> [Int] in
            let places = index.places(of: part.term, among: everything)
            switch part.term {
            case .name: return places
            case .condition(.title): return places.count == 1 ? places : []
            default: return []
            }
        }
        return Set(places.map { rows[$0].id })
    }
}

extension Selection.Part {
    /// A decimal number stays one: who asks for chapter 99 does not ask for a title with 99 in it.
    fileprivate func readingNamesAsText(in index: ChapterIndex, among everything: [Int]) -> Selection.Part {
        guard case .name(let name) = term, index.places(of: term, among: everything).isEmpty,
            ChapterNumber(name)?.isDecimal != true
        else { return self }
        var part = self
        part.term = .condition(.text(name))
        return part
    }
}

extension Selection.Group {
    /// Whether it only takes away.
    var isExclusion: Bool {
        parts.allSatisfy(\.isExcluded)
    }

    /// Where the chapters stand that it means; never empty.
    fileprivate func places(in index: ChapterIndex, among everything: [Int]) throws(SelectionError) -> [Int] {
        let pool = try pool(in: index, among: everything)
        let picks = parts.filter { !$0.isExcluded && $0.condition == nil }
        var chosen = Set(picks.isEmpty ? pool : [])
        for pick in picks {
            let places = index.places(of: pick.term, among: pool)
            guard !places.isEmpty else { throw unknown(pick, in: index, among: pool) }
            chosen.formUnion(places)
        }
        for part in parts where part.isExcluded && part.condition == nil {
            chosen.subtract(index.places(of: part.term, among: pool))
        }
        guard !chosen.isEmpty else { throw .nothingLeft(selection: text) }
        return pool.filter(chosen.contains)
    }

    /// What its conditions leave of `everything`.
    private func pool(in index: ChapterIndex, among everything: [Int]) throws(SelectionError) -> [Int] {
        var allowed: [String: Set<Int>] = [:]
        var excluded: Set<Int> = []
        for part in parts {
            guard let condition = part.condition else { continue }
            let places = index.places(of: condition)
            if part.isExcluded {
                excluded.formUnion(places)
            } else {
                guard !places.isEmpty else {
                    throw .noneSuch(
                        condition: condition,
                        column: part.column,
                        known: index.values(of: condition)
                    )
                }
                allowed[condition.kind, default: []].formUnion(places)
            }
        }
        let pool = everything.filter { place in
            !excluded.contains(place) && allowed.values.allSatisfy { $0.contains(place) }
        }
        guard !pool.isEmpty else { throw .nothingTogether(conditions: conditions) }
        return pool
    }

    /// `vol:2 !downloaded`; empty where there are none.
    private var conditions: String {
        parts.filter { $0.condition != nil }.map(\.text).joined(separator: " ")
    }

    private func unknown(_ part: Selection.Part, in index: ChapterIndex, among pool: [Int]) -> SelectionError {
        .unknown(
            found: part.term.text,
            column: part.column,
            among: conditions.isEmpty ? nil : conditions,
            known: index.summary(of: pool),
            nearest: index.nearest(to: part.term, among: pool)
        )
    }
}
