import MangaLocalization
import MangaPresentation
import MangaText

/// A text for another program, line by line as it is; JSON: `name` and `text`.
struct ScriptReport: Report {
    let name: String
    let text: String

    func lines(width: Int, in language: Language) -> [StyledLine] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) }
    }

    private enum Key: String, CodingKey {
        case name, text
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name, forKey: .name)
        try values.encode(text, forKey: .text)
    }
}
