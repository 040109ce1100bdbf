import MangaDownloads
import Testing

struct DownloadStateTests {
    private static let running = DownloadState.downloading(progress: 0.5)
    private static let failed = DownloadState.failed(error: "no")

    /// Every pair of state and change; nil where the change cannot happen.
    private static let table: [(DownloadState, DownloadState.Change, DownloadState?)] = [
        (.pending, .start, .downloading(progress: 0)),
        (.pending, .progress(0.25), .downloading(progress: 0.25)),
        (.pending, .complete, .completed),
        (.pending, .fail("why"), .failed(error: "why")),
        (.pending, .cancel, .cancelled),
        (.pending, .requeue, nil),
        (.pending, .retry, nil),
        (running, .start, nil),
        (running, .progress(0.25), .downloading(progress: 0.25)),
        (running, .complete, .completed),
        (running, .fail("why"), .failed(error: "why")),
        (running, .cancel, .cancelled),
        (running, .requeue, .pending),
        (running, .retry, nil),
        (.completed, .start, nil),
        (.completed, .progress(0.25), nil),
        (.completed, .complete, nil),
        (.completed, .fail("why"), nil),
        (.completed, .cancel, nil),
        (.completed, .requeue, nil),
        (.completed, .retry, nil),
        (failed, .start, nil),
        (failed, .progress(0.25), nil),
        (failed, .complete, nil),
        (failed, .fail("why"), nil),
        (failed, .cancel, nil),
        (failed, .requeue, nil),
        (failed, .retry, .pending),
        (.cancelled, .start, nil),
        (.cancelled, .progress(0.25), nil),
        (.cancelled, .complete, nil),
        (.cancelled, .fail("why"), nil),
        (.cancelled, .cancel, nil),
        (.cancelled, .requeue, nil),
        (.cancelled, .retry, .pending),
    ]

    @Test(arguments: table.indices) func `each state takes the changes that can happen in it`(row: Int) {
        let (state, change, expected) = Self.table[row]

        #expect(state.after(change) == expected)
    }

    @Test func `progress stays between nothing and everything`() {
        #expect(DownloadState.pending.after(.progress(7)) == .downloading(progress: 1))
        #expect(DownloadState.pending.after(.progress(-7)) == .downloading(progress: 0))
    }
}
