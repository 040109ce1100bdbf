import MangaDownloads
import MangaKit
import MangaLocalization
import MangaPresentation

/// What `pause`, `resume` and `cancel` have in common: they change active downloads, and say how many.
protocol QueueChange: Command {
    /// The count's name in `--json`.
    nonisolated static var fact: String { get }

    var arguments: Arguments { get }

    /// How many it changed.
    func change(_ selection: DownloadsModel.Selection, of model: DownloadsModel) async -> Int

    /// How that is told.
    func phrase(for selection: DownloadsModel.Selection) -> ShellPhrase
}

extension QueueChange {
    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let selection = try await DownloadsTarget(arguments).selection(of: .active, in: session, model.report)
        let count = await change(selection, of: model)
        if let trouble = try await session.looking().downloads.queueTrouble { throw trouble }
        let message = Message(phrase(for: selection), ["count": .count(count)])
        try session.show(Done([message], [Self.fact: .count(count)]), arguments)
    }
}
