import MangaLocalization
import MangaPresentation

/// `downloads stats`: what downloading has cost, by download and in all.
struct StatsCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "stats",
        shapes: [DownloadStatistics.shape],
        summary: .stats,
        group: .downloading,
        examples: ["downloads stats"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        try session.show(try await model.statistics(), arguments)
    }
}
