import MangaText

/// The candidates as they are listed above the prompt.
///
/// As many as the screen has rows for stand with their notes, one below the other or in up to three columns; more stand
/// in columns without, at most 200 of them.
struct CompletionList {
    private static let limit = 200
    /// What a note must have of a column, in cells, to be of use.
    private static let noteWidth = 16

    private let candidates: [CompletionCandidate]
    private let screen: ScreenSize

    init(_ candidates: [CompletionCandidate], on screen: ScreenSize) {
        self.candidates = candidates
        self.screen = screen
    }

    private var width: Int { max(1, screen.columns - 1) }

    var lines: [StyledLine] {
        guard candidates.contains(where: { !$0.note.isEmpty }) else { return inColumns }
        let rows = max(1, screen.rows - 4)
        let columns = (candidates.count + rows - 1) / rows
        if columns <= 1 { return noted(width: width) }
        let cell = (width - 2 * (columns - 1)) / columns
        guard columns <= 3, cell >= indent + Self.noteWidth else { return inColumns }
        return beside(noted(width: cell), width: cell, columns: columns)
    }

    /// The cells of the longest candidate, and two.
    private var indent: Int { (candidates.map(\.text.displayWidth).max() ?? 0) + 2 }

    private func noted(width: Int) -> [StyledLine] {
        let indent = min(width / 2, indent)
        return candidates.map { candidate in
            guard !candidate.note.isEmpty else { return StyledLine(candidate.text).clipped(to: width) }
            let text = candidate.text.clipped(to: max(1, indent - 2)).padded(to: indent)
            return (StyledLine(text) + StyledLine(candidate.note, .dim)).clipped(to: width)
        }
    }

    /// `lines` in columns of that width, to be read downwards.
    private func beside(_ lines: [StyledLine], width: Int, columns: Int) -> [StyledLine] {
        let height = (lines.count + columns - 1) / columns
        return (0..<height).map { row in
            let cells = stride(from: row, to: lines.count, by: height).map { lines[$0] }
            return cells.dropLast().reduce(StyledLine("")) { line, cell in
                line + cell + StyledLine(String(repeating: " ", count: max(0, width + 2 - cell.width)))
            } + (cells.last ?? "")
        }
    }

    private var inColumns: [StyledLine] {
        let shown = candidates.prefix(Self.limit).map(\.text)
        let cell = min(width, (shown.map(\.displayWidth).max() ?? 0) + 2)
        let perLine = max(1, width / max(1, cell))
        let lines = stride(from: 0, to: shown.count, by: perLine).map { start in
            let row = shown[start..<min(start + perLine, shown.count)]
            return StyledLine(row.dropLast().map { $0.padded(to: cell) }.joined() + (row.last ?? "").clipped(to: width))
        }
        let rest = candidates.count - shown.count
        return rest > 0 ? lines + [StyledLine("… +\(rest)", .dim)] : lines
    }
}
