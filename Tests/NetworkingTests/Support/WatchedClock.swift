import TestSupport

/// The continuous clock, whose first sleep a test can see.
final class WatchedClock: Clock {
    typealias Instant = ContinuousClock.Instant

    /// Opens with the first sleep.
    let asleep = Gate()
    private let clock = ContinuousClock()

    var now: Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        asleep.open()
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}
