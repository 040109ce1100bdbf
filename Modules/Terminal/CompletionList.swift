import MangaText

/// The candidates as they are listed above the prompt.
///
/// A few stand one below the other, each with its note; many stand in columns, at most 200 of them.
struct CompletionList {
    private static let limit = 200
    /// The lines that a list with notes may take.
    private static let few = 40

    private let candidates: [CompletionCandidate]
    private let screen: ScreenSize

    init(_ candidates: [CompletionCandidate], on screen: ScreenSize) {
        self.candidates = candidates
        self.screen = screen
    }

    private var width: Int { max(1, screen.columns - 1) }

    var lines: [StyledLine] {
        let isShort = candidates.count <= min(Self.few, screen.rows - 4)
        return isShort && candidates.contains { !$0.note.isEmpty } ? noted : inColumns
    }

    private var noted: [StyledLine] {
        let indent = min(width / 2, (candidates.map(\.text.displayWidth).max() ?? 0) + 2)
        return candidates.map { candidate in
            guard !candidate.note.isEmpty else { return StyledLine(candidate.text).clipped(to: width) }
            let text = candidate.text.clipped(to: max(1, indent - 2)).padded(to: indent)
            return (StyledLine(text) + StyledLine(candidate.note, .dim)).clipped(to: width)
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
