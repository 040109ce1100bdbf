import MangaLocalization
import MangaPresentation
import MangaStorage

/// `search TEXT`: manga by title or author; where the server does not answer, what it said last, else by title in the
/// library.
struct SearchCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "search",
        arguments: [ArgumentSpec(name: "TEXT", kind: .text, presence: .rest)],
        options: [
            RowsWish.limit, OptionSpec(name: "--page", value: "K", summary: .optionPageOne),
        ],
        table: MangaListReport.table,
        shapes: [MangaListReport.shape],
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
        let question = ListQuestion.search(arguments.text(), offset: offset, limit: limit)
        let report = try await session.answer(to: question)
        session.list(report.mangas, from: offset)
        try session.show(report, arguments)
    }
}
