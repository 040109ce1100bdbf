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
        let lines = specs.flatMap { entry($0.name, Message($0.summary), column: column) }
        return [StyledLine(UsagePhrase.commands.text(in: language), .heading)] + lines
            + [StyledLine(UsagePhrase.moreHelp.text(in: language), .dim)]
    }

    /// One command: how it is written, what it does, its options.
    func detail(_ spec: CommandSpec) -> [StyledLine] {
        let usage = (spec.forms.isEmpty ? [spec.usage] : spec.forms).flatMap { form in
            form.wrapped(to: max(20, width - 2)).map { StyledLine("  " + $0, .accent) }
        }
        let words = [spec.summary, spec.details].compactMap(\.self).map { $0.text(in: language) }
        let summary = words.joined(separator: " ").wrapped(to: width).map { StyledLine($0) }
        let aliases =
            spec.aliases.isEmpty
            ? []
            : [
                StyledLine(
                    Message(UsagePhrase.aliases, ["names": .text(spec.aliases.joined(separator: ", "))])
                        .text(in: language)
                )
            ]
        return usage + summary + entries(spec.allOptions) + aliases
    }

    /// Options, each with what it does; one too long for the column stands above it.
    func entries(_ options: [OptionSpec]) -> [StyledLine] {
        let limit = max(12, width / 2 - 4)
        let column = (options.map(\.usage.displayWidth).filter { $0 <= limit }.max() ?? 0) + 2
        return options.flatMap { option in
            guard option.usage.displayWidth > limit else {
                return entry(option.usage, option.summary, column: column)
            }
            return option.usage.wrapped(to: max(1, width - 2)).map { StyledLine("  " + $0, .accent) }
                + entry("", option.summary, column: column)
        }
    }

    func paragraph(_ message: Message) -> [StyledLine] {
        message.text(in: language).wrapped(to: width).map { StyledLine($0, .dim) }
    }

    /// A name and what it does, the text wrapped beside the name.
    func entry(_ name: String, _ summary: Message, column: Int) -> [StyledLine] {
        summary.text(in: language).wrapped(to: max(20, width - column - 2)).enumerated().map { index, text in
            StyledLine("  " + (index == 0 ? name : "").padded(to: column), .accent) + StyledLine(text)
        }
    }
}
