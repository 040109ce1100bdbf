import MangaLocalization
import MangaPresentation

/// `resume`, for everything; `resume N`; `resume manga TITLE`.
struct ResumeCommand: QueueChange {
    nonisolated static let spec = CommandSpec(
        name: "resume",
        arguments: [DownloadsTarget.optionalArgument],
        shapes: ["{resumed}"],
        summary: .resume,
        details: .targetDetails,
        group: .downloading,
        examples: ["resume", "resume manga Lantern Street"]
    )
    nonisolated static let fact = "resumed"

    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func change(_ selection: DownloadsModel.Selection, of model: DownloadsModel) async -> Int {
        await model.resume(selection)
    }

    func phrase(for selection: DownloadsModel.Selection) -> ShellPhrase {
        .resumed
    }
}
