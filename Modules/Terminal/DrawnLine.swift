/// A line of the block as the terminal has it: where it wraps it depends on the terminal's width.
struct DrawnLine {
    /// The widths of what stands in it, in order.
    var widths: [Int] = []
    /// The cells before the cursor, in the line that has it.
    var cursor: Int?

    /// How many rows the line takes, and in which of them the cursor is, when it is wrapped at `columns`.
    ///
    /// A cursor behind the last cell of a full row stays in that row.
    func rows(at columns: Int) -> (count: Int, cursorRow: Int?) {
        var (row, column, cells) = (0, 0, 0)
        var cursorRow: Int?
        for width in widths {
            if column + width > columns { (row, column) = (row + 1, 0) }
            if cells == cursor { cursorRow = row }
            column += width
            cells += width
        }
        return (row + 1, cursor == nil ? nil : cursorRow ?? row)
    }
}
