import MangaLocalization
import MangaPresentation

/// `help`: the commands; `help COMMAND`, `help COMMAND ACTION`, `help TOPIC`: one of them.
struct HelpCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "help",
        aliases: ["?"],
        arguments: [
            ArgumentSpec(name: "COMMAND|TOPIC", kind: .subject, presence: .optional),
            ArgumentSpec(name: "ACTION", kind: .action, presence: .optional),
        ],
        summary: .help,
        group: .shell,
        examples: ["help download", "help downloads move", "help selection"]
    )

    nonisolated static let isInstant = true

    private let arguments: Arguments
    private let subject: HelpSubject

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        subject = try HelpSubject(arguments.positional)
    }

    func run(in session: Session) throws {
        try session.show(HelpReport(subject), arguments)
    }

    /// The words of the help that `words` ask for, where `--help` or `-h` stands behind a command.
    nonisolated static func asked(by words: [Words.Word]) -> [String]? {
        let options = words.dropFirst().prefix { $0 != Words.Word(text: "--") }
        let flags = [OptionSpec.help.name] + OptionSpec.help.aliases
        guard let first = words.first, options.contains(where: { !$0.isQuoted && flags.contains($0.text) }) else {
            return nil
        }
        // What names no command is told of when it is parsed.
        let actions = (try? CommandTable.type(named: first.text))?.spec.actions.map(\.name) ?? []
        return [first.text] + (options.first.map { actions.contains($0.text) ? [$0.text] : [] } ?? [])
    }
}
