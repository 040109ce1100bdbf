import MangaDownloads
import MangaKit
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaText

/// Says above the prompt what becomes of downloads: one line for each that failed, when all have ended, and when there is
/// no connection or one again.
@MainActor
struct DownloadNotices {
    let session: Session
    let downloads: DownloadManager

    func tell(_ event: DownloadEvent) {
        switch event {
        // Who watches the queue is told of each chapter anyway.
        case .failed(let id) where !session.isWatching: tellFailure(of: id)
        case .batchEnded(let completed, let failed, let gaps) where session.batches.noticeTells():
            session.output.notice(
                .batch(completed: completed, failed: failed, gaps: gaps),
                failed > 0 ? .failure : .success
            )
        case .connectionLost(_, let error): session.output.notice(error.message, .failure)
        case .connectionRestored: session.output.notice(Message(ShellPhrase.connectionRestored), .success)
        // What was lost was told by itself.
        case .stalled(let reason) where !downloads.offlineEnvironments.values.contains(reason):
            session.output.notice(reason.message, .failure)
        default: break
        }
    }

    private func tellFailure(of id: String) {
        guard let task = downloads.failedDownloads.first(where: { $0.id == id }) else { return }
        let facts: KeyValuePairs<String, Argument> = [
            "title": .text(task.mangaTitle), "chapter": .text(ChapterLabel(task.chapter).text),
            "reason": .message(task.failureMessage ?? Message(ShellPhrase.interrupted)),
        ]
        session.output.notice(Message(ShellPhrase.chapterFailed, facts), .failure)
    }
}
