import MangaLocalization
import MangaModels
import MangaPresentation

/// `popular`: what the server puts first.
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
        let mangas = try await session.source().popular()
        session.list(mangas)
        try session.show(MangaListReport(.popular, mangas: mangas), arguments)
    }
}
