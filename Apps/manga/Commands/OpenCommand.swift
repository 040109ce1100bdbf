import MangaLocalization
import MangaModels
import MangaPresentation

/// `open NAME`: makes a manga the one that `chapters`, `download` and `read` mean, and shows it.
struct OpenCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "open",
        arguments: [ArgumentSpec(name: "NAME", kind: .manga, presence: .rest)],
        table: MangaDetailReport.table,
        shapes: [MangaDetailReport.shape],
        summary: .open,
        group: .finding,
        examples: [#"open "Lantern Street""#, "open 2"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.loaded(try await session.find(arguments.text()))
        session.open(model)
        try session.show(model.report, arguments)
    }
}
