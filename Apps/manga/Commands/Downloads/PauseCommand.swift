import MangaLocalization
import MangaPresentation

/// `pause`, for everything and what is added; `pause N`; `pause manga TITLE`.
struct PauseCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "pause",
        arguments: [DownloadsTarget.optionalArgument],
        summary: .pause
    )

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let selection = try await DownloadsTarget(arguments).selection(of: .active, in: session, model.report)
        let count = await model.pause(selection)
        let phrase: ShellPhrase =
            switch selection {
            case .all: .pausedAll
            case .manga: .pausedManga
            case .rows: .paused
            }
        let message = Message(phrase, ["count": .count(count)])
        try session.show(Done([message], ["paused": .count(count)]), arguments)
    }
}
