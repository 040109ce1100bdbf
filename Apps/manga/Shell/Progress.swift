import MangaDownloads
import MangaModels
import MangaTerminal
import MangaText

/// Waits for downloads and draws how far they are, in one line that is gone afterwards.
@MainActor
struct Progress {
    private let session: Session

    init(_ session: Session) {
        self.session = session
    }

    /// Returns when every one of `tasks` has ended.
    ///
    /// Throws `CancellationError` when the wait is cancelled, and the `DownloadError` that stalls the queue; both leave
    /// the downloads alone.
    func watch(_ tasks: [DownloadTask], of downloads: DownloadManager) async throws {
        defer { clear() }
        let events = downloads.events
        draw(tasks)
        guard !tasks.allSatisfy(\.state.hasEnded) else { return }
        if let problem = downloads.problem { throw problem }
        for await event in events {
            draw(tasks)
            if tasks.allSatisfy(\.state.hasEnded) { return }
            if case .stalled(let problem) = event { throw problem }
        }
        try Task.checkCancellation()
    }

    private func draw(_ tasks: [DownloadTask]) {
        guard session.output.errors.isTerminal else { return }
        let ended = tasks.filter(\.state.hasEnded).count
        let running = tasks.filter { if case .downloading = $0.state { true } else { false } }
        let fraction =
            tasks.isEmpty ? 1 : (Double(ended) + running.reduce(0) { $0 + $1.progress }) / Double(tasks.count)
        let names = running.prefix(3).map { "\($0.mangaTitle.neutralised) \($0.chapter.slug.neutralised)" }
        let text =
            "\(progressBar(fraction: fraction, width: 20)) \(ended)/\(tasks.count)  "
            + names.joined(separator: " · ")
        session.output.errors.write("\r\u{1B}[K" + text.clipped(to: max(1, session.output.errors.width - 1)))
    }

    private func clear() {
        if session.output.errors.isTerminal { session.output.errors.write("\r\u{1B}[K") }
    }
}
