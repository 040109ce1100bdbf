/// Decides whether a page is tried again, and when.
///
/// The wait doubles from one failure to the next. A try that brought new bytes starts the count anew, so that a bad
/// line is no reason to give up; `ceiling` ends even that.
package struct PageRetry: Hashable, Sendable {
    /// Tries in a row without a new byte, the first one included.
    package var tries: Int
    package var firstDelay = Duration.seconds(1)
    /// The longest wait of our own.
    package var longestDelay = Duration.seconds(60)
    /// The longest wait that a server may ask for.
    package var longestRequest = Duration.seconds(600)
    /// Tries in all.
    package var ceiling = 50

    private var failures = 0
    private var total = 0

    package init(tries: Int) {
        self.tries = tries
    }

    /// How long to wait before the next try; nil for no further one.
    package mutating func delay(after problem: PageProblem, gained: Bool) -> Duration? {
        total += 1
        failures = gained ? 1 : failures + 1
        guard problem.isTransient, failures < tries, total < ceiling else { return nil }
        let doubled = firstDelay * (1 << min(failures - 1, 16))
        return max(min(doubled, longestDelay), min(problem.retryAfter ?? .zero, longestRequest))
    }
}
