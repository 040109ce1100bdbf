import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// `config`: the settings of the current environment, in the seed's block; `config --explain`: all of them, and where
/// each comes from.
struct ConfigCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "config",
        options: [OptionSpec(name: "--explain", summary: .optionExplain)],
        summary: .config,
        group: .environments,
        examples: ["config", "config --explain"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) throws {
        try session.readEnvironmentsAnew()
        if arguments.has("--explain"), let environment = session.environments.explanation(of: session.config.name) {
            try session.show(SettingsReport(environment, library: session.environments.library), arguments)
        } else {
            try session.show(ConfigReport(config: session.config), arguments)
        }
    }
}
