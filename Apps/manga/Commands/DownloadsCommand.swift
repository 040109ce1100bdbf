import MangaLocalization
import MangaPresentation

/// `downloads`: the three tabs of the Downloads screen, or one of them.
struct DownloadsCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "downloads",
        arguments: [
            ArgumentSpec(name: "TAB", kind: .choice(DownloadsTab.allCases.map(\.rawValue)), presence: .optional)
        ],
        summary: .downloads
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel()
        await model.load()
        var report = model.report
        report.tab = arguments.word(0).flatMap(DownloadsTab.init(rawValue:))
        session.completion.set(tasks: (report.active + report.failed).map(\.id))
        try session.show(report, arguments)
    }
}
