import MangaLocalization
import MangaPresentation

/// `help`: the commands; `help COMMAND`: one of them.
struct HelpCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "help",
        aliases: ["?"],
        arguments: [ArgumentSpec(name: "COMMAND", kind: .command, presence: .optional)],
        summary: .help
    )

    nonisolated static let isInstant = true

    private let arguments: Arguments
    private let subject: CommandSpec?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        subject = try arguments.word(0).map { try CommandTable.type(named: $0).spec }
    }

    func run(in session: Session) throws {
        try session.show(
            HelpReport(specs: subject.map { [$0] } ?? CommandTable.specs, isDetail: subject != nil),
            arguments
        )
    }
}
