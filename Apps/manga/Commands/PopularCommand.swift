import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage

/// `popular`: what the server puts first; where it does not answer, what was read last.
struct PopularCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "popular",
        table: MangaListReport.table,
        summary: .popular,
        group: .finding,
        examples: ["popular"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let report: MangaListReport
        do {
            report = MangaListReport(
                .popular,
                mangas: try await session.patiently { try await session.source().popular() }
            )
        } catch let error where !(error is CancellationError) {
            report = try await session.fallBack(to: .library, LibraryQuery(order: .read), after: error)
        }
        session.list(report.mangas)
        try session.show(report, arguments)
    }
}
