/// What a screen must show of a line, its prompt, its status lines and the messages above, worked out the simple way.
struct ReferenceScreen {
    private struct Piece {
        var text: String
        var width: Int
        var isDim = false
    }

    var columns: Int
    var height: Int
    /// The rows above the block that are still on the screen.
    var above: [String] = []
    var status: [String] = []
    let prompt: String

    /// The rows of the whole screen, and the cursor's place.
    mutating func show(_ line: ReferenceLine) -> (rows: [String], row: Int, column: Int) {
        let block = block(of: line, offer: true)
        let lines = status.suffix(height - block.rows.count) + block.rows
        above.removeFirst(max(0, above.count + lines.count - height))
        return (above + lines, above.count + lines.count - block.rows.count + block.row, block.column)
    }

    /// The line goes up, with `suffix` behind it, and the next one begins below.
    mutating func finish(_ line: ReferenceLine, suffix: String) {
        var last = line
        last.end(without: suffix)
        above += block(of: last, offer: false).rows
        above.removeFirst(max(0, above.count - (height - 1)))
    }

    /// The rows of the block alone.
    func block(of line: ReferenceLine, offer: Bool) -> (rows: [String], row: Int, column: Int) {
        var rows: [[Piece]] = [[]]
        func used() -> Int { rows[rows.count - 1].reduce(0) { $0 + $1.width } }
        func add(_ pieces: [Piece]) {
            for piece in pieces {
                if used() + piece.width > columns { rows.append([]) }
                rows[rows.count - 1].append(piece)
            }
        }
        add(prompt.flatMap(Self.pieces))
        add(line.text[..<line.cursor].flatMap(Self.pieces))
        let next = line.text[line.cursor...].first.map { Self.pieces($0)[0].width } ?? 1
        let wraps = used() + next > columns
        let (row, column) = wraps ? (rows.count, 0) : (rows.count - 1, used())
        add(line.text[line.cursor...].flatMap(Self.pieces))
        if used() == columns { rows.append([]) }
        if offer { rows[rows.count - 1] += offered(line.suggestion, free: columns - 1 - used()) }
        let first = rows.count > height ? min(max(0, row - height / 2), rows.count - height) : 0
        return (rows[first...].prefix(height).map(Self.text), row - first, column)
    }

    private func offered(_ suggestion: [Character], free: Int) -> [Piece] {
        let pieces = suggestion.flatMap(Self.pieces)
        guard free >= 2, !pieces.isEmpty else { return [] }
        if pieces.reduce(0, { $0 + $1.width }) <= free { return pieces.map(Self.dimmed) }
        var shown: [Piece] = []
        for piece in pieces {
            guard shown.reduce(piece.width, { $0 + $1.width }) < free else { break }
            shown.append(piece)
        }
        return (shown + [Piece(text: "…", width: 1)]).map(Self.dimmed)
    }

    private static func dimmed(_ piece: Piece) -> Piece {
        Piece(text: piece.text, width: piece.width, isDim: true)
    }

    private static func text(_ pieces: [Piece]) -> String {
        var (text, wasDim) = ("", false)
        for piece in pieces {
            if piece.isDim != wasDim { text += "⟨" }
            wasDim = piece.isDim
            text += piece.text
        }
        if wasDim { return text + "⟩" }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// A character as a terminal is given it: marks stay with their letters, members of a family stand side by side.
    private static func pieces(_ character: Character) -> [Piece] {
        let scalars = Array(character.unicodeScalars)
        if scalars.count == 2, scalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) {
            return [Piece(text: String(character), width: 2)]
        }
        return scalars.reduce(into: [Piece]()) { pieces, scalar in
            switch scalar.value {
            case 0x200D, 0xFE0F, 0x1F3FB...0x1F3FF: return
            case 0x300...0x36F, 0x1160...0x11FF: pieces[pieces.count - 1].text += String(scalar)
            case 0x1100...0x115F, 0x3000...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1FAFF:
                pieces.append(Piece(text: String(scalar), width: 2))
            default: pieces.append(Piece(text: String(scalar), width: 1))
            }
        }
    }
}

extension ReferenceLine {
    /// Puts the cursor behind `suffix` at the end, offering nothing.
    fileprivate mutating func end(without suffix: String) {
        while cursor < text.count { right() }
        insert(suffix)
    }
}
