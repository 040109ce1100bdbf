import MangaConfig
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `history`: the manga that were read, the latest first, and where each was left.
struct HistoryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "history",
        options: RowsWish.options,
        table: HistoryReport.table,
        summary: .history,
        group: .library,
        examples: ["history", "history --limit 5"]
    )

    private let arguments: Arguments
    private let wish: RowsWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try RowsWish(arguments)
    }

    func run(in session: Session) async throws {
        let catalogue = try await session.looking().library.catalogue
        let environment = session.config.id
        let found = try await catalogue.history(in: environment, offset: wish.offset, limit: wish.limit)
        session.list(found.entries.map(\.entry.manga), from: wish.offset)
        try session.show(
            HistoryReport(environment, offset: wish.offset, count: found.count, found.entries),
            arguments
        )
    }
}
