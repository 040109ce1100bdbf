import MangaLocalization
import MangaModels
import MangaText

/// The chapters of a manga as a table: number, title, pages, state.
struct ChapterTable {
    private let canvas: Canvas
    /// Numbers that several chapters have: those are told apart by their ids.
    private let shared: Set<ChapterNumber>

    init(_ rows: [ChapterRow], on canvas: Canvas) {
        self.canvas = canvas
        let counts = Dictionary(rows.compactMap { $0.chapter.number }.map { ($0, 1) }, uniquingKeysWith: +)
        shared = Set(counts.filter { $0.value > 1 }.keys)
    }

    static func add(_ rows: [ChapterRow], to canvas: inout Canvas) {
        let table = ChapterTable(rows, on: canvas)
        canvas.table(table.columns, rows: rows.map(table.cells))
    }

    private var columns: [Column] {
        [
            Column(canvas.words(.columnNumber), .trailing),
            Column(canvas.words(.columnTitle), isFlexible: true),
            Column(canvas.words(.columnPages), .trailing),
            Column(canvas.words(.columnState), isFlexible: true, minimum: 14),
        ]
    }

    private func cells(_ row: ChapterRow) -> [StyledLine] {
        [
            row.chapter.number.map { Cell.name($0.description) } ?? Cell.text("–", .dim),
            title(row.chapter),
            canvas.isNarrow ? Cell.empty : Cell.count(row.chapter.pageCount),
            state(row),
        ]
    }

    private func title(_ chapter: Chapter) -> StyledLine {
        let title = Cell.text(chapter.title)
        if let number = chapter.number, !shared.contains(number) { return title }
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
}
