import MangaLocalization
import MangaModels
import MangaText

/// The chapters of a manga as a table.
///
/// Narrow: number, how far it was read, title, state; the volume where numbers begin anew in each. From 60 cells on also
/// the volume and the pages, from 80 the date, the language where there are several, and the group where titles keep their
/// room, from 120 always group and language. Below 80, what has no column stands in a second line.
struct ChapterTable {
    private let canvas: Canvas
    /// What a chapter is told from others by.
    private struct Key: Hashable {
        var number: ChapterNumber
        var volume: String?
    }

    /// Numbers that several chapters have: those are told apart by their volumes.
    private let hasTwins: Bool
    /// Those that are so of several chapters of a volume: those are told apart by their ids.
    private let shared: Set<Key>
    private let hasLanguages: Bool
    private let hasGroups: Bool

    /// `all` are the chapters of the manga, of which only some may be shown.
    init(of all: [ChapterRow], on canvas: Canvas) {
        self.canvas = canvas
        let keys = all.compactMap { ChapterTable.key(of: $0.chapter) }
        shared = Set(Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
        hasTwins = Set(keys.map(\.number)).count < keys.count
        let languages = Set(all.compactMap(\.chapter.language))
        hasGroups = canvas.width >= 80 && all.contains { $0.chapter.group != nil }
        hasLanguages = canvas.width >= 120 || (canvas.width >= 80 && languages.count > 1)
    }

    private static func key(of chapter: Chapter) -> Key? {
        chapter.number.map { Key(number: $0, volume: chapter.volume) }
    }

    static func add(_ rows: some Collection<ChapterRow>, of all: [ChapterRow], to canvas: inout Canvas) {
        let table = ChapterTable(of: all, on: canvas)
        let (columns, cells) = (table.columns(for: rows), rows.map(table.cells))
        canvas.table(
            columns,
            rows: table.keepsGroups(in: cells, columns) ? cells : table.withoutGroups(cells),
            notes: canvas.width < 80 ? rows.map(table.rest) : [],
            .dim
        )
    }

    /// Where the groups and the titles stand among the cells.
    private static let (title, group) = (3, 5)
    /// What a title keeps of its width beside groups, where it is not wide.
    private static let titleRoom = 20

    /// Whether there is room for the groups, whole, beside titles.
    private func keepsGroups(in cells: [[StyledLine]], _ columns: [Column]) -> Bool {
        guard hasGroups, canvas.width < 120 else { return true }
        let widths = columns.enumerated().map { place, column in
            let widest = cells.map { $0[place].width }.max() ?? 0
            return widest == 0 ? 0 : max(widest, column.title.displayWidth)
        }
        let taken = widths.enumerated().filter { $0 != Self.title && $1 > 0 }.map { $1 + 2 }.reduce(0, +)
        return canvas.width - taken >= min(widths[Self.title], Self.titleRoom)
    }

    private func withoutGroups(_ cells: [[StyledLine]]) -> [[StyledLine]] {
        cells.map { row in
            var row = row
            row[Self.group] = Cell.empty
            return row
        }
    }

    private var showsVolumes: Bool { !canvas.isNarrow || hasTwins }

    /// What of the chapter has no column, in one line, what is short first: `2026-11-11 · ja · 20 pages · Night Owls`.
    private func rest(of row: ChapterRow) -> String {
        let chapter = row.chapter
        let pages = chapter.pageCount.map { canvas.words(.countPages, ["count": .count($0)]) }
        let parts = [
            showsVolumes ? nil : chapter.volume.map(Selection.Condition.scope),
            chapter.releaseDate.map { String(Timestamp.text($0).prefix(10)) }, chapter.language,
            canvas.isNarrow ? pages : nil, chapter.group,
        ]
        let text = parts.compactMap { $0?.neutralised }.filter { !$0.isEmpty }.joined(separator: " · ")
        return text.clipped(to: max(1, canvas.width - 3))
    }

    private func columns(for rows: some Collection<ChapterRow>) -> [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing, isKept: true),
            Column(canvas.words(.columnVolume), .trailing, isKept: true),
            Column(canvas.words(.columnRead), isKept: true),
            Column(canvas.words(.columnTitle), isFlexible: true),
            Column(canvas.words(.columnDate), isKept: true),
            Column(canvas.words(.columnGroup), isFlexible: true),
            Column(canvas.words(.columnLanguage), isKept: true),
            Column(canvas.words(.columnPages), .trailing, isKept: true),
            Column(canvas.words(.columnState), isFlexible: true, minimum: rows.map(whole).max() ?? 0, isKept: true),
        ]
    }

    private func cells(_ row: ChapterRow) -> [StyledLine] {
        let chapter = row.chapter
        return [
            chapter.number == nil ? Cell.text("–", .dim) : Cell.number(of: chapter),
            showsVolumes ? Cell.name(chapter.volume ?? "", .dim) : Cell.empty,
            reading(row.reading),
            title(chapter),
            canvas.width < 80
                ? Cell.empty : Cell.text(chapter.releaseDate.map { String(Timestamp.text($0).prefix(10)) }),
            hasGroups ? Cell.text(chapter.group) : Cell.empty,
            hasLanguages ? Cell.name(chapter.language ?? "", .plain) : Cell.empty,
            canvas.isNarrow ? Cell.empty : Cell.count(chapter.pageCount),
            state(row),
        ]
    }

    /// Nothing for what was not begun.
    private func reading(_ mark: ReadMark) -> StyledLine {
        switch mark {
        case .none: Cell.empty
        case .started(_, let total) where total <= 0: Cell.text("…", .dim)
        case .started(let page, let total): Cell.text("\(max(0, page) &+ 1)/\(total)", .dim)
        case .read: Cell.text("✓", .success)
        }
    }

    private func title(_ chapter: Chapter) -> StyledLine {
        let title = Cell.text(chapter.title)
        if let key = ChapterTable.key(of: chapter), !shared.contains(key) { return title }
        let id = Cell.name(chapter.id.rawValue, .dim)
        return title.spans.isEmpty ? id : title + StyledLine(" ") + id
    }

    private func state(_ row: ChapterRow) -> StyledLine {
        switch row.state {
        case .none: Cell.empty
        case .queued: Cell.text(canvas.words(.stateQueued), .dim)
        case .paused: Cell.text(canvas.words(.statePaused), .warning)
        case .downloading(_, 0): Cell.text(canvas.words(.stateDownloading), .accent)
        case .downloading(let done, let total): Cell.progress(done: done, total: total, barWidth: canvas.barWidth)
        case .downloaded where !row.missingPages.isEmpty:
            Cell.text("✓ " + canvas.words(.stateMissing, ["count": .count(row.missingPages.count)]), .warning)
        case .downloaded: Cell.text(canvas.isNarrow ? "✓" : "✓ " + canvas.words(.stateDownloaded), .success)
        case .missing: Cell.text("✗ " + canvas.words(.stateGone), .failure)
        case .failed(let reason): Cell.text("✗ \(reason.text(in: canvas.language))", .failure)
        case .problem(let reason): Cell.text("! \(reason)", .warning)
        }
    }

    /// The cells of a state that must not be cut: a bar with its counts, or the beginning of the words.
    private func whole(_ row: ChapterRow) -> Int {
        let width = state(row).width
        if case .downloading(_, 1...) = row.state { return width }
        return min(14, width)
    }
}
