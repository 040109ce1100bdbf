/// The time that has gone by on a clock since this was made.
struct Stopwatch: Sendable {
    private let read: @Sendable () -> Duration

    init(_ clock: any Clock<Duration>) {
        read = Stopwatch.reading(clock)
    }

    var elapsed: Duration { read() }

    private static func reading(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
