import MangaLocalization
import MangaPresentation

/// `chapters`: the chapters of the opened manga, asked for anew.
struct ChaptersCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "chapters",
        table: ChaptersReport.table,
        summary: .chapters,
        group: .finding,
        examples: ["chapters"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try session.inside("chapters")
        await model.load()
        try Task.checkCancellation()
        session.open(model)
        try session.show(ChaptersReport(model.report), arguments)
    }
}
