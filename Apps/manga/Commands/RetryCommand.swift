import MangaLocalization
import MangaPresentation

/// `retry N`, by its number on the Downloads screen or its id; `retry all`.
struct RetryCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "retry",
        arguments: [ArgumentSpec(name: "N|ID|all", kind: .task)],
        summary: .retry
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel()
        let rows = try model.report.chosen(arguments.text(), in: .failed)
        // Oldest first: the history shows the newest at the top.
        for row in rows.reversed() { try await model.retry(row.id) }
        let message = Message(ShellPhrase.retrying, ["count": .count(rows.count)])
        try session.show(Done([message], ["retrying": .count(rows.count)]), arguments)
    }
}
