import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `search TEXT`: manga by title or author; by title in the library where the server does not answer.
struct SearchCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "search",
        arguments: [ArgumentSpec(name: "TEXT", kind: .text, presence: .rest)],
        options: [
            RowsWish.limit, OptionSpec(name: "--page", value: "K", summary: .optionPageOne),
        ],
        table: MangaListReport.table,
        summary: .search,
        group: .finding,
        examples: ["search lantern", #"search "Ada Vale" --limit 10 --page 2"#]
    )

    private let arguments: Arguments
    private let limit: Int
    private let offset: Int

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        limit = try arguments.number("--limit", in: 1...500) ?? ChapterView.pageSize
        offset = try ((arguments.number("--page", in: 1...10_000) ?? 1) - 1) * limit
    }

    func run(in session: Session) async throws {
        let text = arguments.text()
        let report: MangaListReport
        do {
            let mangas = try await session.patiently {
                try await session.source().search(text, offset: offset, limit: limit)
            }
            report = MangaListReport(.search(text), offset: offset, mangas: mangas)
        } catch let error where !(error is CancellationError) {
            let query = LibraryQuery(text, offset: offset, limit: limit)
            report = try await session.fallBack(to: .search(text), query, after: error)
        }
        session.list(report.mangas, from: offset)
        try session.show(report, arguments)
    }
}
