import MangaLocalization

/// `quit`: leaves the shell.
struct QuitCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "quit",
        aliases: ["exit"],
        summary: .quit,
        group: .shell,
        examples: ["quit"]
    )

    nonisolated static let isInstant = true

    init(_ arguments: Arguments) {}

    func run(in session: Session) {
        session.wantsToLeave = true
    }
}
