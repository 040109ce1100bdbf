import MangaStorage
import Synchronization

/// Counts what one visit to a chapter takes, from any thread.
final class JobMeter: Sendable {
    private struct State {
        var all = DownloadMetrics()
        /// What of it was written down.
        var taken = DownloadMetrics()
        var wait = SharedWait()
        /// What a page waits for that is to be tried again.
        var standstill: QueuedDownload.Standstill?
        var requestsPerMinute: Int?
    }

    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// Of the whole visit so far.
    var metrics: DownloadMetrics {
        let spent = start.duration(to: .now)
        return state.withLock { state in
            var metrics = state.all
            metrics.spent = spent
            metrics.waitedForHost = state.wait.total(at: spent)
            return metrics
        }
    }

    /// What has come since it was last taken.
    func take() -> DownloadMetrics {
        let metrics = metrics
        return state.withLock { state in
            defer { state.taken = metrics }
            return metrics - state.taken
        }
    }

    /// What was taken could not be written down.
    func giveBack(_ metrics: DownloadMetrics) {
        state.withLock { $0.taken = $0.taken - metrics }
    }

    func count(bytes: Int) {
        state.withLock { $0.all.bytes += bytes }
    }

    func countPage() {
        state.withLock { $0.all.pages += 1 }
    }

    func countRetry() {
        state.withLock { $0.all.retries += 1 }
    }

    /// Changes what is known of the waiting for hosts: a place there is not free, no answer has come, or they have asked
    /// for it.
    func change(_ body: (inout SharedWait, Duration) -> Void) {
        state.withLock { body(&$0.wait, start.duration(to: .now)) }
    }

    /// What the environment allows; nil where that is as many as there are.
    var requestsPerMinute: Int? {
        get { state.withLock { $0.requestsPerMinute } }
        set { state.withLock { $0.requestsPerMinute = newValue } }
    }

    /// What a page waits for that is to be tried again; nil where none does, or where others have moved since.
    var standstill: QueuedDownload.Standstill? {
        get { state.withLock { $0.standstill } }
        set { state.withLock { $0.standstill = newValue } }
    }
}

extension DownloadMetrics {
    fileprivate static func - (one: DownloadMetrics, other: DownloadMetrics) -> DownloadMetrics {
        DownloadMetrics(
            bytes: one.bytes - other.bytes,
            pages: one.pages - other.pages,
            retries: one.retries - other.retries,
            waitedForHost: one.waitedForHost - other.waitedForHost,
            spent: one.spent - other.spent
        )
    }
}
