import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText

/// Waits for downloads and draws how far they are, in one line that is gone afterwards.
@MainActor
struct Progress {
    private let line: ProgressLine
    private let session: Session
    private var language: Language { session.language }

    init(_ session: Session) {
        line = ProgressLine(session.output)
        self.session = session
    }

    /// Returns when every one of `tasks` has ended, or waits for somebody.
    ///
    /// What is missing space or a connection goes on by itself: that is said once, and waited for. Throws `CancellationError` when the wait is cancelled, which leaves the downloads alone.
    func watch(_ tasks: [DownloadTask], of downloads: DownloadManager) async throws {
        defer { line.clear() }
        func isOver() -> Bool {
            tasks.allSatisfy { $0.state.hasEnded || downloads.obstacle(of: $0)?.passes == false }
        }
        let events = downloads.events
        var told: DownloadObstacle?
        func look() {
            tell(tasks.lazy.compactMap(downloads.obstacle).first { $0.passes }, after: &told)
            line.draw(text(of: tasks, downloads))
        }
        look()
        guard !isOver() else { return }
        for await _ in events {
            look()
            if isOver() { return }
        }
        try Task.checkCancellation()
    }

    /// Says what is waited for where that is new; at the prompt the shell does so itself.
    private func tell(_ obstacle: DownloadObstacle?, after last: inout DownloadObstacle?) {
        guard obstacle != last else { return }
        last = obstacle
        guard let obstacle, !session.isInteractive else { return }
        line.clear()
        session.output.notice(obstacle.message, .warning)
    }

    private func text(of tasks: [DownloadTask], _ downloads: DownloadManager) -> String {
        let ended = tasks.filter(\.state.hasEnded).count
        let running = tasks.filter { if case .downloading = $0.state { true } else { false } }
        let fraction =
            tasks.isEmpty ? 1 : (Double(ended) + running.reduce(0) { $0 + $1.progress }) / Double(tasks.count)
        let names = running.prefix(3).map {
            "\($0.mangaTitle.neutralised) \(ChapterLabel($0.chapter).text.neutralised)"
        }
        let wait = downloads.standstill.map { $0.text(in: language) + "  " } ?? ""
        return "\(progressBar(fraction: fraction, width: 20)) \(ended)/\(tasks.count)  " + wait
            + names.joined(separator: " · ")
    }
}
