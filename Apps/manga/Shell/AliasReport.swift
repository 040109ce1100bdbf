import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// The user's aliases; JSON: `aliases`: of each `name`, `command`.
struct AliasReport: Report {
    let aliases: [Alias]

    static let table = PlainTable(["aliases"], columns: "name", "command")

    func lines(width: Int, in language: Language) -> [StyledLine] {
        if aliases.isEmpty {
            return SettingsPhrase.emptyAliases.text(in: language).wrapped(to: width).map { StyledLine($0, .dim) }
        }
        let columns = [
            Column(SettingsPhrase.columnAlias.text(in: language)),
            Column(SettingsPhrase.columnCommand.text(in: language), isFlexible: true),
        ]
        let rows = aliases.map { [StyledLine($0.name.neutralised, .accent), StyledLine($0.command.neutralised)] }
        return Columns(columns, width: width).lines(rows: rows)
    }

    private struct Entry: Encodable {
        let name: String
        let command: String
    }

    private enum CodingKeys: String, CodingKey {
        case aliases
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(aliases.map { Entry(name: $0.name, command: $0.command) }, forKey: .aliases)
    }
}
