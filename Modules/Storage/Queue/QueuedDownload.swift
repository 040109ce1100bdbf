public import Foundation
public import MangaLocalization

/// One row of the queue.
public struct QueuedDownload: Identifiable, Hashable, Sendable {
    public typealias ID = String

    /// Where the row stands.
    public enum State: Hashable, Sendable {
        case waiting
        case running(owner: String)
        case ended(Outcome)
    }

    public let id: ID
    public var info: ChapterInfo
    public var state: State
    /// 0 normally; higher ones come first.
    public var priority: Int
    /// Not to be worked on until it is resumed.
    ///
    /// Such a row waits; one that still runs has an owner that has not heard of it yet.
    public var isPaused: Bool
    public var options: DownloadOptions
    /// Pages done and in all; 0 of 0 until the list is known.
    public var donePages: Int
    public var totalPages: Int
    /// Pages (from 0) that it was completed without, because they stayed bad.
    public var missingPages: [Int]
    public var metrics: DownloadMetrics
    /// Of a running row.
    public var pace: Pace
    public var addedAt: Date
    public var endedAt: Date?

    public init(
        id: ID,
        info: ChapterInfo,
        state: State,
        priority: Int = 0,
        isPaused: Bool = false,
        options: DownloadOptions = DownloadOptions(),
        donePages: Int,
        totalPages: Int,
        missingPages: [Int] = [],
        metrics: DownloadMetrics = DownloadMetrics(),
        pace: Pace = Pace(),
        addedAt: Date,
        endedAt: Date?
    ) {
        self.id = id
        self.info = info
        self.state = state
        self.priority = priority
        self.isPaused = isPaused
        self.options = options
        self.donePages = donePages
        self.totalPages = totalPages
        self.missingPages = missingPages
        self.metrics = metrics
        self.pace = pace
        self.addedAt = addedAt
        self.endedAt = endedAt
    }
}

extension QueuedDownload {
    /// How a download ended.
    public enum Outcome: Hashable, Sendable {
        case completed
        /// `code` is stable and for programs; `reason` is for people.
        case failed(code: String, reason: Message)
        case cancelled

        /// An outcome without its facts: one list of the history each.
        public enum Kind: String, Sendable, CaseIterable {
            case completed, failed, cancelled
        }

        public var kind: Kind {
            switch self {
            case .completed: .completed
            case .failed: .failed
            case .cancelled: .cancelled
            }
        }
    }

    /// Whether a row still is its owner's.
    public enum Hold: Hashable, Sendable {
        case held
        /// Still its owner's, who is to stop and release it.
        case paused
        /// Ended, or taken over by another owner.
        case lost
    }

    /// Where in the order of those that wait a row is put.
    public enum Place: String, Sendable, CaseIterable {
        case top, up, down, bottom
    }
}
