public import Foundation

/// One row of the queue.
public struct QueuedDownload: Identifiable, Hashable, Sendable {
    public typealias ID = String

    /// Where the row stands.
    public enum State: Hashable, Sendable {
        case waiting
        case running(owner: String)
        case ended(Outcome)
    }

    /// How a download ended.
    public enum Outcome: Hashable, Sendable {
        case completed
        /// `code` is stable and for programs; `reason` is for people, in English.
        case failed(code: String, reason: String)
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

    public let id: ID
    public var info: ChapterInfo
    public var state: State
    /// Pages done and in all; 0 of 0 until the list is known.
    public var donePages: Int
    public var totalPages: Int
    public var addedAt: Date
    public var endedAt: Date?

    public init(
        id: ID,
        info: ChapterInfo,
        state: State,
        donePages: Int,
        totalPages: Int,
        addedAt: Date,
        endedAt: Date?
    ) {
        self.id = id
        self.info = info
        self.state = state
        self.donePages = donePages
        self.totalPages = totalPages
        self.addedAt = addedAt
        self.endedAt = endedAt
    }
}
