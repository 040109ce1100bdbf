import Foundation
import MangaModels
import MangaStorage

/// A chapter that this process has claimed.
struct RunningJob {
    /// Why a job was told to end.
    enum Stop {
        case cancelled
        /// Somebody paused it: the row waits for whoever resumes it.
        case paused
        /// The process leaves, or there is no space: the row waits.
        case leaving
        /// The lease ran out, or another process cancelled it: the row is no longer ours to change.
        case lost
    }

    /// How the work on a chapter ended.
    enum End {
        case completed
        case failed(DownloadFailure)
        case interrupted
        case unreachable
        /// So many bytes have no place beside the other chapters that are being written.
        case crowded(needed: Int)

        var lacksSpace: Bool {
            switch self {
            case .crowded: true
            case .failed(let failure): if case .space = failure.remedy { true } else { false }
            default: false
            }
        }
    }

    /// Seconds without a byte that are no standstill yet.
    private static let patience = 3

    let row: QueuedDownload
    let limits: DownloadLimits
    let meter = JobMeter()
    let drain = Drain()
    /// Whether it was begun to learn if there is a connection, or space, again.
    var isProbe = false
    /// Whether it is told of when it has its list of pages and its room, and not before.
    var isQuiet = false
    /// Whether it waits for other chapters to have asked for their pages, and only gets ready meanwhile.
    var isInLine = false
    /// Whether it begins though it is estimated to have no room: that may be wrong.
    var dares = false
    /// Whether its work is over, and only written down.
    var isEnding = false
    /// Whether another chapter may get ready beside it, since no page of it is left that does not stand in line.
    var isLinedUp = false
    /// Whether it was told of.
    var isAnnounced = false
    var task: Task<Void, Never>?
    var plan: PagePlan?
    /// Whether something has come that is not written down yet.
    private(set) var isAhead = false
    /// When the queue was last written to.
    private var written: ContinuousClock.Instant?
    private(set) var stop: Stop?
    private var speedometer: Speedometer
    private var last = JobReading(metrics: DownloadMetrics())
    /// What had come at the last beat, and how many have gone by since something did.
    private var beat = (bytes: 0, still: 0)
    private let start = ContinuousClock.now

    init(_ row: QueuedDownload, limits: DownloadLimits) {
        self.row = row
        self.limits = limits
        speedometer = Speedometer(at: 0)
    }

    var environment: EnvironmentID {
        row.info.environment
    }

    /// Of this visit and the earlier ones.
    var metrics: DownloadMetrics {
        row.metrics + meter.metrics
    }

    /// Tells it to end; the first reason stands, except that a cancellation overrides leaving and a pause.
    mutating func end(_ reason: Stop) {
        if stop == nil || (stop != .lost && reason == .cancelled) { stop = reason }
        task?.cancel()
    }

    /// Whether it is too early to write down what has come, since something just was.
    mutating func isEarly(within pause: Duration) -> Bool {
        guard let written, written.duration(to: .now) < pause else { return false }
        isAhead = true
        return true
    }

    /// What has come is being written down.
    mutating func noteWriting() {
        (written, isAhead) = (.now, false)
    }

    /// Lets it finish the pages in flight, and begin nothing more.
    mutating func finishPages() {
        if stop == nil { stop = .leaving }
        drain.begin()
    }

    /// How it is doing now.
    mutating func reading() -> JobReading {
        let count = meter.metrics
        let elapsed = start.duration(to: .now) / .seconds(1)
        speedometer.read(count.bytes, at: elapsed)
        let average = count.pages > 0 ? count.bytes / count.pages : nil
        last = JobReading(
            metrics: row.metrics + count,
            bytesPerSecond: speedometer.bytesPerSecond,
            timeLeft: speedometer.time(for: plan?.bytesLeft(average: average))
        )
        if let standstill { last.stop(standstill) }
        return last
    }

    /// What was read last, as others are told it.
    var pace: QueuedDownload.Pace {
        QueuedDownload.Pace(
            bytesPerSecond: last.bytesPerSecond.map { Int($0) },
            timeLeft: last.timeLeft,
            standstill: last.standstill
        )
    }

    /// A second has gone by.
    mutating func pulse() {
        let bytes = meter.metrics.bytes
        guard bytes == beat.bytes else {
            beat = (bytes, 0)
            meter.standstill = nil
            return
        }
        beat.still += 1
    }

    /// Why it does not move; nil while it does, and while all that is left is to write it down.
    private var standstill: QueuedDownload.Standstill? {
        let isWhole = plan.map { $0.done == $0.total } ?? false
        // One that only gets ready waits for its turn.
        guard !isInLine, beat.still >= RunningJob.patience, !isWhole else { return nil }
        return meter.standstill ?? meter.requestsPerMinute.map { .ownLimit(requestsPerMinute: $0) } ?? .unknown
    }
}
