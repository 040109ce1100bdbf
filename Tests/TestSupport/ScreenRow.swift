/// A row of a terminal's screen.
struct ScreenRow: Sendable {
    struct Cell: Sendable {
        /// What was written here; nil where nothing was, and empty behind something wide.
        var text: String?
        var isDim = false
    }

    var cells: [Cell]
    /// Whether the margin broke the line here, so that it goes on in the next row.
    var isWrapped = false

    init(columns: Int) {
        cells = Array(repeating: Cell(), count: columns)
    }

    var isBlank: Bool { cells.allSatisfy { $0.text == nil } }

    /// What was written, without the cells behind it.
    var used: ArraySlice<Cell> { cells[...(cells.lastIndex { $0.text != nil } ?? -1)] }

    var text: String { Self.trimmed(cells.map { $0.text ?? " " }) }

    var styled: String {
        var (pieces, wasDim) = ([String](), false)
        for cell in cells {
            if cell.isDim != wasDim { pieces.append(cell.isDim ? "⟨" : "⟩") }
            wasDim = cell.isDim
            pieces.append(cell.text ?? " ")
        }
        return Self.trimmed(pieces + (wasDim ? ["⟩"] : []))
    }

    mutating func put(_ text: String, width: Int, isDim: Bool, at column: Int) {
        if cells[column].text == "", column > 0 { cells[column - 1] = Cell(text: " ") }
        let end = column + width
        if end < cells.count, cells[end].text == "" { cells[end] = Cell(text: " ") }
        cells[column] = Cell(text: text, isDim: isDim)
        if width == 2 { cells[column + 1] = Cell(text: "", isDim: isDim) }
    }

    /// A mark goes to what stands before it.
    mutating func join(_ scalar: Unicode.Scalar, at column: Int) {
        var column = max(0, column)
        if cells[column].text == "", column > 0 { column -= 1 }
        cells[column].text = (cells[column].text ?? " ") + String(scalar)
    }

    mutating func erase(from column: Int) {
        for index in column..<cells.count { cells[index] = Cell() }
        if column == 0 { isWrapped = false }
    }

    private static func trimmed(_ pieces: [String]) -> String {
        pieces[..<((pieces.lastIndex { $0 != " " } ?? -1) + 1)].joined()
    }
}
