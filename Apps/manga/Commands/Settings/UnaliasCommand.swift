import MangaConfig
import MangaLocalization

/// `unalias NAME`: forgets an alias.
struct UnaliasCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "unalias",
        arguments: [ArgumentSpec(name: "NAME", kind: .alias)],
        summary: .unalias,
        group: .shell,
        examples: ["unalias dl"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) throws {
        let name = arguments.text()
        try session.environments.removeAlias(name)
        session.settingsChanged()
        let message = Message(SettingsPhrase.aliasRemoved, ["name": .text(name)])
        try session.show(Done([message], ["removed": .text(name)]), arguments)
    }
}
