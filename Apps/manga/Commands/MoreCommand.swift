import MangaLocalization
import MangaPresentation

/// `more`: all of the summary of the opened manga, of which `open` shows the beginning.
struct MoreCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "more",
        table: MangaDetailReport.table,
        shapes: [MangaDetailReport.shape],
        summary: .more,
        group: .finding,
        examples: ["more"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        var report = try session.inside("more").report
        report.showsSummary = true
        try session.show(report, arguments)
    }
}
