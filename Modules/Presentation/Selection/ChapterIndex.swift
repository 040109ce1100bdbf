import MangaModels
import MangaText

/// A list of chapters, ready to be asked by number, word and id.
struct ChapterIndex {
    private let chapters: [Chapter]
    private var numbers: [ChapterNumber: [Int]] = [:]
    private var words: [String: [Int]] = [:]
    private var ids: [String: [Int]] = [:]

    init(_ chapters: [Chapter]) {
        self.chapters = chapters
        for (place, chapter) in chapters.enumerated() {
            if let number = chapter.number {
                numbers[number, default: []].append(place)
                words[number.description.lowercased(), default: []].append(place)
            }
            ids[chapter.id.rawValue, default: []].append(place)
        }
    }

    /// Where the chapters stand that `term` names.
    func places(of term: Selection.Term) -> [Int] {
        switch term {
        case .all: Array(chapters.indices)
        case .latest(let count): Array(chapters.indices.suffix(max(0, count)))
        case .name(let name): places(named: name)
        case .range(let low, let high): places { low <= $0 && $0 <= high }
        case .from(let low): places { low <= $0 }
        }
    }

    private func places(named name: String) -> [Int] {
        ChapterNumber(name).flatMap { numbers[$0] } ?? words[name.lowercased()] ?? ids[name] ?? []
    }

    /// Those whose number is a decimal that passes.
    private func places(where passes: (ChapterNumber) -> Bool) -> [Int] {
        chapters.indices.filter { place in
            guard let number = chapters[place].number, number.isDecimal else { return false }
            return passes(number)
        }
    }

    /// The names of all chapters, `1, 2, 3, …, 119, 120` where there are many.
    var summary: String {
        let names = chapters.map(\.name)
        guard names.count > 8 else { return names.joined(separator: ", ") }
        return (names.prefix(3) + ["…"] + names.suffix(2)).joined(separator: ", ")
    }

    /// The name of the chapter that was perhaps meant.
    func nearest(to term: Selection.Term) -> String? {
        switch term {
        case .all, .latest: nil
        case .range(let low, _): nearest(to: low)
        case .from(let low): nearest(to: low)
        case .name(let name):
            ChapterNumber(name).flatMap { $0.isDecimal ? nearest(to: $0) : nil }
                // More would take long, and nobody reads such a list.
                ?? Nearest.match(name, in: chapters.prefix(10_000).map(\.name))
        }
    }

    private func nearest(to number: ChapterNumber) -> String? {
        let wanted = Double(number.description) ?? .infinity
        let known = chapters.compactMap(\.number).filter(\.isDecimal)
        return known.min { distance($0, wanted) < distance($1, wanted) }?.description
    }

    /// Never a NaN, so that it orders.
    private func distance(_ number: ChapterNumber, _ wanted: Double) -> Double {
        let distance = abs((Double(number.description) ?? .infinity) - wanted)
        return distance.isNaN ? .infinity : distance
    }
}

extension Chapter {
    /// What a person types to mean it: the number, else the id.
    var name: String {
        number?.description ?? id.rawValue
    }
}
