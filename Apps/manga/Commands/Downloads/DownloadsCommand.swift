import MangaLocalization
import MangaPresentation
import MangaText

/// `downloads`: the three tabs of the Downloads screen, or one of them; `downloads ACTION …`: changes them.
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
        options: RunCommand.spec.options,
        table: DownloadsReport.table,
        forms: ["downloads [\(tabs.joined(separator: "|"))]"] + actions.map { "downloads " + $0.spec.shortUsage },
        actions: actions.map { $0.spec },
        summary: .downloads,
        details: .downloadsDetails,
        group: .downloading,
        examples: ["downloads", "downloads failed", "downloads move 3 top"]
    )

    nonisolated private static let tabs = DownloadsTab.allCases.map(\.rawValue)

    private let arguments: Arguments
    private let action: (any Command)?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        action = try Self.action(arguments)
    }

    func run(in session: Session) async throws {
        if let action { return try await action.run(in: session) }
        let model = try await session.downloadsModel(works: false)
        await model.load()
        var report = model.report
        report.tab = arguments.word(0).flatMap(DownloadsTab.init(rawValue:))
        for tab in DownloadsTab.allCases { session.shownDownloads[tab] = report.rows(of: tab).map(\.id) }
        try session.show(report, arguments)
    }

    /// Nil where the screen is meant.
    private static func action(_ arguments: Arguments) throws -> (any Command)? {
        guard let word = arguments.word(0) else {
            _ = try arguments.behind(0, for: CommandSpec(name: "downloads", summary: .downloads))
            return nil
        }
        if DownloadsTab(rawValue: word) != nil {
            _ = try arguments.behind(1, for: CommandSpec(name: "downloads \(word)", summary: .downloads))
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
