import MangaLocalization
import MangaModels
import MangaPresentation

/// `search TEXT`: manga by title or author.
struct SearchCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "search",
        arguments: [ArgumentSpec(name: "TEXT", kind: .text, presence: .rest)],
        options: [
            OptionSpec(name: "--limit", value: "N", summary: .optionLimit),
            OptionSpec(name: "--offset", value: "N", summary: .optionOffset),
        ],
        table: MangaListReport.table,
        summary: .search,
        group: .finding,
        examples: ["search lantern", #"search "Ada Vale" --limit 10"#]
    )

    private let arguments: Arguments
    private let limit: Int
    private let offset: Int

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        limit = try arguments.number("--limit", in: 1...500) ?? 50
        offset = try arguments.number("--offset", in: 0...1_000_000) ?? 0
    }

    func run(in session: Session) async throws {
        let text = arguments.text()
        let mangas = try await session.source().search(text, offset: offset, limit: limit)
        session.list(mangas)
        try session.show(MangaListReport(.search(text), offset: offset, mangas: mangas), arguments)
    }
}
