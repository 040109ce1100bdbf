import MangaModels

/// Which chapters of a manga a list shows, in what order, and how many of them at once.
///
/// Shown is what every word of the filter fits: a word for a state (`downloaded`, `failed`, …), for gaps (`gaps`), for whether it
/// was read (`unread`, `started`, `read`), else text of the number, the title, the group or the language, case aside.
public struct ChapterView: Hashable, Sendable {
    public enum Sort: String, CaseIterable, Sendable {
        case number, title, date, state
    }

    /// Rows of a page.
    public static let pageSize = 50

    public var words: [String]
    /// Reading order where nil.
    public var sort: Sort?
    public var isReversed: Bool
    /// From 1; the text shows the first and programs get all where nil.
    public var page: Int?
    /// Whether the text shows all rows at once.
    public var isWhole = false

    public init(words: [String] = [], sort: Sort? = nil, isReversed: Bool = false, page: Int? = nil) {
        self.words = words
        self.sort = sort
        self.isReversed = isReversed
        self.page = page
    }

    /// What of `rows`, which are in reading order, is meant, in this order.
    public func matching(_ rows: [ChapterRow]) -> [ChapterRow] {
        let tests = words.map(ChapterWord.init)
        let found = tests.isEmpty ? rows : rows.filter { row in tests.allSatisfy { $0.fits(row) } }
        let sorted = sort.map { found.sorted(by: $0) } ?? found
        return isReversed ? sorted.reversed() : sorted
    }

    /// The places of the rows that are shown, of `count`; of a page behind the last one, those of the last.
    func places(of count: Int) -> Range<Int> {
        if isWhole { return 0..<count }
        let first = (min(max(1, page ?? 1), max(1, pages(of: count))) - 1) * Self.pageSize
        return first..<min(count, first + Self.pageSize)
    }

    func pages(of count: Int) -> Int {
        (count + Self.pageSize - 1) / Self.pageSize
    }

    /// The line that shows another page of the same.
    func command(page: Int) -> String {
        let filter = words.map { $0.contains(where: \.isWhitespace) ? Selection.quoted($0) : $0 }
        let order = (sort.map { ["--sort", $0.rawValue] } ?? []) + (isReversed ? ["--reverse"] : [])
        return (["chapters"] + filter + order + ["--page", String(page)]).joined(separator: " ")
    }
}

extension [ChapterRow] {
    /// What is not known comes last; equal ones stay in reading order.
    fileprivate func sorted(by sort: ChapterView.Sort) -> [ChapterRow] {
        switch sort {
        case .number: ordered(by: \.chapter.number) { $0 < $1 }
        case .title: ordered(by: \.chapter.title, NaturalOrder.isBefore)
        case .date: ordered(by: \.chapter.releaseDate) { $0 < $1 }
        case .state: ordered(by: \.state.turn) { $0 < $1 }
        }
    }

    private func ordered<Key>(by key: (ChapterRow) -> Key?, _ isBefore: (Key, Key) -> Bool) -> [ChapterRow] {
        enumerated().map { (place: $0.offset, row: $0.element, key: key($0.element)) }
            .sorted { one, other in
                guard let first = one.key else { return other.key == nil && one.place < other.place }
                guard let second = other.key else { return true }
                if isBefore(first, second) { return true }
                return !isBefore(second, first) && one.place < other.place
            }
            .map(\.row)
    }
}

extension ChapterRow.State {
    /// What wants attention comes first.
    fileprivate var turn: Int? {
        switch self {
        case .downloading: 0
        case .queued: 1
        case .paused: 2
        case .failed: 3
        case .missing: 4
        case .problem: 5
        case .none: 6
        case .downloaded: 7
        }
    }
}
