import MangaConfig
import MangaLocalization
import MangaText

/// A body for a person: JSON with its levels, the beginning of a text, what is known of bytes.
struct APIBodyText {
    /// Of a text that is no JSON.
    private static let lineLimit = 60
    private static let characterLimit = 8000

    private let content: APIContent
    private let bytes: Int
    private let language: Language

    init(_ content: APIContent, bytes: Int, language: Language) {
        self.content = content
        self.bytes = bytes
        self.language = language
    }

    var lines: [StyledLine] {
        switch content {
        case .none: []
        case .json(let node): plain(JSONWriter.text(node))
        case .text(let text, let flaw): beginning(of: text) + note(flaw)
        case .binary(let type):
            [words(.binary, ["type": .text(type.isEmpty ? "–" : type.neutralised), "count": .count(bytes)])]
        }
    }

    private func beginning(of text: String) -> [StyledLine] {
        let shown = text.prefix(APIBodyText.characterLimit)
        let lines = plain(String(shown))
        let isWhole = shown.endIndex == text.endIndex && lines.count <= APIBodyText.lineLimit
        if isWhole { return lines }
        return lines.prefix(APIBodyText.lineLimit) + [words(.clipped, ["count": .count(bytes)])]
    }

    private func note(_ flaw: JSONSyntaxError?) -> [StyledLine] {
        guard let flaw else { return [] }
        let arguments: KeyValuePairs<String, Argument> = [
            "line": .text(String(flaw.line)), "column": .text(String(flaw.column)),
            "problem": .message(flaw.problem.message),
        ]
        return [words(.brokenJSON, arguments, .warning)]
    }

    private func plain(_ text: String) -> [StyledLine] {
        text.neutralisedLines.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) }
    }

    private func words(
        _ phrase: APIPhrase,
        _ arguments: KeyValuePairs<String, Argument>,
        _ style: TextStyle = .dim
    ) -> StyledLine {
        StyledLine(Message(phrase, arguments).text(in: language).neutralised, style)
    }
}
