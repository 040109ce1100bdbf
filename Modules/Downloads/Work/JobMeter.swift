import MangaStorage
import Synchronization

/// Counts what one visit to a chapter takes, from any thread.
final class JobMeter: Sendable {
    private struct State {
        var all = DownloadMetrics()
        /// What of it was written down.
        var taken = DownloadMetrics()
    }

    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// Of the whole visit so far.
    var metrics: DownloadMetrics {
        var metrics = state.withLock { $0.all }
        metrics.spent = start.duration(to: .now)
        return metrics
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

    /// One try more, `delay` after the one before.
    func countRetry(after delay: Duration) {
        state.withLock {
            $0.all.retries += 1
            $0.all.waitedForHost += delay
        }
    }

    /// So long nothing came: no place at the host was free, or it had not answered yet.
    func waited(_ time: Duration) {
        state.withLock { $0.all.waitedForHost += time }
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
