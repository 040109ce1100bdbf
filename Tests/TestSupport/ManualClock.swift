import Synchronization

/// A clock on which every sleep ends at once, and is written down.
public final class ManualClock: Clock {
    public typealias Instant = ContinuousClock.Instant

    private let state: Mutex<(now: Instant, sleeps: [Duration])>

    public init() {
        state = Mutex((.now, []))
    }

    public var now: Instant { state.withLock { $0.now } }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How long each sleep would have been, in order.
    public var sleeps: [Duration] { state.withLock { $0.sleeps } }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.sleeps.append(state.now.duration(to: deadline))
            state.now = max(state.now, deadline)
        }
    }
}
