import MangaLocalization
import MangaPresentation
import MangaText

/// `completions SHELL`: the script with which another shell completes what follows `manga`.
struct CompletionsCommand: Command {
    /// The shells that there is a script for.
    enum ShellName: String, CaseIterable {
        case bash, zsh, fish
    }

    nonisolated static let spec = CommandSpec(
        name: "completions",
        arguments: [
            ArgumentSpec(
                name: "SHELL",
                kind: .choice(ShellName.allCases.map(\.rawValue)),
                notes: ["bash": .bashPlace, "zsh": .zshPlace, "fish": .fishPlace]
            )
        ],
        summary: .completions,
        details: .completionsDetails,
        group: .shell,
        examples: ["completions bash", "completions fish"]
    )

    nonisolated static let isInstant = true

    private let arguments: Arguments
    private let shell: ShellName

    init(_ arguments: Arguments) {
        self.arguments = arguments
        shell = arguments.word(0).flatMap(ShellName.init) ?? .bash
    }

    func run(in session: Session) throws {
        let script = CompletionsCommand.script(for: shell, in: session.language)
        try session.show(ScriptReport(name: shell.rawValue, text: script), arguments)
    }

    nonisolated static func script(for shell: ShellName, in language: Language) -> String {
        let outline = ShellOutline(language: language)
        return switch shell {
        case .bash: BashScript(outline: outline).text
        case .zsh: ZshScript(outline: outline).text
        case .fish: FishScript(outline: outline).text
        }
    }
}
