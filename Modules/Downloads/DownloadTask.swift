public import MangaLocalization
public import MangaModels
import MangaStorage
public import Observation

/// One chapter that is to be, or was, downloaded (seed 001).
///
/// Changed by its `DownloadManager` alone.
@MainActor
@Observable
public final class DownloadTask: Identifiable {
    nonisolated public let id: String
    nonisolated public let environment: EnvironmentID
    nonisolated public let manga: Manga
    nonisolated public let chapter: Chapter

    public private(set) var state: DownloadState
    /// Empty until the server has listed them, and for a download of an earlier run.
    public private(set) var imageURLs: [String] = []
    public private(set) var downloadedPages: Int
    /// 0 until the list is known.
    public private(set) var totalPages: Int
    /// Why it failed; nil in every other state.
    public private(set) var failure: DownloadError?
    /// The sentence about it, with the page where there is one, before the language is known.
    public private(set) var failureMessage: Message?

    init(_ row: QueuedDownload) {
        id = row.id
        environment = row.info.environment
        manga = row.info.manga
        chapter = row.info.chapter
        state = .pending
        downloadedPages = row.donePages
        totalPages = row.totalPages
    }

    nonisolated public var mangaSlug: String { manga.slug }
    nonisolated public var mangaTitle: String { manga.title }
    nonisolated public var number: ChapterNumber? { chapter.number }

    /// The whole part of the chapter's number; 0 where it has none, is a word, or does not fit.
    nonisolated public var chapterNumber: Int {
        guard let number, number.isDecimal else { return 0 }
        return Int(number.description.prefix { $0 != "." }) ?? 0
    }

    /// From 0 to 1, by pages.
    public var progress: Double {
        if state == .completed { return 1 }
        return totalPages > 0 ? min(Double(downloadedPages) / Double(totalPages), 1) : 0
    }
}

extension DownloadTask {
    nonisolated var key: ChapterKey {
        ChapterKey(environment: environment, manga: manga.id, chapter: chapter.id)
    }

    /// Takes a change where its state allows it; false, and nothing changed, where it does not.
    func take(_ change: DownloadState.Change) -> Bool {
        guard let next = state.after(change) else { return false }
        state = next
        return true
    }

    func fail(_ failure: DownloadFailure) -> Bool {
        guard take(.fail(failure.description)) else { return false }
        self.failure = failure.error
        failureMessage = failure.message
        return true
    }

    func retry() -> Bool {
        guard take(.retry) else { return false }
        failure = nil
        failureMessage = nil
        return true
    }

    func note(_ plan: PagePlan) -> Bool {
        if imageURLs.isEmpty { imageURLs = plan.pages.map(\.url) }
        return note(done: plan.done, of: plan.total)
    }

    /// False where it was known already.
    func note(done: Int, of total: Int) -> Bool {
        let isNew = (downloadedPages, totalPages) != (done, total) || state == .pending
        guard isNew, take(.progress(total > 0 ? Double(done) / Double(total) : 0)) else { return false }
        downloadedPages = done
        totalPages = total
        return true
    }

    /// Brings a task of the history into the state it ended in.
    func restore(_ row: QueuedDownload) {
        guard case .ended(let outcome) = row.state else { return }
        switch outcome {
        case .completed: _ = take(.complete)
        case .cancelled: _ = take(.cancel)
        case .failed(let code, let reason): _ = fail(DownloadFailure(code: code, reason: reason))
        }
    }
}
