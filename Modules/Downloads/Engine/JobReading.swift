import MangaStorage

/// What a running job has taken, and how fast it is.
struct JobReading: Hashable, Sendable {
    var metrics: DownloadMetrics
    var bytesPerSecond: Double?
    var timeLeft: Duration?
}
