import MangaConfig
import MangaLocalization
import MangaPresentation
import MangaText

/// `config`: the settings of the current environment, in the seed's block.
struct ConfigCommand: Command {
    nonisolated static let spec = CommandSpec(name: "config", summary: .config)

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) throws {
        try session.show(ConfigReport(config: session.config), arguments)
    }
}
