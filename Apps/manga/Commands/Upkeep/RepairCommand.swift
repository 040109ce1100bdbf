import MangaLocalization
import MangaPresentation

/// `repair [SELECTION|--all] [--deep]`: the same check, and fetches what is broken into a new copy.
struct RepairCommand: Command {
    nonisolated static let spec = UpkeepWish.spec(
        "repair",
        RepairReport.table,
        RepairReport.shape,
        summary: .repair,
        failure: .failedRepair
    )

    private let arguments: Arguments
    private let wish: UpkeepWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try UpkeepWish(arguments, of: Self.spec)
    }

    func run(in session: Session) async throws {
        let report = try await wish.upkeep(in: session).repair(wish.chapters(in: session))
        await session.opened?.refresh()
        try session.show(report, arguments)
        if !report.broken.isEmpty { throw ShellError.notRepaired(report.broken.count) }
    }
}
