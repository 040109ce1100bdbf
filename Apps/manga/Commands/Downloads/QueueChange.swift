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

extension DownloadsModel.Selection {
    /// Which of `rows` they are, where the numbers of chapters alone would not say it; none of everything, or of many.
    func names(in rows: [DownloadRow]) -> [Message] {
        guard case .rows(let ids) = self, (1...5).contains(ids.count) else { return [] }
        let chosen = rows.filter { ids.contains($0.id) }
        guard chosen.contains(where: { ChapterLabel($0.chapter).volume != nil }) else { return [] }
        let names = chosen.map { "\($0.mangaTitle) \(ChapterLabel($0.chapter).text)" }.joined(separator: ", ")
        return [Message(TargetPhrase.named, ["count": .count(chosen.count), "names": .text(names)])]
    }
}

extension QueueChange {
    func run(in session: Session) async throws {
        let model = try await session.downloadsModel(works: false)
        let target = try DownloadsTarget(arguments)
        var report = model.report
        if target.mayReachBeyond(report.active.count) {
            try await model.listAll()
            report = model.report
        }
        let selection = try await target.selection(of: .active, in: session, report)
        let count = await change(selection, of: model)
        if let trouble = try await session.looking().downloads.queueTrouble { throw trouble }
        let message = Message(phrase(for: selection), ["count": .count(count)])
        let names = count > 0 ? selection.names(in: report.active) : []
        try session.show(Done([message] + names, [Self.fact: .count(count)]), arguments)
    }
}
