import MangaLocalization
import MangaPresentation

/// `resume`, for everything; `resume N`; `resume manga TITLE`.
struct ResumeCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "resume",
        arguments: [DownloadsTarget.optionalArgument],
        summary: .resume
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let selection = try await DownloadsTarget(arguments).selection(of: .active, in: session, model.report)
        let count = await model.resume(selection)
        let message = Message(ShellPhrase.resumed, ["count": .count(count)])
        try session.show(Done([message], ["resumed": .count(count)]), arguments)
    }
}
