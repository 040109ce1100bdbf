import MangaConfig
import MangaKit
import MangaLocalization
import MangaPresentation
import MangaStorage

/// `library [TEXT]`: what this disk knows and has, without a server.
struct LibraryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "library",
        arguments: [ArgumentSpec(name: "TEXT", kind: .manga, presence: .optionalRest)],
        options: [RowsWish.sort] + RowsWish.options,
        table: LibraryReport.table,
        shapes: [LibraryReport.shape],
        summary: .library,
        details: .libraryDetails,
        group: .library,
        examples: ["library", "library lantern", "library --sort size --limit 10"]
    )

    private let arguments: Arguments
    private let wish: RowsWish

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        wish = try RowsWish(arguments, orders: LibraryQuery.Order.allCases)
    }

    func run(in session: Session) async throws {
        let library = try await session.looking().library
        let model = LibraryModel(of: session.config.id, library.catalogue)
        model.query = LibraryQuery(
            arguments.text(),
            order: wish.order ?? .title,
            offset: wish.offset,
            limit: wish.limit
        )
        await model.load()
        try Task.checkCancellation()
        session.list(model.report.entries.map(\.manga), from: wish.offset)
        var report = model.report
        if report.count == 0 { report.elsewhere = try await session.others(in: library) }
        try session.show(report, arguments)
    }
}
