/// Lays rows of cells out as a table that fits a width.
///
/// Every column is as wide as its widest cell. When that is more than `width`, flexible columns share what the others
/// leave; when even that is not enough, the widest columns shrink, those that are kept last of all. Cells that do not
/// fit end in `…`.
public struct Columns: Sendable {
    private let columns: [Column]
    private let width: Int
    private let gap: Int

    /// Describes a table of at most `width` cells with `gap` spaces between columns.
    public init(_ columns: [Column], width: Int, gap: Int = 2) {
        self.columns = columns
        self.width = max(1, width)
        self.gap = max(0, gap)
    }

    /// One line per row, preceded by a header line when a column has a title.
    ///
    /// Missing cells are empty, cells beyond the last column are ignored. No line ends in spaces of padding.
    public func lines(rows: [[StyledLine]]) -> [StyledLine] {
        let hasHeader = columns.contains { !$0.title.isEmpty }
        let header = columns.map { StyledLine($0.title, .heading) }
        let rows = hasHeader ? [header] + rows : rows
        // Each cell is measured once: a table may have thousands, and graphemes are slow to walk.
        let sizes = rows.map { $0.prefix(columns.count).map(\.width) }
        let widths = widths(of: sizes)
        return zip(rows, sizes).map { line(of: $0, sizes: $1, widths: widths) }
    }

    private func line(of row: [StyledLine], sizes: [Int], widths: [Int]) -> StyledLine {
        let last = row.prefix(columns.count).lastIndex { !$0.spans.isEmpty } ?? 0
        var result = StyledLine()
        for (index, size) in sizes.enumerated() where index <= last {
            if index > 0 { result += StyledLine(String(repeating: " ", count: gap)) }
            let alignment = columns[index].alignment
            let isOpenEnded = index == last && alignment == .leading
            let (before, after) = isOpenEnded ? (0, 0) : alignment.padding(of: max(0, widths[index] - size))
            result += StyledLine(String(repeating: " ", count: before))
            result += size > widths[index] ? fitted(row[index], to: widths[index], isOpenEnded, alignment) : row[index]
            result += StyledLine(String(repeating: " ", count: after))
        }
        let isWithin = widths.reduce(0, +) + gap * max(0, columns.count - 1) <= width
        return isWithin ? result : result.clipped(to: width)
    }

    /// A cell that is too wide; one that was cut before a wide character is a cell short.
    private func fitted(_ cell: StyledLine, to width: Int, _ isOpenEnded: Bool, _ alignment: Alignment) -> StyledLine {
        isOpenEnded ? cell.clipped(to: width) : cell.padded(to: width, alignment)
    }

    private func widths(of sizes: [[Int]]) -> [Int] {
        var widths = columns.indices.map { index in
            sizes.reduce(0) { widest, row in index < row.count ? min(width, max(widest, row[index])) : widest }
        }
        let available = max(columns.count, width - gap * max(0, columns.count - 1))
        shrink(&widths, to: available) { columns[$0].isFlexible ? max(1, columns[$0].minimum) : .max }
        shrink(&widths, to: available) { columns[$0].isKept ? .max : 1 }
        shrink(&widths, to: available) { _ in 1 }
        return widths
    }

    /// Takes cells from the widest column that is still above its minimum until the sum fits.
    private func shrink(_ widths: inout [Int], to available: Int, minimum: (Int) -> Int) {
        while widths.reduce(0, +) > available {
            let candidates = widths.indices.filter { widths[$0] > minimum($0) }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
            widths[widest] -= 1
        }
    }
}
