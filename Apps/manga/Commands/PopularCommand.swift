import MangaLocalization
import MangaPresentation
import MangaStorage

/// `popular`: what the server puts first; where it does not answer, what it said last, else what was read last.
struct PopularCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "popular",
        options: [
            RowsWish.limit, OptionSpec(name: "--page", value: "K", summary: .optionPageOne),
        ],
        table: MangaListReport.table,
        shapes: [MangaListReport.shape],
        summary: .popular,
        group: .finding,
        examples: ["popular", "popular --limit 10 --page 2"]
    )

    private let arguments: Arguments
    /// Nil for all that the server puts there.
    private let limit: Int?
    private let offset: Int

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        let (limit, page) = try (
            arguments.number("--limit", in: 1...500), arguments.number("--page", in: 1...10_000)
        )
        self.limit = limit ?? page.map { _ in ChapterView.pageSize }
        offset = ((page ?? 1) - 1) * (limit ?? ChapterView.pageSize)
    }

    func run(in session: Session) async throws {
        var report = try await session.answer(to: .popular)
        // The server gives the whole list.
        if let limit { report.cut(to: limit, from: offset) }
        session.list(report.mangas, from: offset)
        try session.show(report, arguments)
    }
}
