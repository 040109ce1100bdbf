import MangaLocalization
import MangaPresentation
import MangaText

/// Help as a screen; JSON: of each command `name`, `usage`, `summary`, `aliases`, `options`.
struct HelpReport: Report {
    let specs: [CommandSpec]
    /// One command in full, rather than a list.
    let isDetail: Bool

    func lines(width: Int, in language: Language) -> [StyledLine] {
        let text = HelpText(language: language, width: width)
        return isDetail ? specs.flatMap(text.detail) : text.overview()
    }

    private struct Entry: Encodable {
        var name: String
        var usage: String
        var summary: String
        var aliases: [String]
        var options: [String]
    }

    func encode(to encoder: any Encoder) throws {
        let entries = specs.map { spec in
            Entry(
                name: spec.name,
                usage: spec.usage,
                summary: spec.summary.text(in: .english),
                aliases: spec.aliases,
                options: spec.allOptions.map(\.usage)
            )
        }
        try entries.encode(to: encoder)
    }
}
