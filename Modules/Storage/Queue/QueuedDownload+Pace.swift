public import Foundation
public import MangaLocalization

extension QueuedDownload {
    /// How fast a running row is, as its owner told it last.
    public struct Pace: Hashable, Sendable {
        /// Smoothed; nil where it has not moved yet.
        public var bytesPerSecond: Int?
        /// Until it is done at that speed; nil where nobody can say.
        public var timeLeft: Duration?
        /// Nil while it moves.
        public var standstill: Standstill?

        public init(bytesPerSecond: Int? = nil, timeLeft: Duration? = nil, standstill: Standstill? = nil) {
            self.bytesPerSecond = bytesPerSecond
            self.timeLeft = timeLeft
            self.standstill = standstill
        }
    }

    /// Why a running row does not move, as far as it is known.
    public enum Standstill: Hashable, Codable, Sendable {
        case unknown
        case noConnection(reason: Message)
        /// Its server asks to be left alone.
        case host(until: Date)
        /// Its environment allows no more requests than these.
        case ownLimit(requestsPerMinute: Int)
    }

    /// What the owner of a running row tells of it.
    public struct Progress: Hashable, Sendable {
        public var donePages: Int
        public var totalPages: Int
        /// What it has taken since the last time.
        public var metrics: DownloadMetrics
        public var pace: Pace

        public init(
            donePages: Int,
            totalPages: Int,
            metrics: DownloadMetrics = DownloadMetrics(),
            pace: Pace = Pace()
        ) {
            self.donePages = donePages
            self.totalPages = totalPages
            self.metrics = metrics
            self.pace = pace
        }
    }
}
