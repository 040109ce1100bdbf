/// Rows that are broken at another margin, and where the cursor goes with them.
///
/// A cursor behind the last cell of a line stays behind it, as tmux has it.
struct Rewrapping {
    private(set) var rows: [ScreenRow] = []
    private(set) var newCursor = (row: 0, column: 0)
    private let columns: Int
    private let cursor: (row: Int, column: Int)

    init(columns: Int, cursor: (Int, Int)) {
        self.columns = columns
        self.cursor = (cursor.0, cursor.1)
    }

    mutating func add(_ old: ArraySlice<ScreenRow>) {
        var line: [ScreenRow.Cell] = []
        var place: Int?
        for (index, row) in old.enumerated() {
            if index == cursor.row { place = line.count + min(cursor.column, row.used.count) }
            line += row.isWrapped ? row.cells[...] : row.used
            guard !row.isWrapped || index == old.count - 1 else { continue }
            add(line, cursor: place)
            (line, place) = ([], nil)
        }
    }

    private mutating func add(_ line: [ScreenRow.Cell], cursor place: Int?) {
        rows.append(ScreenRow(columns: columns))
        var column = 0
        for (index, cell) in line.enumerated() where cell.text != "" {
            let width = index + 1 < line.count && line[index + 1].text == "" ? 2 : 1
            if column + width > columns {
                rows[rows.count - 1].isWrapped = true
                rows.append(ScreenRow(columns: columns))
                column = 0
            }
            if index == place { newCursor = (rows.count - 1, column) }
            rows[rows.count - 1].put(cell.text ?? " ", width: width, isDim: cell.isDim, at: column)
            column += width
        }
        if let place, place >= line.count { newCursor = (rows.count - 1, column) }
    }
}
