import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText

/// Waits for downloads and draws how far they are, in one line that is gone afterwards.
@MainActor
struct Progress {
    private let line: ProgressLine
    private let language: Language

    init(_ session: Session) {
        line = ProgressLine(session.output.errors)
        language = session.language
    }

    /// Returns when every one of `tasks` has ended or does not move.
    ///
    /// Throws `CancellationError` when the wait is cancelled, which leaves the downloads alone.
    func watch(_ tasks: [DownloadTask], of downloads: DownloadManager) async throws {
        defer { line.clear() }
        func isOver() -> Bool {
            tasks.allSatisfy { $0.state.hasEnded || downloads.obstacle(of: $0) != nil }
        }
        let events = downloads.events
        line.draw(text(of: tasks, downloads))
        guard !isOver() else { return }
        for await _ in events {
            line.draw(text(of: tasks, downloads))
            if isOver() { return }
        }
        try Task.checkCancellation()
    }

    private func text(of tasks: [DownloadTask], _ downloads: DownloadManager) -> String {
        let ended = tasks.filter(\.state.hasEnded).count
        let running = tasks.filter { if case .downloading = $0.state { true } else { false } }
        let fraction =
            tasks.isEmpty ? 1 : (Double(ended) + running.reduce(0) { $0 + $1.progress }) / Double(tasks.count)
        let names = running.prefix(3).map { "\($0.mangaTitle.neutralised) \($0.chapter.slug.neutralised)" }
        let wait = downloads.standstill.map { $0.text(in: language) + "  " } ?? ""
        return "\(progressBar(fraction: fraction, width: 20)) \(ended)/\(tasks.count)  " + wait
            + names.joined(separator: " · ")
    }
}
