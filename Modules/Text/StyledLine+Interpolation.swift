/// Lines can be written as literals: `"Chapter \(number, .accent) is here"`.
extension StyledLine: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.init(text)
    }

    public init(stringInterpolation: StringInterpolation) {
        spans = stringInterpolation.spans
    }

    /// Gathers the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var spans: [Span] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            spans.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            append(StyledLine(literal))
        }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: TextStyle = .plain) {
            append(StyledLine(value.description, style))
        }

        public mutating func appendInterpolation(_ line: StyledLine) {
            append(line)
        }

        private mutating func append(_ line: StyledLine) {
            for span in line.spans {
                if let last = spans.last, last.style == span.style {
                    spans[spans.count - 1].text += span.text
                } else {
                    spans.append(span)
                }
            }
        }
    }
}
