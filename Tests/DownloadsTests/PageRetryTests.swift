import MangaDownloads
import Testing

struct PageRetryTests {
    private static let busy = PageProblem.status(503, retryAfter: nil)

    @Test func `waits twice as long each time, and gives up`() {
        var retry = PageRetry(tries: 4)

        let delays = (0..<4).map { _ in retry.delay(after: Self.busy, gained: false) }

        #expect(delays == [.seconds(1), .seconds(2), .seconds(4), nil])
    }

    @Test func `goes on while bytes arrive, but not for ever`() {
        var retry = PageRetry(tries: 2)

        let delays = (0..<60).map { _ in retry.delay(after: .empty, gained: true) }

        #expect(delays.prefix(49).allSatisfy { $0 == .seconds(1) })
        #expect(delays.dropFirst(49).allSatisfy { $0 == nil })
    }

    @Test(arguments: [
        (408, true), (429, true), (500, true), (503, true), (599, true),
        (204, false), (400, false), (401, false), (403, false), (404, false), (410, false), (600, false),
    ]) func `statuses that may pass are tried again`(status: Int, isTriedAgain: Bool) {
        var retry = PageRetry(tries: 4)

        let delay = retry.delay(after: .status(status, retryAfter: nil), gained: false)

        #expect((delay != nil) == isTriedAgain)
    }

    @Test func `waits as long as the server asks, within reason`() {
        var retry = PageRetry(tries: 4)

        let delays = [7, 86_400].map { seconds in
            retry.delay(after: .status(429, retryAfter: .seconds(seconds)), gained: false)
        }

        #expect(delays == [.seconds(7), .seconds(600)])
    }
}
