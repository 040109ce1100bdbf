public import Foundation
public import MangaLocalization
public import MangaModels
public import MangaStorage

/// One download on the Downloads screen.
///
/// JSON: `id`, `environment`, `manga` (slug), `mangaTitle`, `chapter` (id), `number`, `volume`, `chapterTitle`, `state`
/// (`queued`, `paused`, `unreachable`, `offline`, `noSpace`, `downloading`, `waiting`, `completed`, `failed`, `cancelled`),
/// `donePages`, `totalPages`, `missingPages` (from 1) of one that was completed without some, `priority` (higher goes first, 0 usually), `bytesPerSecond` and `secondsLeft` where they
/// are known, `metrics`: `bytes`, `pages`, `retries`, `waitedForHostSeconds`, `spentSeconds`, over all visits; `reason`
/// (in English) for `failed`, and for what waits where it is known.
public struct DownloadRow: Identifiable, Hashable, Sendable {
    /// How far the download is.
    public enum State: Hashable, Sendable {
        case queued
        /// Waits until somebody resumes it.
        case paused
        /// Waits until this process can reach its environment.
        case unreachable
        /// Waits for a connection.
        case offline
        /// Waits for space on the disk.
        case noSpace
        case downloading
        /// Somebody works on it, and nothing comes: until then its server asks to be left alone, where that is known.
        case waiting(until: Date?)
        case completed
        case failed(reason: Message)
        case cancelled
    }

    /// What names the download in `cancel` and `retry`.
    public let id: String
    public var environment: EnvironmentID
    public var manga: Manga.ID
    public var mangaSlug: String
    public var mangaTitle: String
    public var chapter: Chapter
    public var state: State
    /// 0 of 0 until the list of pages is known.
    public var donePages: Int
    public var totalPages: Int
    /// From 0: those that it was completed without.
    public var missingPages: [Int] = []
    /// Higher goes first; 0 unless somebody said otherwise.
    public var priority: Int
    /// What it has taken, over all visits.
    public var metrics = DownloadMetrics()
    /// Nil where it does not move, or nobody can say.
    public var bytesPerSecond: Double?
    public var timeLeft: Duration?
    /// Why it waits, where that is known.
    public var obstacle: Message?

    public init(
        id: String,
        environment: EnvironmentID,
        manga: Manga.ID? = nil,
        mangaSlug: String,
        mangaTitle: String,
        chapter: Chapter,
        state: State,
        donePages: Int = 0,
        totalPages: Int = 0,
        priority: Int = 0
    ) {
        self.id = id
        self.environment = environment
        self.manga = manga ?? Manga.ID(mangaSlug)
        self.mangaSlug = mangaSlug
        self.mangaTitle = mangaTitle
        self.chapter = chapter
        self.state = state
        self.donePages = donePages
        self.totalPages = totalPages
        self.priority = priority
    }
}

extension DownloadRow.State {
    var word: String {
        switch self {
        case .queued: "queued"
        case .paused: "paused"
        case .unreachable: "unreachable"
        case .offline: "offline"
        case .noSpace: "noSpace"
        case .downloading: "downloading"
        case .waiting: "waiting"
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

extension DownloadRow: Encodable {
    private enum Key: String, CodingKey {
        case id, environment, manga, mangaTitle, chapter, number, volume, chapterTitle, state
        case donePages, totalPages, missingPages, priority, metrics, bytesPerSecond, secondsLeft, reason
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(environment, forKey: .environment)
        try values.encode(mangaSlug, forKey: .manga)
        try values.encode(mangaTitle, forKey: .mangaTitle)
        try values.encode(chapter.id, forKey: .chapter)
        try values.encodeIfPresent(chapter.number, forKey: .number)
        try values.encodeIfPresent(chapter.volume, forKey: .volume)
        try values.encodeIfPresent(chapter.title, forKey: .chapterTitle)
        try values.encode(state.word, forKey: .state)
        try values.encode(donePages, forKey: .donePages)
        try values.encode(totalPages, forKey: .totalPages)
        if !missingPages.isEmpty { try values.encode(missingPages.map { $0 + 1 }, forKey: .missingPages) }
        try values.encode(priority, forKey: .priority)
        try values.encode(metrics, forKey: .metrics)
        try values.encodeIfPresent(bytesPerSecond.flatMap(Pace.whole), forKey: .bytesPerSecond)
        try values.encodeIfPresent(timeLeft.map { ($0 / .seconds(1)).rounded() }, forKey: .secondsLeft)
        try values.encodeIfPresent(reason?.text(in: .english), forKey: .reason)
    }

    private var reason: Message? {
        if case .failed(let reason) = state { reason } else { obstacle }
    }
}
