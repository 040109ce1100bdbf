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
        options: [OptionSpec(name: "--man", summary: .optionMan)],
        table: HelpReport.table,
        summary: .help,
        group: .shell,
        examples: ["help download", "help downloads move", "help selection"]
    )

    nonisolated static let isInstant = true

    private let arguments: Arguments
    private let subject: HelpSubject

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        if arguments.has("--man"), let word = arguments.word(0) {
            throw UsageError.surplusArgument(word, usage: "help --man")
        }
        subject = try HelpSubject(arguments.positional)
    }

    func run(in session: Session) throws {
        if arguments.has("--man") {
            let page = ScriptReport(name: "manga.1", text: ManPage(language: session.language).text)
            return try session.show(page, arguments)
        }
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
