import MangaDownloads
import MangaLocalization
import MangaModels
import MangaStorage

/// How the chapters of one manga stand: on this disk, in the queue, or failed.
@MainActor
struct ChapterStates {
    private var states: [Chapter.ID: ChapterRow.State] = [:]
    private var gaps: [Chapter.ID: [Int]] = [:]
    private let progress: [Chapter.ID: ReadingProgress]

    /// `seen` are the completed downloads that are older than `stored`.
    init(
        of manga: Manga,
        in environment: EnvironmentID,
        _ downloads: DownloadManager,
        stored: [StoredChapter],
        missing: [StoredChapter],
        seen: Set<String>,
        progress: [Chapter.ID: ReadingProgress]
    ) {
        self.progress = progress
        func own(_ tasks: [DownloadTask]) -> [DownloadTask] {
            tasks.filter { $0.environment == environment && $0.manga.id == manga.id }
        }
        // Later lines win: a chapter that failed once may be on this disk now, one on this disk may be fetched anew.
        for task in own(downloads.failedDownloads).reversed() { states[task.chapter.id] = .failed(reason: task.reason) }
        for chapter in missing { states[chapter.info.chapter.id] = .missing }
        for stored in stored {
            states[stored.info.chapter.id] = .downloaded
            gaps[stored.info.chapter.id] = stored.missing
        }
        for task in own(downloads.completedDownloads) where !seen.contains(task.id) {
            states[task.chapter.id] = .downloaded
            gaps[task.chapter.id] = task.missingPages
        }
        for task in own(downloads.activeDownloads) { states[task.chapter.id] = task.chapterState }
    }

    func row(of chapter: Chapter) -> ChapterRow {
        let state = states[chapter.id] ?? chapter.problem.map { .problem(reason: $0) } ?? .none
        let progress = progress[chapter.id]
        return ChapterRow(
            chapter,
            state: state,
            missingPages: gaps[chapter.id] ?? [],
            reading: progress.map(ReadMark.init) ?? .none,
            readAt: progress?.updatedAt
        )
    }
}

extension DownloadTask {
    /// Why it failed, in the closest words there are.
    var reason: Message {
        if let failureMessage { return failureMessage }
        guard case .failed(let error) = state else { return Message(PresentationPhrase.stateCancelled) }
        return Message(PresentationPhrase.otherReason, ["reason": .text(error)])
    }

    fileprivate var chapterState: ChapterRow.State {
        switch state {
        case .pending: .queued
        case .paused: .paused
        case .downloading: .downloading(done: downloadedPages, total: totalPages)
        case .completed: .downloaded
        case .failed: .failed(reason: reason)
        case .cancelled: .none
        }
    }
}
