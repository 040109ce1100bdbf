import MangaLocalization
import MangaPresentation

/// `repair [SELECTION|--all] [--deep]`: the same check, and fetches what is broken into a new copy.
struct RepairCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "repair",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: UpkeepTarget.options,
        summary: .repair,
        details: .upkeepDetails
    )

    private let arguments: Arguments
    private let target: UpkeepTarget

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        target = try UpkeepTarget(arguments, of: Self.spec)
    }

    func run(in session: Session) async throws {
        let upkeep = Upkeep(session: session, isDeep: arguments.has("--deep"))
        let report = try await upkeep.repair(target.chapters(in: session))
        await session.opened?.refresh()
        try session.show(report, arguments)
        if !report.broken.isEmpty { throw ShellError.notRepaired(report.broken.count) }
    }
}
