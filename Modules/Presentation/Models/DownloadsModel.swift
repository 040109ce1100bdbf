public import MangaDownloads
import MangaLocalization
public import MangaStorage
public import Observation

/// The state and the intents of the Downloads screen (seed 001).
@MainActor
@Observable
public final class DownloadsModel {
    /// The tab that is shown alone; all three where nil.
    public var tab: DownloadsTab?
    /// What the whole library takes up; nil until `load()`.
    public private(set) var storage: StorageUsage?

    private var failure: Message?
    /// All that were completed, and the failed ones that are kept: more than are listed.
    private var ended: [DownloadsTab: Int] = [:]
    @ObservationIgnored let downloads: DownloadManager
    @ObservationIgnored private let pages: any Pages
    @ObservationIgnored private let empty: (@Sendable () async throws -> StorageUsage)?

    /// `empty` removes every chapter from this disk and says what that has freed; nil where nobody may.
    public init(
        downloads: DownloadManager,
        pages: any Pages,
        empty: (@Sendable () async throws -> StorageUsage)? = nil
    ) {
        self.downloads = downloads
        self.pages = pages
        self.empty = empty
    }

    /// Everything on the screen, as it is now.
    public var report: DownloadsReport {
        var report = DownloadsReport(
            active: downloads.activeDownloads.map(row),
            completed: downloads.completedDownloads.map(DownloadRow.init),
            failed: failed.map(DownloadRow.init),
            storage: storage
        )
        report.counts = counts
        report.failure = trouble
        report.isPaused = downloads.isPaused
        report.tab = tab
        return report
    }

    /// Those that failed, without what was queued again since: each chapter stands once.
    var failed: [DownloadTask] {
        guard !downloads.failedDownloads.isEmpty else { return [] }
        let active = Set(downloads.activeDownloads.lazy.map(\.key))
        return downloads.failedDownloads.filter { !active.contains($0.key) }
    }

    /// How many there are of each tab, listed or not.
    var counts: [DownloadsTab: Int] {
        let (completed, failed) = (downloads.completedDownloads.count, self.failed.count)
        let isCut = (
            completed: completed >= DownloadManager.completedLimit,
            failed: downloads.failedDownloads.count >= DownloadManager.failedLimit
        )
        let hidden = downloads.failedDownloads.count - failed
        return [
            .active: downloads.activeCount,
            .completed: isCut.completed ? max(completed, ended[.completed] ?? 0) : completed,
            .failed: isCut.failed ? max(failed, (ended[.failed] ?? 0) - hidden) : failed,
        ]
    }

    /// Why nothing moves, or why the library cannot be read.
    var trouble: Message? { downloads.problem?.message ?? failure }

    /// Calls `tell` once, when the lists, what is in the way, who works on them or the storage changes next.
    func onNextChange(_ tell: @escaping @Sendable () -> Void) {
        withObservationTracking {
            _ = (downloads.activeDownloads, downloads.completedDownloads, downloads.failedDownloads)
            _ = (downloads.unlistedCount, downloads.isPaused, downloads.otherWorkers, trouble, storage)
            _ = (downloads.offlineEnvironments, downloads.unreachableEnvironments)
        } onChange: {
            tell()
        }
    }

    /// Looks at what the library takes up; a failure leaves what was known.
    public func load() async {
        do {
            storage = try await pages.usage(of: nil)
            ended = [
                .completed: try await downloads.totals().completed, .failed: try await downloads.counts().failed,
            ]
            failure = nil
        } catch is CancellationError {
            return
        } catch {
            failure = Message(PresentationPhrase.libraryUnread, ["reason": .message(Message(saying: error))])
        }
    }

    /// Lists every download of the queue, however many they are; throws `DownloadError`.
    public func listAll() async throws {
        try await downloads.list(.all)
    }

    /// What downloading has cost; throws `DownloadError`.
    public func statistics() async throws -> DownloadStatistics {
        DownloadStatistics(try await downloads.totals(), now: downloads.summary, report)
    }

    /// Forgets the history of a tab; what is active is cancelled, not cleared, and stays.
    public func clear(_ tab: DownloadsTab) {
        switch tab {
        case .active: break
        case .completed: downloads.clearCompleted()
        case .failed: downloads.clearFailed()
        }
    }

    /// Whether `clearStorage()` does anything.
    public var mayClearStorage: Bool { empty != nil }

    /// Cancels every download and removes every chapter from this disk, reading progress aside; what was freed.
    ///
    /// Throws `StorageError`.
    @discardableResult
    public func clearStorage() async throws -> StorageUsage? {
        guard let empty else { return nil }
        _ = await downloads.cancelAll()
        let freed = try await empty()
        await downloads.refreshHistory()
        await load()
        return freed
    }

    func row(_ task: DownloadTask) -> DownloadRow {
        var row = DownloadRow(task)
        // One that runs meanwhile only tries whether it is over.
        guard [.queued, .downloading, .waiting(until: nil)].contains(row.state) else { return row }
        let before = row.state
        if downloads.isShortOfSpace { row.state = .noSpace }
        if downloads.offlineEnvironments[task.environment] != nil { row.state = .offline }
        if downloads.unreachableEnvironments.contains(task.environment) { row.state = .unreachable }
        guard row.state != before else { return row }
        (row.obstacle, row.timeLeft) = (downloads.obstacle(of: task)?.message, nil)
        return row
    }
}
