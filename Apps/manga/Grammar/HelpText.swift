import MangaLocalization
import MangaText

/// `help`, made from the command table.
struct HelpText {
    let language: Language
    let width: Int

    /// All commands, a line each.
    func overview() -> [StyledLine] {
        let specs = CommandTable.specs
        let column = (specs.map(\.name.displayWidth).max() ?? 0) + 2
        let lines = specs.flatMap { entry($0.name, $0.summary, column: column) }
        return [StyledLine(UsagePhrase.commands.text(in: language), .heading)] + lines
            + [StyledLine(UsagePhrase.moreHelp.text(in: language), .dim)]
    }

    /// One command: how it is written, what it does, its options.
    func detail(_ spec: CommandSpec) -> [StyledLine] {
        let usage = spec.usage.wrapped(to: max(20, width - 2)).map { StyledLine("  " + $0, .accent) }
        let summary = spec.summary.text(in: language).wrapped(to: width).map { StyledLine($0) }
        let column = (spec.allOptions.map(\.usage.displayWidth).max() ?? 0) + 2
        let options = spec.allOptions.flatMap { entry($0.usage, $0.summary, column: column) }
        let aliases =
            spec.aliases.isEmpty
            ? []
            : [
                StyledLine(
                    Message(UsagePhrase.aliases, ["names": .text(spec.aliases.joined(separator: ", "))])
                        .text(in: language)
                )
            ]
        return usage + summary + options + aliases
    }

    /// A name and what it does, the text wrapped beside the name.
    func entry(_ name: String, _ summary: CommandPhrase, column: Int) -> [StyledLine] {
        summary.text(in: language).wrapped(to: max(20, width - column - 2)).enumerated().map { index, text in
            StyledLine("  " + (index == 0 ? name : "").padded(to: column), .accent) + StyledLine(text)
        }
    }
}
