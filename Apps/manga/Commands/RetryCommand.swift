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
        let count = try await retry(arguments.text(), in: model)
        let message = Message(ShellPhrase.retrying, ["count": .count(count)])
        try session.show(Done([message], ["retrying": .count(count)]), arguments)
    }

    private func retry(_ text: String, in model: DownloadsModel) async throws -> Int {
        if text == "all" { return try await model.retryAll() }
        let rows = try model.report.chosen(text, in: .failed)
        for row in rows { try await model.retry(row.id) }
        return rows.count
    }
}
