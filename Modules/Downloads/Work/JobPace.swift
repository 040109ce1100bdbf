import Foundation
import MangaStorage

/// What the pages of one chapter share while they arrive.
struct JobPace: Sendable {
    let meter: JobMeter
    let drain: Drain
    let places: PagePlaces
    let voices: HostVoices
    let clock: any Clock<Duration>
    /// What had been heard of the hosts when it began.
    private let voicesBefore: HostVoices

    init(meter: JobMeter, drain: Drain, places: PagePlaces, voices: HostVoices, clock: any Clock<Duration>) {
        self.meter = meter
        self.drain = drain
        self.places = places
        self.voices = voices
        self.clock = clock
        voicesBefore = voices.copy()
    }

    /// Whether anything was heard of the host of `url` since it began.
    func hasSpoken(_ url: URL) -> Bool {
        voices.count(of: url) > voicesBefore.count(of: url)
    }

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
