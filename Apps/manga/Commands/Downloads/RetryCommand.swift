import MangaLocalization
import MangaPresentation

/// `retry N`, by its number on the Downloads screen or its id; `retry manga TITLE`; `retry all`.
struct RetryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "retry",
        arguments: [DownloadsTarget.failedArgument],
        shapes: ["{retrying}"],
        summary: .retry,
        details: .targetDetails,
        group: .downloading,
        examples: ["retry all", "retry 1-3", "retry chapters 5-7"]
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel()
        let report = model.report
        let selection = try await DownloadsTarget(arguments).selection(of: .failed, in: session, report)
        let count = try await model.retry(selection)
        let message = Message(count > 0 ? ShellPhrase.retrying : .nothingToRetry, ["count": .count(count)])
        let names = count > 0 ? selection.names(in: report.failed) : []
        try session.show(Done([message] + names, ["retrying": .count(count)]), arguments)
    }
}
