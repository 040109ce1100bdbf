import MangaStorage

/// What a running job has taken, and how fast it is.
struct JobReading: Hashable, Sendable {
    var metrics: DownloadMetrics
    var bytesPerSecond: Double?
    var timeLeft: Duration?
    /// Nil while it moves.
    private(set) var standstill: QueuedDownload.Standstill?

    init(metrics: DownloadMetrics, bytesPerSecond: Double? = nil, timeLeft: Duration? = nil) {
        self.metrics = metrics
        self.bytesPerSecond = bytesPerSecond
        self.timeLeft = timeLeft
    }

    /// It does not move: it has no speed, and nobody can say how long it takes.
    mutating func stop(_ standstill: QueuedDownload.Standstill) {
        (bytesPerSecond, timeLeft) = (0, nil)
        self.standstill = standstill
    }
}
