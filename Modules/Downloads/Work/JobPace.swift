import MangaStorage

/// What the pages of one chapter share while they arrive.
struct JobPace: Sendable {
    let meter: JobMeter
    let drain: Drain
    let places: PagePlaces
    let clock: any Clock<Duration>

    /// Sits out a wait between two tries of a page.
    ///
    /// Throws `CancellationError` as soon as the work is to end.
    func wait(_ delay: Duration) async throws {
        meter.countRetry()
        let wait = HostWait(meter)
        defer { wait.end() }
        try await drain.sleep(for: delay, on: clock)
    }
}
