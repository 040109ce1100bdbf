public import MangaLocalization
public import MangaModels
public import MangaStorage
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
    nonisolated public let options: DownloadOptions

    public internal(set) var state: DownloadState
    /// Higher goes first; 0 unless somebody said otherwise.
    public internal(set) var priority: Int
    /// Empty until the server has listed them, and for a download of an earlier run.
    public internal(set) var imageURLs: [String] = []
    public internal(set) var downloadedPages: Int
    /// 0 until the list is known.
    public internal(set) var totalPages: Int
    /// Entries of the server's list that named a page once more; they were left out, in this run.
    public internal(set) var repeatedPages = 0
    /// Pages (from 0) that `options` let it do without.
    public internal(set) var missingPages: [Int]
    /// Why it failed; nil in every other state.
    public internal(set) var failure: DownloadError?
    /// The sentence about it, with the page where there is one, before the language is known.
    public internal(set) var failureMessage: Message?
    /// What it has taken, over all runs.
    public internal(set) var metrics: DownloadMetrics
    /// Smoothed, 0 while it stands still; nil while nobody works on it.
    public internal(set) var bytesPerSecond: Double?
    /// Until it is done at that speed; nil where nobody can say.
    public internal(set) var timeLeft: Duration?
    /// Why it does not move though somebody works on it; nil while it does.
    public internal(set) var standstill: QueuedDownload.Standstill?

    init(_ row: QueuedDownload) {
        id = row.id
        environment = row.info.environment
        manga = row.info.manga
        chapter = row.info.chapter
        options = row.options
        state = row.isPaused ? .paused : .pending
        priority = row.priority
        downloadedPages = row.donePages
        totalPages = row.totalPages
        missingPages = row.missingPages
        metrics = row.metrics
    }

    nonisolated public var key: ChapterKey {
        ChapterKey(environment: environment, manga: manga.id, chapter: chapter.id)
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
