import MangaText

/// A small terminal: as much of ECMA-48 and xterm as the program uses, with wrapping at the margin.
///
/// A change of width wraps lines anew, as tmux, kitty and GNOME's terminal do it. As in tmux, a row that the margin broke
/// belongs to the next one until it is erased as a whole, or what is below it.
public struct VirtualScreen: Equatable, Sendable {
    public private(set) var columns: Int
    public private(set) var height: Int
    public private(set) var row = 0
    public private(set) var column = 0
    /// Bells, and every control character that nobody expects.
    public private(set) var strange: [Unicode.Scalar] = []
    var rows: [ScreenRow]
    private var isWrapPending = false
    private var isDim = false
    private var sequence: String?
    /// What is out of sight while a program has the alternate screen, and where the cursor was.
    private var covered: (rows: [ScreenRow], row: Int, column: Int)?
    /// Whether the cursor is shown.
    public private(set) var hasCursor = true
    private var undecoded: [UInt8] = []

    public init(columns: Int, height: Int) {
        self.columns = columns
        self.height = height
        rows = Array(repeating: ScreenRow(columns: columns), count: height)
    }

    public static func == (one: VirtualScreen, other: VirtualScreen) -> Bool {
        one.styled == other.styled && one.strange == other.strange && (one.row, one.column) == (other.row, other.column)
            && (one.columns, one.height) == (other.columns, other.height)
    }

    /// The rows without the blanks at their ends, and without empty rows at the bottom.
    public var text: [String] { Self.trimmed(rows.map(\.text)) }

    /// Whether a program has the alternate screen.
    public var isAlternate: Bool { covered != nil }

    /// The rows with `⟨` and `⟩` around what is dim.
    public var styled: [String] { Self.trimmed(rows.map(\.styled)) }

    public mutating func show(_ output: String) {
        for scalar in output.unicodeScalars { show(scalar) }
    }

    /// Shows bytes as they come; a read may end inside a character.
    public mutating func show(_ bytes: [UInt8]) {
        undecoded += bytes
        let tail = undecoded.reversed().prefix { $0 & 0xC0 == 0x80 }.count
        let lead = undecoded.dropLast(tail).last ?? 0
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        let whole = tail + 1 < length ? undecoded.count - tail - 1 : undecoded.count
        show(String(decoding: undecoded[..<whole], as: UTF8.self))
        undecoded.removeFirst(whole)
    }

    /// Changes the size; lines that the margin broke are broken anew, and what no longer fits scrolls away.
    public mutating func resize(columns: Int, height: Int) {
        if let covered {
            // Nothing is broken anew there.
            leaveAlternate(covered)
            resize(columns: columns, height: height)
            return enterAlternate()
        }
        var wrapping = Rewrapping(columns: columns, cursor: (row, column))
        let used = max(row, rows.lastIndex { !$0.isBlank } ?? 0)
        wrapping.add(rows[...used])
        (self.columns, self.height) = (columns, height)
        let gone = max(0, wrapping.rows.count - height)
        rows = Array(wrapping.rows.dropFirst(gone))
        while rows.count < height { rows.append(ScreenRow(columns: columns)) }
        (row, column) = (max(0, wrapping.newCursor.row - gone), min(columns - 1, wrapping.newCursor.column))
        isWrapPending = false
    }

    private static func trimmed(_ rows: [String]) -> [String] {
        Array(rows[..<((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)])
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
        } else if scalar == "\u{8}" {
            (column, isWrapPending) = (max(0, column - 1), false)
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
        case "B": row = min(height - 1, row + count)
        case "C": column = min(columns - 1, column + count)
        case "G": column = min(columns, max(1, count)) - 1
        case "H": move(to: parameters)
        case "h" where parameters == "?1049": if covered == nil { enterAlternate() }
        case "l" where parameters == "?1049": if let covered { leaveAlternate(covered) }
        case "h" where parameters == "?25": hasCursor = true
        case "l" where parameters == "?25": hasCursor = false
        case "J":
            if parameters == "2" { erase(rows: 0..<height) } else { eraseBelow() }
        case "K" where parameters == "2": erase(rows: row..<(row + 1))
        case "K": rows[row].erase(from: column)
        case "m":
            isDim = parameters == "2"
            return
        default: return
        }
        isWrapPending = false
    }

    /// `ROW;COLUMN`, both from 1 and 1 where they are left out.
    private mutating func move(to address: String) {
        let parts = address.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        row = min(height, max(1, parts.first ?? 1)) - 1
        column = min(columns, max(1, parts.count > 1 ? parts[1] : 1)) - 1
    }

    private mutating func enterAlternate() {
        covered = (rows, row, column)
        rows = Array(repeating: ScreenRow(columns: columns), count: height)
        (row, column) = (0, 0)
    }

    private mutating func leaveAlternate(_ covered: (rows: [ScreenRow], row: Int, column: Int)) {
        (rows, row, column) = covered
        self.covered = nil
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = String(scalar).displayWidth
        guard width > 0 else { return rows[row].join(scalar, at: column - (isWrapPending ? 0 : 1)) }
        if isWrapPending || column + width > columns {
            rows[row].isWrapped = true
            column = 0
            lineFeed()
        }
        rows[row].put(String(scalar), width: width, isDim: isDim, at: column)
        column += width
        isWrapPending = column == columns
        if isWrapPending { column -= 1 }
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if row < height - 1 {
            row += 1
        } else {
            rows.removeFirst()
            rows.append(ScreenRow(columns: columns))
        }
    }

    private mutating func eraseBelow() {
        if column == 0 { return erase(rows: row..<height) }
        rows[row].erase(from: column)
        if row < height - 1 { erase(rows: (row + 1)..<height) }
    }

    private mutating func erase(rows range: Range<Int>) {
        for row in range { rows[row].erase(from: 0) }
        if range.lowerBound > 0 { rows[range.lowerBound - 1].isWrapped = false }
    }
}
