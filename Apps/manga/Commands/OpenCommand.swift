import MangaLocalization
import MangaModels
import MangaPresentation

/// `open NAME`: makes a manga the one that `chapters`, `download` and `read` mean, and shows it.
struct OpenCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "open",
        arguments: [ArgumentSpec(name: "NAME", kind: .manga, presence: .rest)],
        table: MangaDetailReport.table,
        summary: .open,
        group: .finding,
        examples: [#"open "Lantern Street""#, "open 2"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let manga = try await session.find(arguments.text())
        let model = try await session.model(of: manga)
        await model.load()
        try Task.checkCancellation()
        if let reason = model.failure, model.chapters.isEmpty {
            throw ShellError.notOpened(title: manga.title, reason: reason)
        }
        session.open(model)
        try session.show(model.report, arguments)
    }
}
