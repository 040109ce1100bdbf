/// One line of a screen: pieces of text, each in its style.
///
/// Text from outside is neutralised by whoever builds the line.
public struct StyledLine: Hashable, Sendable {
    public var spans: [Span]

    public init(spans: [Span] = []) {
        self.spans = spans
    }

    public init(_ text: String, _ style: TextStyle = .plain) {
        spans = text.isEmpty ? [] : [Span(text, style)]
    }

    /// The text without styles.
    public var plain: String { spans.map(\.text).joined() }

    /// The cells the line takes on one row.
    public var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

    public static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        StyledLine(spans: left.spans + right.spans)
    }

    public static func += (left: inout StyledLine, right: StyledLine) {
        left.spans += right.spans
    }

    /// The line cut to at most `width` cells, with `…` in the style of the piece that was cut.
    public func clipped(to width: Int) -> StyledLine {
        guard self.width > width else { return self }
        var result = StyledLine()
        var free = width
        for span in spans where free > 0 {
            let spanWidth = span.text.displayWidth
            // The line is too wide, so a piece that just fits has to make room for the ellipsis.
            let text = spanWidth < free ? span.text : (span.text + "…").clipped(to: free)
            result.spans.append(Span(text, span.style))
            free = max(0, free - spanWidth)
        }
        return result
    }

    /// The line clipped to `width` cells and filled with plain spaces to exactly that width.
    public func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledLine {
        let line = clipped(to: width)
        let (before, after) = alignment.padding(of: max(0, width - line.width))
        return StyledLine(String(repeating: " ", count: before)) + line
            + StyledLine(String(repeating: " ", count: after))
    }
}
