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
        let widths = widths(of: rows)
        return rows.map { line(of: $0, widths: widths) }
    }

    private func line(of row: [StyledLine], widths: [Int]) -> StyledLine {
        let cells = zip(row, zip(columns, widths))
        let last = row.prefix(columns.count).lastIndex { !$0.spans.isEmpty } ?? 0
        var result = StyledLine()
        for (index, (cell, (column, width))) in cells.enumerated() where index <= last {
            if index > 0 { result += StyledLine(String(repeating: " ", count: gap)) }
            let isOpenEnded = index == last && column.alignment == .leading
            result += isOpenEnded ? cell.clipped(to: width) : cell.padded(to: width, column.alignment)
        }
        return result.clipped(to: self.width)
    }

    private func widths(of rows: [[StyledLine]]) -> [Int] {
        var widths = columns.indices.map { index in
            rows.reduce(0) { widest, row in
                index < row.count ? min(width, max(widest, row[index].width)) : widest
            }
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
