import MangaModels

/// Which chapters of a manga a list shows, in what order, and how many of them at once.
public struct ChapterView: Hashable, Sendable {
    public enum Sort: String, CaseIterable, Sendable {
        case number, title, date, state
    }

    /// Rows of a page, unless told.
    public static let pageSize = 50

    /// All where nil; a name in it that no chapter has is text to look for.
    public var selection: Selection?
    /// Reading order where nil.
    public var sort: Sort?
    public var isReversed: Bool
    /// From 1; the text shows the first and programs get all where nil.
    public var page: Int?
    /// Rows of a page, at least 1.
    public var limit: Int
    /// Whether the text shows all rows at once.
    public var isWhole = false

    public init(
        _ selection: Selection? = nil,
        sort: Sort? = nil,
        isReversed: Bool = false,
        page: Int? = nil,
        limit: Int = pageSize
    ) {
        self.selection = selection
        self.sort = sort
        self.isReversed = isReversed
        self.page = page
        self.limit = max(1, limit)
    }

    /// What of `rows`, which are in reading order, is meant, in this order.
    ///
    /// Throws where that is none, and says why.
    public func matching(_ rows: [ChapterRow]) throws(SelectionError) -> [ChapterRow] {
        let found = try selection?.filtered(rows) ?? rows
        let sorted = sort.map { found.sorted(by: $0) } ?? found
        return isReversed ? sorted.reversed() : sorted
    }

    /// The places of the rows that are shown, of `count`; none of a page behind the last one.
    func places(of count: Int) -> Range<Int> {
        if isWhole { return 0..<count }
        guard offset < count else { return count..<count }
        return offset..<(limit < count - offset ? offset + limit : count)
    }

    /// Rows before the page.
    var offset: Int {
        if isWhole { return 0 }
        let (offset, isTooLarge) = (max(1, page ?? 1) - 1).multipliedReportingOverflow(by: limit)
        return isTooLarge ? .max : offset
    }

    func pages(of count: Int) -> Int {
        count == 0 ? 0 : (count - 1) / limit + 1
    }

    /// The line that shows the same, without its page.
    var command: [String] {
        let rows = limit == Self.pageSize ? [] : ["--limit", String(limit)]
        let order = (sort.map { ["--sort", $0.rawValue] } ?? []) + (isReversed ? ["--reverse"] : [])
        return ["chapters"] + [selection?.typed].compactMap(\.self) + order + rows
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
