/// How downloading stands while it goes on: what runs, and how much there is besides.
public struct DownloadStatus: Hashable, Sendable {
    /// The first that run, and where there are fewer than a block has lines, the first that wait.
    public var rows: [DownloadRow]
    public var running: Int
    public var waiting: Int
    /// Of all that run; nil where nobody can say, as `timeLeft`.
    public var bytesPerSecond: Double?
    public var timeLeft: Duration?

    public init(
        rows: [DownloadRow],
        running: Int,
        waiting: Int,
        bytesPerSecond: Double? = nil,
        timeLeft: Duration? = nil
    ) {
        self.rows = rows
        self.running = running
        self.waiting = waiting
        self.bytesPerSecond = bytesPerSecond
        self.timeLeft = timeLeft
    }
}
