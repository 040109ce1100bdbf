import MangaConfig

/// How the JSON of a body is spread over lines.
enum JSONLayout: String, CaseIterable {
    /// Over many, as a mock file itself.
    case pretty
    /// Over one, with blanks.
    case line
    /// Over one, without blanks.
    case compact

    func text(_ node: JSONNode) -> String {
        switch self {
        case .pretty: JSONWriter.text(node)
        case .line: JSONWriter.line(node)
        case .compact: JSONWriter.compact(node)
        }
    }

    /// The one in which `node` is `text`, sign for sign.
    init?(of node: JSONNode, as text: String) {
        guard let layout = JSONLayout.allCases.first(where: { $0.text(node) == text }) else { return nil }
        self = layout
    }
}
