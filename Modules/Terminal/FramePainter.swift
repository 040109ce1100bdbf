import MangaText

/// Draws a whole screen, and of each further one only the lines that differ.
struct FramePainter {
    let colour: Bool
    private var drawn: [String] = []
    private var size: ScreenSize?

    init(colour: Bool) {
        self.colour = colour
    }

    /// The bytes that turn what is on the screen into `lines`; empty where nothing differs.
    ///
    /// The last column stays free: terminals dispute how wide some characters are, and none may begin a new row. Lines
    /// below the screen are left out.
    mutating func draw(_ lines: [StyledLine], on size: ScreenSize) -> String {
        let isNew = size != self.size
        if isNew { (drawn, self.size) = ([], size) }
        let rendering = Rendering(colour: colour, columns: size.columns)
        let next = lines.prefix(size.rows).map { $0.clipped(to: max(1, size.columns - 1)).rendered(rendering) }
        var changes = isNew ? "\u{1B}[2J" : ""
        for row in 0..<max(next.count, drawn.count) {
            let text = row < next.count ? next[row] : ""
            guard row >= drawn.count || drawn[row] != text else { continue }
            changes += "\u{1B}[\(row + 1);1H\(text)\u{1B}[K"
        }
        drawn = next
        return changes.isEmpty ? "" : "\u{1B}[?2026h" + changes + "\u{1B}[?2026l"
    }

    /// Forgets what is on the screen, since others have written there.
    mutating func forget() {
        size = nil
    }
}
