import MangaLocalization
import MangaPresentation

/// `cancel N`, by numbers on the Downloads screen or ids; `cancel chapters SELECTION` of the opened manga; `cancel manga
/// TITLE`; `cancel all`.
struct CancelCommand: QueueChange {
    nonisolated static let spec = CommandSpec(
        name: "cancel",
        arguments: [DownloadsTarget.argument],
        shapes: ["{cancelled}"],
        summary: .cancel,
        details: .targetDetails,
        group: .downloading,
        examples: ["cancel 2-5,!3", "cancel chapters 7", "cancel all"]
    )
    nonisolated static let fact = "cancelled"

    let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func change(_ selection: DownloadsModel.Selection, of model: DownloadsModel) async -> Int {
        await model.cancel(selection)
    }

    func phrase(for selection: DownloadsModel.Selection) -> ShellPhrase {
        .cancelled
    }
}
