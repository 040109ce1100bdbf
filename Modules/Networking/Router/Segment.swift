import MangaConfig

extension Call {
    /// What stands between two slashes of a path.
    public enum Segment: Hashable, Sendable, ExpressibleByStringLiteral {
        /// Percent-encoded already, as words of a route are.
        case verbatim(String)
        /// Any text; encoded here, once, so that it stays one segment. `name` stands for it in `Call.template`.
        case value(String, name: String)

        public init(stringLiteral value: String) {
            self = .verbatim(value)
        }

        var encoded: String {
            switch self {
            case .verbatim(let text): text
            case .value(let text, _): PathSegment.encoded(text)
            }
        }

        var template: String {
            switch self {
            case .verbatim(let text): text
            case .value(_, let name): "{\(name)}"
            }
        }
    }
}
