import MangaLocalization
import MangaPresentation

/// `cancel N`, by its number on the Downloads screen or its id; `cancel manga TITLE`; `cancel all`.
struct CancelCommand: QueueChange {
    nonisolated static let spec = CommandSpec(
        name: "cancel",
        arguments: [DownloadsTarget.argument],
        summary: .cancel,
        group: .downloading,
        examples: ["cancel 2", "cancel manga", "cancel all"]
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
