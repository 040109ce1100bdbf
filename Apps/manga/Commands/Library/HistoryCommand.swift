import MangaConfig
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `history`: the manga that were read, the latest first, and where each was left; with `--all` those of every
/// environment.
struct HistoryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "history",
        options: [OptionSpec(name: "--all", summary: .optionAllEnvironments)] + RowsWish.options,
        table: HistoryReport.table,
        shapes: [HistoryReport.shape],
        summary: .history,
        details: .historyDetails,
        group: .library,
        examples: ["history", "history --all", "history --limit 5 --page 2"]
    )

    private let arguments: Arguments
    private let wish: RowsWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try RowsWish(arguments)
    }

    func run(in session: Session) async throws {
        let catalogue = try await session.looking().library.catalogue
        let environment = arguments.has("--all") ? nil : session.config.id
        let found =
            if let environment {
                try await catalogue.history(in: environment, offset: wish.offset, limit: wish.limit)
            } else {
                try await catalogue.history(offset: wish.offset, limit: wish.limit)
            }
        session.list(
            found.entries.map(\.entry.manga),
            from: wish.offset,
            of: environment == nil ? found.entries.map(\.entry.environment) : []
        )
        var report = HistoryReport(
            environment,
            offset: wish.offset,
            limit: wish.limit,
            count: found.count,
            found.entries
        )
        report.names = session.environmentNames
        try session.show(report, arguments)
    }
}
