import MangaLocalization
import MangaPresentation

/// `cancel N`, by its number on the Downloads screen or its id; `cancel all`.
struct CancelCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "cancel",
        arguments: [ArgumentSpec(name: "N|ID|all", kind: .task)],
        summary: .cancel
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel()
        let count = try await cancel(arguments.text(), in: model)
        let message = Message(ShellPhrase.cancelled, ["count": .count(count)])
        try session.show(Done([message], ["cancelled": .count(count)]), arguments)
    }

    private func cancel(_ text: String, in model: DownloadsModel) async throws -> Int {
        if text == "all" { return await model.cancelAll() }
        var count = 0
        for row in try model.report.chosen(text, in: .active) where await model.cancel(row.id) { count += 1 }
        return count
    }
}
