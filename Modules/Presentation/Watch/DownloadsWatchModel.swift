import MangaDownloads
import MangaLocalization
import MangaStorage

/// The state and the intents of the Downloads screen while it is watched.
///
/// Keys mean the download that was under the cursor in the last report: one that has ended since is not mistaken for
/// the one that has taken its place.
@MainActor
public final class DownloadsWatchModel {
    enum Question {
        case cancelAll
        case clear(DownloadsTab)
        case clearStorage
    }

    /// Which downloads have been completed, as far as a change shows.
    public struct Completed: Hashable, Sendable {
        var count: Int
        var first: DownloadRow.ID?
        var last: DownloadRow.ID?
    }

    public internal(set) var tab: DownloadsTab
    public internal(set) var footer = DownloadsWatchReport.Footer.keys
    /// Whether this process works on the queue.
    public var isWorking: Bool
    let model: DownloadsModel
    /// Whether a key has put something in the queue that nobody was told of.
    var hasQueued = false
    var question: Question?
    /// The download under the cursor in the last report.
    private(set) var selected: DownloadRow.ID?
    private var cursor = 0
    private var first = 0
    private var capacity = 1

    public init(_ model: DownloadsModel, tab: DownloadsTab = .active, isWorking: Bool = false) {
        self.model = model
        self.tab = tab
        self.isWorking = isWorking
    }

    private var downloads: DownloadManager { model.downloads }

    /// The screen as it is now, for a terminal of `height` rows.
    public func report(height: Int) -> DownloadsWatchReport {
        let tasks = tasks(of: tab)
        capacity = DownloadsWatchScreen.capacity(height: height)
        settle(among: tasks)
        var report = DownloadsWatchReport(
            tab,
            rows: tasks[first..<min(tasks.count, first + capacity)].map(model.row),
            first: first,
            cursor: tasks.isEmpty ? nil : cursor - first,
            counts: Dictionary(uniqueKeysWithValues: DownloadsTab.allCases.map { ($0, self.tasks(of: $0).count) })
        )
        report.all = model.counts
        let summary = downloads.summary
        report.active = model.counts(of: summary)
        (report.bytesPerSecond, report.timeLeft) = (summary.bytesPerSecond, model.timeLeft(of: summary))
        report.isPaused = downloads.isPaused
        report.hasWorker = isWorking || downloads.otherWorkers > 0 || summary.running > 0
        report.storage = model.storage
        report.failure = model.trouble
        report.footer = footer
        return report
    }

    /// Whether a key has put something in the queue since this was asked last.
    public func takeQueued() -> Bool {
        defer { hasQueued = false }
        return hasQueued
    }

    public var completed: Completed {
        let tasks = downloads.completedDownloads
        return Completed(count: tasks.count, first: tasks.first?.id, last: tasks.last?.id)
    }

    /// Calls `tell` once, when the lists, what is in the way, or who works on them changes next.
    ///
    /// What becomes of single downloads is told by the manager's events.
    public func onNextChange(_ tell: @escaping @Sendable () -> Void) {
        model.onNextChange(tell)
    }

    func tasks(of tab: DownloadsTab) -> [DownloadTask] {
        switch tab {
        case .active: downloads.activeDownloads
        case .completed: downloads.completedDownloads
        case .failed: model.failed
        }
    }

    /// Moves the cursor by so many rows.
    func move(by rows: Int) {
        let count = tasks(of: tab).count
        cursor = min(max(0, cursor.addingReportingOverflow(rows).partialValue), max(0, count - 1))
        selected = nil
    }

    func moveByPages(_ pages: Int) { move(by: pages * max(1, capacity - 1)) }
    func moveToStart() { move(by: -cursor) }
    func moveToEnd() { move(by: tasks(of: tab).count) }

    func show(_ tab: DownloadsTab) {
        self.tab = tab
        (cursor, first, selected) = (0, 0, nil)
    }

    /// Has the cursor follow its download, and the rows on the screen the cursor.
    private func settle(among tasks: [DownloadTask]) {
        if let selected, cursor >= tasks.count || tasks[cursor].id != selected {
            cursor = tasks.firstIndex { $0.id == selected } ?? cursor
        }
        cursor = max(0, min(cursor, tasks.count - 1))
        selected = tasks.isEmpty ? nil : tasks[cursor].id
        first = max(min(first, cursor, tasks.count - capacity), cursor - capacity + 1, 0)
    }
}
