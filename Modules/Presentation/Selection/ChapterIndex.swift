import MangaModels
import MangaText

/// A list of chapters, ready to be asked by number, word, id and state.
struct ChapterIndex {
    private let rows: [ChapterRow]
    private var numbers: [ChapterNumber: [Int]] = [:]
    private var words: [String: [Int]] = [:]
    private var ids: [String: [Int]] = [:]

    init(_ rows: [ChapterRow]) {
        self.rows = rows
        for (place, chapter) in rows.lazy.map(\.chapter).enumerated() {
            if let number = chapter.number {
                numbers[number, default: []].append(place)
                words[number.description.lowercased(), default: []].append(place)
            }
            ids[chapter.id.rawValue, default: []].append(place)
        }
    }

    /// Where in the list the chapters stand that `term` names, among those of `pool`, which is in order.
    func places(of term: Selection.Term, among pool: [Int]) -> [Int] {
        switch term {
        case .all: pool
        case .latest(let count): pool.suffix(max(0, count))
        case .name(let name): places(named: name, among: pool)
        case .range(let low, let high): places(among: pool) { low <= $0 && $0 <= high }
        case .from(let low): places(among: pool) { low <= $0 }
        case .condition(let condition): places(of: condition).filter(Set(pool).contains)
        }
    }

    /// Those of all chapters for which `condition` is so.
    func places(of condition: Selection.Condition) -> [Int] {
        let lowered = condition.lowered
        let passes = rows.indices.filter { lowered.isTrue(of: rows[$0]) }
        guard case .group(let name) = condition else { return passes }
        // A part of a name is enough only where no group has the whole.
        let exact = passes.filter { rows[$0].chapter.group?.lowercased() == name.lowercased() }
        return exact.isEmpty ? passes : exact
    }

    private func places(named name: String, among pool: [Int]) -> [Int] {
        let places = ChapterNumber(name).flatMap { numbers[$0] } ?? words[name.lowercased()] ?? ids[name] ?? []
        return pool.count == rows.count ? places : places.filter(Set(pool).contains)
    }

    /// Those whose number is a decimal that passes.
    private func places(among pool: [Int], where passes: (ChapterNumber) -> Bool) -> [Int] {
        pool.filter { place in
            guard let number = rows[place].chapter.number, number.isDecimal else { return false }
            return passes(number)
        }
    }

    /// The names of the chapters at `places`, `1, 2, 3, …, 119, 120` where there are many, and `vol:1 1-3, vol:2 1-3`
    /// where numbers begin anew in each volume.
    func summary(of places: [Int]) -> String {
        let chapters = places.map { rows[$0].chapter }
        let names = chapters.map(\.name)
        var seen: Set<String> = []
        let different = names.filter { seen.insert($0).inserted }
        guard different.count < names.count, chapters.contains(where: { $0.volume != nil }) else {
            return ChapterIndex.summary(different)
        }
        return ChapterIndex.summary(ChapterRuns(chapters).texts)
    }

    /// The different values that chapters have for what `condition` asks; empty for a state and for text.
    func values(of condition: Selection.Condition) -> String {
        let values: [String?]
        switch condition {
        case .state, .title, .text: return ""
        case .volume: values = rows.map(\.chapter.volume)
        case .language: values = rows.map(\.chapter.language)
        case .group: values = rows.map(\.chapter.group)
        }
        return ChapterIndex.summary(Set(values.compactMap(\.self)).sorted(by: NaturalOrder.isBefore))
    }

    private static func summary(_ names: [String]) -> String {
        guard names.count > 8 else { return names.joined(separator: ", ") }
        return (names.prefix(3) + ["…"] + names.suffix(2)).joined(separator: ", ")
    }

    /// The name of the chapter that was perhaps meant, of those at `places`.
    func nearest(to term: Selection.Term, among places: [Int]) -> String? {
        switch term {
        case .all, .latest, .condition: nil
        case .range(let low, _): nearest(to: low, among: places)
        case .from(let low): nearest(to: low, among: places)
        case .name(let name):
            ChapterNumber(name).flatMap { $0.isDecimal ? nearest(to: $0, among: places) : nil }
                // More would take long, and nobody reads such a list.
                ?? Nearest.match(name, in: places.prefix(10_000).map { rows[$0].chapter.name } + Selection.words)
        }
    }

    private func nearest(to number: ChapterNumber, among places: [Int]) -> String? {
        let wanted = Double(number.description) ?? .infinity
        let known = places.compactMap { rows[$0].chapter.number }.filter(\.isDecimal)
        return known.min { distance($0, wanted) < distance($1, wanted) }?.description
    }

    /// Never a NaN, so that it orders.
    private func distance(_ number: ChapterNumber, _ wanted: Double) -> Double {
        let distance = abs((Double(number.description) ?? .infinity) - wanted)
        return distance.isNaN ? .infinity : distance
    }
}

extension Selection {
    /// Those that mean something of their own.
    static let words = ["all", "latest"] + State.allCases.map(\.rawValue)
}

extension Chapter {
    /// What a person types to mean it: the number, else the id.
    var name: String {
        number?.description ?? id.rawValue
    }

    /// What a person knows it by: the number, else the title, else the id.
    var label: String {
        if let number { return number.description }
        let title = title ?? ""
        return title.allSatisfy(\.isWhitespace) ? id.rawValue : title
    }
}
