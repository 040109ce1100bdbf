/// How many rows the queue has, without reading them.
public struct QueueCounts: Hashable, Codable, Sendable {
    /// Waiting, and not paused.
    public var waiting: Int
    public var running: Int
    /// Paused, those included whose owner has not stopped yet.
    public var paused: Int
    /// Ended rows that are still kept; more failed ones than the history shows.
    public var completed: Int
    public var failed: Int
    public var cancelled: Int
    /// Whether new rows are paused too, until everything is resumed.
    public var isPaused: Bool

    public init(
        waiting: Int = 0,
        running: Int = 0,
        paused: Int = 0,
        completed: Int = 0,
        failed: Int = 0,
        cancelled: Int = 0,
        isPaused: Bool = false
    ) {
        self.waiting = waiting
        self.running = running
        self.paused = paused
        self.completed = completed
        self.failed = failed
        self.cancelled = cancelled
        self.isPaused = isPaused
    }

    /// Rows that have not ended.
    public var active: Int {
        waiting + running + paused
    }
}
