import MangaText

/// How lines become bytes.
struct Rendering {
    /// Whether styles become escape sequences.
    var colour = false
    /// The columns of a terminal that obeys cursor addresses; nil where nothing may be addressed.
    var columns: Int?
}

extension StyledLine {
    /// The line as bytes, with every piece neutralised.
    ///
    /// Terminals dispute how many cells text from right to left takes and where it stands, so what comes behind it is
    /// placed by its address: the text itself stays in the order in which it is read.
    func rendered(_ rendering: Rendering) -> String {
        guard let columns = rendering.columns, isWrittenFromRight, width <= columns else {
            return spans.map { $0.rendered(rendering) }.joined()
        }
        var (result, cells, isAddressed) = ("", 0, false)
        for span in spans {
            if isAddressed, !span.text.allSatisfy({ $0 == " " }) { result += "\u{1B}[\(cells + 1)G" }
            result += span.rendered(rendering)
            cells += span.text.displayWidth
            isAddressed = isAddressed || span.text.isWrittenFromRight
        }
        return result
    }

    var isWrittenFromRight: Bool { spans.contains { $0.text.isWrittenFromRight } }
}

extension Span {
    fileprivate func rendered(_ rendering: Rendering) -> String {
        let text = text.neutralised
        guard rendering.colour, let ansi = style.ansi else { return text }
        return ansi + text + TextStyle.ansiReset
    }
}
