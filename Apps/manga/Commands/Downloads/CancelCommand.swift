import MangaLocalization
import MangaPresentation

/// `cancel N`, by its number on the Downloads screen or its id; `cancel manga TITLE`; `cancel all`.
struct CancelCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "cancel",
        arguments: [DownloadsTarget.argument],
        summary: .cancel
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let selection = try await DownloadsTarget(arguments).selection(of: .active, in: session, model.report)
        let count = await model.cancel(selection)
        let message = Message(ShellPhrase.cancelled, ["count": .count(count)])
        try session.show(Done([message], ["cancelled": .count(count)]), arguments)
    }
}
