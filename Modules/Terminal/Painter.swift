import MangaText

/// Draws status lines, prompt and text as one block, and remembers where it left the cursor.
///
/// libedit edits, but does not draw: what it draws is wrong once a line wraps or holds wide characters. Each drawing
/// goes over the one before, from the top of its block.
struct Painter {
    private struct DrawnLine {
        var cells: Int
        /// The cells before the cursor, in the line that has it.
        var cursor: Int?
    }

    private let colour: Bool
    private var cursorRow = 0
    private var drawn: [DrawnLine] = []

    init(colour: Bool) {
        self.colour = colour
    }

    /// The bytes that put `picture` where the last one was.
    mutating func draw(_ picture: Picture, on size: ScreenSize) -> String {
        let columns = max(2, size.columns)
        let height = max(1, size.rows)
        var layout = BlockLayout(picture, columns: columns, colour: colour)
        layout.window(height: height)
        let status = picture.status.suffix(height - layout.rows.count).map { $0.clipped(to: columns - 1) }
        let frame = top() + above(picture.above) + lines(status) + body(layout) + cursor(in: layout)
        remember(status: status, layout: layout)
        return "\u{1B}[?2026h\u{1B}[?25l" + frame + "\u{1B}[?25h\u{1B}[?2026l"
    }

    /// Draws `picture` for the last time, with `suffix` behind its text, and leaves the block for good.
    mutating func close(_ picture: Picture, suffix: String = "", on size: ScreenSize) -> String {
        var last = picture
        last.status = []
        last.text += suffix
        last.cursor = last.text.unicodeScalars.count
        let frame = draw(last, on: size)
        forget()
        return frame + "\r\n"
    }

    /// Starts a new block where the cursor is now.
    mutating func forget() {
        self = Painter(colour: colour)
    }

    /// The terminal has wrapped the block anew for another width: finds the cursor's row again.
    mutating func reflow(to size: ScreenSize) {
        let columns = max(2, size.columns)
        cursorRow = 0
        for line in drawn {
            if let cursor = line.cursor {
                cursorRow += cursor / columns
                return
            }
            cursorRow += max(1, (line.cells + columns - 1) / columns)
        }
    }

    private func top() -> String {
        cursorRow > 0 ? "\r\u{1B}[\(cursorRow)A" : "\r"
    }

    private func above(_ lines: [StyledLine]) -> String {
        guard !lines.isEmpty else { return "" }
        return "\u{1B}[J" + lines.map { $0.rendered(colour: colour) + "\r\n" }.joined()
    }

    private func lines(_ status: [StyledLine]) -> String {
        status.map { $0.rendered(colour: colour) + "\u{1B}[K\r\n" }.joined()
    }

    /// A last row that is full belongs to a line taller than the screen: nothing is below it, and erasing at the margin
    /// would take its last cell.
    private func body(_ layout: BlockLayout) -> String {
        let rows = layout.rows.map { row in row.text + (row.isEnd ? layout.lineBreak(after: row) : "") }.joined()
        return layout.isFull ? rows : rows + "\u{1B}[J"
    }

    private func cursor(in layout: BlockLayout) -> String {
        let up = layout.rows.count - 1 - layout.cursorRow
        let column = layout.cursorColumn
        return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
    }

    private mutating func remember(status: [StyledLine], layout: BlockLayout) {
        cursorRow = status.count + layout.cursorRow
        drawn = status.map { DrawnLine(cells: $0.width) }
        var line = DrawnLine(cells: 0)
        for (index, row) in layout.rows.enumerated() {
            if index == layout.cursorRow { line.cursor = line.cells + layout.cursorColumn }
            line.cells += row.cells
            if row.isEnd || index == layout.rows.count - 1 {
                drawn.append(line)
                line = DrawnLine(cells: 0)
            }
        }
    }
}
