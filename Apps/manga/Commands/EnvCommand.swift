import MangaConfig
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaText

/// `env`: lists the environments; `env NAME`: switches.
struct EnvCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "env",
        arguments: [ArgumentSpec(name: "NAME", kind: .environment, presence: .optional)],
        summary: .env
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) throws {
        guard let name = arguments.word(0) else {
            try session.show(
                EnvironmentsReport(session.environments.all, current: session.config.id),
                arguments
            )
            return
        }
        try session.enter(session.environment(named: name))
        let config = session.config
        let message = Message(ShellPhrase.switched, ["name": .text(config.name), "url": .text(config.baseURL)])
        try session.show(Done([message], ["name": .text(config.name), "url": .text(config.baseURL)]), arguments)
    }
}
