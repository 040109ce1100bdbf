import MangaLocalization
import MangaText

/// How many downloads there are in each state that is not over.
public struct DownloadCounts: Hashable, Sendable {
    /// Those that move.
    public var running: Int
    /// Those whose turn has not come, and those that stand still.
    public var waiting: Int
    public var paused: Int

    public init(running: Int = 0, waiting: Int = 0, paused: Int = 0) {
        self.running = running
        self.waiting = waiting
        self.paused = paused
    }

    /// `3 downloading, 12 waiting · 4.2 MB/s · 1 min 5 s`; what is last is left out before anything is cut.
    func line(_ bytesPerSecond: Double?, _ timeLeft: Duration?, on canvas: Canvas) -> StyledLine {
        let parts = [text(on: canvas), bytesPerSecond.flatMap(canvas.speed), timeLeft.map(Pace.left)]
        let texts = (1...parts.count).map { parts.prefix($0).compactMap(\.self).joined(separator: " · ") }
        return StyledLine(texts.last { $0.displayWidth <= canvas.width } ?? texts[0], .dim)
    }

    /// Without those of which there are none.
    private func text(on canvas: Canvas) -> String {
        let counts: [(Int, PresentationPhrase)] = [
            (running, .countDownloading), (waiting, .countWaiting), (paused, .countPaused),
        ]
        return counts.filter { $0.0 > 0 }.map { canvas.words($0.1, ["count": .count($0.0)]) }.joined(separator: ", ")
    }
}
