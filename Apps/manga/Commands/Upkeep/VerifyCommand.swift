import MangaLocalization
import MangaPresentation

/// `verify [SELECTION|--all] [--deep]`: reads downloaded chapters again and tells what is not as it was.
struct VerifyCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "verify",
        arguments: [ArgumentSpec(name: "SELECTION", kind: .selection, presence: .optionalRest)],
        options: UpkeepTarget.options,
        summary: .verify,
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
        let report = try await upkeep.check(target.chapters(in: session)).report
        try session.show(report, arguments)
        if !report.isSound { throw ShellError.damaged(report.damaged.count) }
    }
}
