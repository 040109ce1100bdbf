import MangaLocalization
import MangaPresentation
import MangaText

/// `downloads`: the three tabs of the Downloads screen, or one of them, with `--watch` for as long as somebody looks;
/// `downloads ACTION …`: changes them.
struct DownloadsCommand: Command {
    /// What stands behind `downloads`, and the commands that those words are.
    nonisolated static var actions: [any Command.Type] {
        [
            PauseCommand.self, ResumeCommand.self, CancelCommand.self, RetryCommand.self, MoveCommand.self,
            ClearCommand.self, StatsCommand.self, RunCommand.self, AttachCommand.self,
        ]
    }

    nonisolated static let spec = CommandSpec(
        name: "downloads",
        arguments: [
            ArgumentSpec(
                name: "TAB|ACTION",
                kind: .suggestion(tabs),
                presence: .optional,
                notes: ["active": .tabActive, "completed": .tabCompleted, "failed": .tabFailed]
            ),
            ArgumentSpec(name: "…", kind: .text, presence: .optionalRest),
        ],
        options: [watch] + RunCommand.spec.options,
        table: DownloadsReport.table,
        shapes: [DownloadsReport.shortShape],
        forms: ["downloads [\(tabs.joined(separator: "|"))] [\(watch.usage)]"]
            + actions.map { "downloads " + $0.spec.shortUsage },
        actions: actions.map { $0.spec },
        summary: .downloads,
        details: .downloadsDetails,
        group: .downloading,
        examples: ["downloads failed", "downloads --watch", "downloads move 3 top"]
    )

    nonisolated private static let watch = OptionSpec(name: "--watch", summary: .optionWatch)
    nonisolated private static let tabs = DownloadsTab.allCases.map(\.rawValue)

    private let arguments: Arguments
    private let action: (any Command)?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        action = try Self.action(arguments)
        if arguments.has(Self.watch.name), let option = arguments.format.option {
            throw UsageError.optionsExclude(Self.watch.name, option.name)
        }
    }

    private var tab: DownloadsTab? { arguments.word(0).flatMap(DownloadsTab.init(rawValue:)) }

    func run(in session: Session) async throws {
        if let action { return try await action.run(in: session) }
        let model = try await session.downloadsModel(works: false)
        await model.load()
        if arguments.has(Self.watch.name) {
            return try await DownloadsWatch(model, tab: tab ?? .active, in: session).run()
        }
        // The text shows the first ones.
        if arguments.format != .text { try await model.listAll() }
        var report = model.report
        report.tab = tab
        for tab in DownloadsTab.allCases { session.shownDownloads[tab] = report.rows(of: tab).map(\.id) }
        try session.show(report, arguments)
    }

    private static func screen(named name: String) -> CommandSpec {
        CommandSpec(name: name, options: [watch], summary: .downloads)
    }

    /// Nil where the screen is meant.
    private static func action(_ arguments: Arguments) throws -> (any Command)? {
        guard let word = arguments.word(0) else {
            _ = try arguments.behind(0, for: screen(named: "downloads"))
            return nil
        }
        if DownloadsTab(rawValue: word) != nil {
            _ = try arguments.behind(1, for: screen(named: "downloads \(word)"))
            return nil
        }
        guard let type = actions.first(where: { $0.spec.name == word }) else {
            let known = tabs + actions.map { $0.spec.name }
            throw UsageError.unknownChoice(
                word,
                argument: "TAB|ACTION",
                nearest: Nearest.match(word, in: known),
                known: known
            )
        }
        return try type.init(try arguments.behind(1, for: spec.action(named: word) ?? type.spec))
    }
}
