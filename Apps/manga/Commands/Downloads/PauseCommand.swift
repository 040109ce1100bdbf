import MangaLocalization
import MangaPresentation

/// `pause`, for everything and what is added; `pause N`; `pause manga TITLE`.
struct PauseCommand: QueueChange {
    nonisolated static let spec = CommandSpec(
        name: "pause",
        arguments: [DownloadsTarget.optionalArgument],
        shapes: ["{paused}"],
        summary: .pause,
        details: .pauseDetails,
        group: .downloading,
        examples: ["pause", "pause 2", "pause manga Lantern Street"]
    )
    nonisolated static let fact = "paused"

    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func change(_ selection: DownloadsModel.Selection, of model: DownloadsModel) async -> Int {
        await model.pause(selection)
    }

    func phrase(for selection: DownloadsModel.Selection) -> ShellPhrase {
        switch selection {
        case .all: .pausedAll
        case .manga: .pausedManga
        case .rows: .paused
        }
    }
}
