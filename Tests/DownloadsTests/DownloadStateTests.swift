import MangaDownloads
import Testing

struct DownloadStateTests {
    private static let running = DownloadState.downloading(progress: 0.5)
    private static let failed = DownloadState.failed(error: "no")
    private static let states: [DownloadState] = [.pending, running, .paused, .completed, failed, .cancelled]
    private static let events: [DownloadStateEvent] = [
        .start, .progress(0.25), .pause, .resume, .complete, .fail("why"), .cancel, .requeue, .retry,
    ]

    /// One row for each state, one column for each event; nil where the event cannot happen.
    private static let table: [[DownloadState?]] = [
        [
            .downloading(progress: 0), .downloading(progress: 0.25), .paused, nil, .completed, .failed(error: "why"),
            .cancelled, nil, nil,
        ],
        [
            nil, .downloading(progress: 0.25), .paused, nil, .completed, .failed(error: "why"), .cancelled, .pending,
            nil,
        ],
        [nil, nil, nil, .pending, .completed, .failed(error: "why"), .cancelled, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, .pending],
        [nil, nil, nil, nil, nil, nil, nil, nil, .pending],
    ]

    @Test(arguments: states.indices, events.indices)
    func `each state takes the events that can happen in it`(state: Int, event: Int) {
        #expect(Self.states[state].after(Self.events[event]) == Self.table[state][event])
    }

    @Test func `progress stays between nothing and everything`() {
        let parts: [Double] = [7, -7, .nan, .infinity]

        #expect(
            parts.map { DownloadState.pending.after(.progress($0)) } == [1, 0, 0, 1].map { .downloading(progress: $0) }
        )
    }

    @Test func `only what was completed, failed or cancelled has ended`() {
        #expect(Self.states.map(\.hasEnded) == [false, false, false, true, true, true])
    }
}
