import MangaText

/// Draws status lines, prompt and text as one block, and remembers where it left the cursor.
///
/// libedit edits, but does not draw: what it draws is wrong once a line wraps or holds wide characters. Each drawing
/// goes over the one before, from the top of its block.
struct Painter {
    let colour: Bool
    private var cursorRow = 0
    private var drawn: [DrawnLine] = []
    /// The rows of it that the margin broke.
    ///
    /// Some terminals (tmux) go on taking such a row and the next for one line until the row is erased as a whole,
    /// whatever is written into it.
    private var wrapped: Set<Int> = []
    /// The width that it was drawn for.
    private var columns = 0

    init(colour: Bool) {
        self.colour = colour
    }

    /// The bytes that put `picture` where the last one was.
    ///
    /// When the width is another one, the terminal has wrapped the last one anew.
    mutating func draw(_ picture: Picture, on size: ScreenSize) -> String {
        let height = max(1, size.rows)
        let isReflowed = columns != max(2, size.columns)
        if isReflowed { reflow(to: max(2, size.columns)) }
        var layout = BlockLayout(picture, columns: columns, colour: colour)
        layout.window(height: height)
        let status = picture.status.suffix(height - layout.rows.count).map { $0.clipped(to: columns - 1) }
        let rendering = Rendering(colour: colour, columns: columns)
        let isJoined = joins(picture.above.count + status.count, layout)
        let frame =
            top() + (isReflowed || isJoined ? erased(height: height) : "") + above(picture.above, rendering)
            + lines(status, rendering) + body(layout) + cursor(in: layout)
        remember(status: status, layout: layout)
        return "\u{1B}[?2026h\u{1B}[?25l" + frame + "\u{1B}[?25h\u{1B}[?2026l"
    }

    /// Draws `picture` for the last time, with `suffix` behind its text, and leaves the block for good.
    mutating func close(_ picture: Picture, suffix: String = "", on size: ScreenSize) -> String {
        var last = picture
        last.status = []
        last.suggestion = ""
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

    /// Finds the row again in which the cursor is.
    private mutating func reflow(to columns: Int) {
        self.columns = columns
        cursorRow = 0
        for line in drawn {
            let rows = line.rows(at: columns)
            if let row = rows.cursorRow {
                cursorRow += row
                return
            }
            cursorRow += rows.count
        }
    }

    private func top() -> String {
        cursorRow > 0 ? "\r\u{1B}[\(cursorRow)A" : "\r"
    }

    /// Whether a line would end in a row that the terminal takes for one with the next: in one of the first `count`, or
    /// below them where `layout` ends one.
    private func joins(_ count: Int, _ layout: BlockLayout) -> Bool {
        wrapped.contains { row in
            row < count || layout.rows.indices.contains(row - count) && layout.rows[row - count].isEnd
        }
    }

    /// Takes away each row of the block, from its top, and comes back there.
    private func erased(height: Int) -> String {
        let rows = min(height, drawn.reduce(0) { $0 + $1.rows(at: columns).count })
        guard rows > 0 else { return "" }
        let below = String(repeating: "\u{1B}[B\u{1B}[2K", count: rows - 1)
        return "\u{1B}[2K" + below + (rows > 1 ? "\u{1B}[\(rows - 1)A" : "")
    }

    /// A line that is wider than the screen goes over rows whose number nobody knows.
    private func above(_ lines: [StyledLine], _ rendering: Rendering) -> String {
        lines.map { line in
            (line.width > columns ? "\u{1B}[J" : "\u{1B}[2K") + line.rendered(rendering) + "\r\n"
        }.joined()
    }

    private func lines(_ status: [StyledLine], _ rendering: Rendering) -> String {
        status.map { $0.rendered(rendering) + "\u{1B}[K\r\n" }.joined()
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
        drawn = status.map { DrawnLine(widths: $0.plain.map { String($0).displayWidth }) }
        wrapped = Set(layout.rows.dropLast().indices.filter { !layout.rows[$0].isEnd }.map { status.count + $0 })
        var line = DrawnLine()
        var cells = 0
        for (index, row) in layout.rows.enumerated() {
            if index == layout.cursorRow { line.cursor = cells + layout.cursorColumn }
            line.widths += row.widths
            cells += row.cells
            if row.isEnd || index == layout.rows.count - 1 {
                drawn.append(line)
                line = DrawnLine()
                cells = 0
            }
        }
    }
}
