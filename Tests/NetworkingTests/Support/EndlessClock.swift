import TestSupport

/// A clock on which sleeps end only with the task's cancellation.
final class EndlessClock: Clock {
    typealias Instant = ContinuousClock.Instant

    /// Opens with the first sleep.
    let asleep = Gate()

    var now: Instant { .now }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        asleep.open()
        for await _ in AsyncStream<Void>.makeStream().stream {}
        throw CancellationError()
    }
}
