import Synchronization

/// Whether an environment's server was out of reach a moment ago, for all that ask it: trying again and again would
/// only take time then.
///
/// A call that finds nobody is tried once for a while after another one has tried in vain as often as it might.
public final class ReachMemory: Sendable {
    private static let span = Duration.seconds(30)

    private let stopwatch: Stopwatch
    private let silentUntil = Mutex(Duration.zero)

    public init(clock: any Clock<Duration> = ContinuousClock()) {
        stopwatch = Stopwatch(clock)
    }

    /// Whether the last call that was tried often enough found nobody, not long ago.
    var isSilent: Bool {
        silentUntil.withLock { stopwatch.elapsed < $0 }
    }

    /// A call has found nobody, however often it was tried.
    func noteSilence() {
        silentUntil.withLock { $0 = stopwatch.elapsed + ReachMemory.span }
    }

    /// A server has answered, whatever.
    func noteAnswer() {
        silentUntil.withLock { $0 = .zero }
    }
}
