import MangaText

/// A small terminal: as much of ECMA-48 and xterm as the editor uses, with wrapping at the margin.
struct VirtualScreen: Equatable {
    let columns: Int
    let height: Int
    private(set) var lines: [[String]]
    private(set) var row = 0
    private(set) var column = 0
    /// Bells, and every control character that nobody expects.
    private(set) var strange: [Unicode.Scalar] = []
    private var isWrapPending = false
    private var sequence: String?

    init(columns: Int, height: Int) {
        self.columns = columns
        self.height = height
        lines = Array(repeating: Array(repeating: " ", count: columns), count: height)
    }

    /// The rows without the blanks at their ends, and without empty rows at the bottom.
    var text: [String] {
        var rows = lines.map { line in
            var cells = line
            while cells.last == " " { cells.removeLast() }
            return cells.joined()
        }
        while rows.last == "" { rows.removeLast() }
        return rows
    }

    mutating func show(_ output: String) {
        for scalar in output.unicodeScalars { show(scalar) }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        if let sequence {
            continueSequence(sequence, with: scalar)
        } else if scalar == "\u{1B}" {
            sequence = ""
        } else if scalar == "\r" {
            (column, isWrapPending) = (0, false)
        } else if scalar == "\n" {
            lineFeed()
        } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
            strange.append(scalar)
        } else {
            put(scalar)
        }
    }

    private mutating func continueSequence(_ begun: String, with scalar: Unicode.Scalar) {
        if begun.isEmpty || !(0x40...0x7E).contains(scalar.value) {
            sequence = begun + String(scalar)
        } else {
            obey(String(begun.dropFirst()), scalar)
            sequence = nil
        }
    }

    private mutating func obey(_ parameters: String, _ command: Unicode.Scalar) {
        let count = Int(parameters) ?? 1
        switch command {
        case "A": row = max(0, row - count)
        case "C": column = min(columns - 1, column + count)
        case "H": (row, column) = (0, 0)
        case "J":
            if parameters == "2" { erase(rows: 0..<height) } else { eraseBelow() }
        case "K": erase(row: row, from: column)
        default: return
        }
        isWrapPending = false
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = String(scalar).displayWidth
        guard width > 0 else {
            lines[row][max(0, column - (isWrapPending ? 0 : 1))] += String(scalar)
            return
        }
        if isWrapPending || column + width > columns {
            column = 0
            lineFeed()
        }
        lines[row][column] = String(scalar)
        if width == 2 { lines[row][column + 1] = "" }
        column += width
        isWrapPending = column == columns
        if isWrapPending { column -= 1 }
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if row < height - 1 {
            row += 1
        } else {
            lines.removeFirst()
            lines.append(Array(repeating: " ", count: columns))
        }
    }

    private mutating func eraseBelow() {
        erase(row: row, from: column)
        erase(rows: (row + 1)..<max(row + 1, height))
    }

    private mutating func erase(rows: Range<Int>) {
        for row in rows { erase(row: row, from: 0) }
    }

    private mutating func erase(row: Int, from column: Int) {
        for index in column..<columns { lines[row][index] = " " }
    }
}
