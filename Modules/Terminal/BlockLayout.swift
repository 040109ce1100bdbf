import MangaText

/// Prompt and text broken into rows of a screen, and the cell of the cursor among them.
struct BlockLayout {
    /// A row on the screen: what to write and which cells that fills.
    struct Row: Equatable {
        var text = ""
        /// The widths of what stands in it, in order.
        var widths: [Int] = []
        var cells = 0
        /// Whether a line break ends the row; otherwise the terminal wraps it.
        var isEnd = false

        mutating func append(_ text: String, width: Int) {
            self.text += text
            cells += width
            if width > 0 { widths.append(width) }
        }
    }

    private(set) var rows = [Row()]
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    private let columns: Int

    init(_ picture: Picture, columns: Int, colour: Bool) {
        self.columns = columns
        append(picture.prompt, colour: colour)
        var index = 0
        for character in picture.text {
            for glyph in Glyph.pieces(of: character) {
                let isBreak = glyph.count == 1 && character.unicodeScalars.contains("\n")
                if (index..<(index + glyph.count)).contains(picture.cursor) {
                    placeCursor(before: isBreak ? 0 : glyph.width)
                }
                if isBreak { breakRow() } else { append(glyph) }
                index += glyph.count
            }
        }
        if isFull {
            rows.append(Row())
            // The blank moves the terminal's cursor out of the margin; it belongs to the line, and is none of its cells.
            (rows[rows.count - 1].text, rows[rows.count - 1].widths) = (" ", [1])
        }
        guard picture.cursor >= index else { return }
        placeCursor(before: 0)
        if colour { append(suggestion: picture.suggestion) }
    }

    /// Whether the last row reaches the margin.
    var isFull: Bool { needsRow(for: 1) }

    /// Keeps at most `height` rows, those around the cursor.
    mutating func window(height: Int) {
        guard rows.count > height else { return }
        let first = min(max(0, cursorRow - height / 2), rows.count - height)
        rows = Array(rows[first..<(first + height)])
        cursorRow -= first
    }

    /// Erases what is behind the row; at the margin there is nothing, and erasing would take the last cell.
    func lineBreak(after row: Row) -> String {
        row.cells < columns ? "\u{1B}[K\r\n" : "\r\n"
    }

    private func needsRow(for width: Int) -> Bool {
        rows[rows.count - 1].cells + width > columns
    }

    /// Behind a title in a script from right to left the text begins where it is addressed.
    private mutating func append(_ prompt: StyledLine, colour: Bool) {
        for span in prompt.spans {
            let ansi = colour ? span.style.ansi : nil
            rows[rows.count - 1].text += ansi ?? ""
            for glyph in span.text.flatMap(Glyph.pieces) { append(glyph) }
            rows[rows.count - 1].text += ansi == nil ? "" : TextStyle.ansiReset
        }
        guard !isFull, prompt.spans.contains(where: \.text.isWrittenFromRight) else { return }
        rows[rows.count - 1].text += "\u{1B}[\(rows[rows.count - 1].cells + 1)G"
    }

    /// A wide glyph that does not fit leaves a blank cell, written out so that nothing old shines through.
    private mutating func append(_ glyph: Glyph) {
        if needsRow(for: glyph.width) {
            for _ in rows[rows.count - 1].cells..<max(columns, rows[rows.count - 1].cells) {
                rows[rows.count - 1].append(" ", width: 1)
            }
            rows.append(Row())
        }
        rows[rows.count - 1].append(glyph.text, width: glyph.width)
    }

    /// As much as fits into the row without the margin: the block grows by what is typed, not by what is offered.
    private mutating func append(suggestion: String) {
        let free = columns - 1 - rows[rows.count - 1].cells
        let glyphs = suggestion.flatMap(Glyph.pieces)
        guard free >= 2, !glyphs.isEmpty else { return }
        let fits = glyphs.reduce(0) { $0 + $1.width } <= free
        var left = fits ? free : free - 1
        // Over the blank of a row that has nothing else.
        if rows[rows.count - 1].cells == 0, rows[rows.count - 1].widths == [1] {
            (rows[rows.count - 1].text, rows[rows.count - 1].widths) = (" \r", [])
        }
        rows[rows.count - 1].text += TextStyle.dim.ansi ?? ""
        for glyph in glyphs {
            left -= glyph.width
            guard left >= 0 else { break }
            rows[rows.count - 1].append(glyph.text, width: glyph.width)
        }
        if !fits { rows[rows.count - 1].append("…", width: 1) }
        rows[rows.count - 1].text += TextStyle.ansiReset
    }

    private mutating func breakRow() {
        rows[rows.count - 1].isEnd = true
        rows.append(Row())
    }

    private mutating func placeCursor(before width: Int) {
        let wraps = needsRow(for: max(1, width))
        cursorRow = wraps ? rows.count : rows.count - 1
        cursorColumn = wraps ? 0 : rows[rows.count - 1].cells
    }
}
