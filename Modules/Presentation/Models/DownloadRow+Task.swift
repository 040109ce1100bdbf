public import MangaDownloads
import MangaModels
import MangaStorage

extension DownloadRow {
    /// The row of `task` as it is now.
    @MainActor
    public init(_ task: DownloadTask) {
        self.init(
            id: task.id,
            environment: task.environment,
            manga: task.manga.id,
            mangaSlug: task.mangaSlug,
            mangaTitle: task.mangaTitle,
            chapter: task.chapter,
            state: task.rowState,
            donePages: task.downloadedPages,
            totalPages: task.totalPages,
            priority: task.priority
        )
        missingPages = task.missingPages
        metrics = task.metrics
        bytesPerSecond = task.bytesPerSecond
        timeLeft = task.timeLeft
        obstacle = task.standstill?.message
    }
}

extension DownloadTask {
    fileprivate var rowState: DownloadRow.State {
        switch state {
        case .pending: .queued
        case .paused: .paused
        case .downloading: standstill.map(\.rowState) ?? .downloading
        case .completed: .completed
        case .failed: .failed(reason: reason)
        case .cancelled: .cancelled
        }
    }
}

extension QueuedDownload.Standstill {
    fileprivate var rowState: DownloadRow.State {
        switch self {
        case .unknown, .ownLimit: .waiting(until: nil)
        case .noConnection: .offline
        case .host(let date): .waiting(until: date)
        }
    }
}
