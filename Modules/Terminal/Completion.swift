import MangaText

/// What the completion key does to a line.
enum Completion: Equatable {
    case nothing
    /// Replace the last `count` scalars before the cursor by `text`.
    case replace(count: Int, text: String)
    /// Show what is possible.
    case list([String])

    /// Decides for the text before the cursor; case does not matter for a match.
    init(of text: String, candidates: (CompletionRequest) -> [String]) {
        let line = CompletionLine(text)
        let partial = line.request.partial
        let matches = candidates(line.request).map(\.neutralised).filter { candidate in
            candidate.lowercased().hasPrefix(partial.lowercased())
        }
        guard let first = matches.first else {
            self = .nothing
            return
        }
        let common = matches.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let isWhole = matches.allSatisfy { $0 == first }
        if isWhole || common.count > partial.count {
            self = .replace(count: line.typedCount, text: line.replacement(for: common, isWhole: isWhole))
        } else {
            self = .list(matches)
        }
    }

    /// The candidates in columns, at most 200 of them.
    static func lines(_ candidates: [String], width: Int) -> [StyledLine] {
        let shown = candidates.prefix(200)
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

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
