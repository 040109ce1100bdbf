import MangaText

/// Prompt and text broken into rows of a screen, and the cell of the cursor among them.
struct BlockLayout {
    /// A row on the screen: what to write and how many cells that fills.
    struct Row: Equatable {
        var text = ""
        var cells = 0
        /// Whether a line break ends the row; otherwise the terminal wraps it.
        var isEnd = false
    }

    private(set) var rows = [Row()]
    private(set) var cursorRow = 0
    private(set) var cursorColumn = 0
    private let columns: Int

    init(_ picture: Picture, columns: Int, colour: Bool) {
        self.columns = columns
        for span in picture.prompt.spans { append(span, colour: colour) }
        var index = 0
        for scalar in picture.text.unicodeScalars {
            let glyph = scalar == "\n" ? nil : Glyph(scalar)
            if index == picture.cursor { placeCursor(before: glyph?.width ?? 0) }
            if let glyph { append(glyph) } else { breakRow() }
            index += 1
        }
        if isFull { rows.append(Row(text: " \r")) }
        if picture.cursor >= index { placeCursor(before: 0) }
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

    private mutating func append(_ span: Span, colour: Bool) {
        let ansi = colour ? span.style.ansi : nil
        rows[rows.count - 1].text += ansi ?? ""
        for scalar in span.text.unicodeScalars { append(Glyph(scalar)) }
        rows[rows.count - 1].text += ansi == nil ? "" : TextStyle.ansiReset
    }

    /// A wide glyph that does not fit leaves a blank cell, written out so that nothing old shines through.
    private mutating func append(_ glyph: Glyph) {
        if needsRow(for: glyph.width) {
            let blank = columns - rows[rows.count - 1].cells
            rows[rows.count - 1].text += String(repeating: " ", count: max(0, blank))
            rows[rows.count - 1].cells = columns
            rows.append(Row())
        }
        rows[rows.count - 1].text += glyph.text
        rows[rows.count - 1].cells += glyph.width
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
