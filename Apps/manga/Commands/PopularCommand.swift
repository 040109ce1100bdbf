import MangaLocalization
import MangaPresentation
import MangaStorage

/// `popular`: what the server puts first; where it does not answer, what it said last, else what was read last.
struct PopularCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "popular",
        table: MangaListReport.table,
        shapes: [MangaListReport.shape],
        summary: .popular,
        group: .finding,
        examples: ["popular"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let report = try await session.answer(to: .popular)
        session.list(report.mangas)
        try session.show(report, arguments)
    }
}
