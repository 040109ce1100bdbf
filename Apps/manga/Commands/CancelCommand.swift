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
        let rows = try model.report.chosen(arguments.text(), in: .active)
        if arguments.text() == "all" {
            model.cancelAll()
        } else {
            for row in rows { model.cancel(row.id) }
        }
        let message = Message(ShellPhrase.cancelled, ["count": .count(rows.count)])
        try session.show(Done([message], ["cancelled": .count(rows.count)]), arguments)
    }
}
