/// What the queue has done since the library was made; kept after the history is trimmed or cleared.
public struct QueueTotals: Hashable, Codable, Sendable {
    /// Downloads that ended so; one that is retried and ends again counts again.
    public var completed: Int
    public var failed: Int
    public var cancelled: Int
    public var metrics: DownloadMetrics

    public init(completed: Int = 0, failed: Int = 0, cancelled: Int = 0, metrics: DownloadMetrics = DownloadMetrics()) {
        self.completed = completed
        self.failed = failed
        self.cancelled = cancelled
        self.metrics = metrics
    }
}
