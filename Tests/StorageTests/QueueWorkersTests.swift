import Foundation
import MangaLocalization
import MangaModels
import MangaStorage
import Testing

/// What those who work on a queue tell each other.
struct QueueWorkersTests {
    private let place: TemporaryLibrary
    private let lease = Duration.seconds(10)
    private let obstacles: [QueueObstacle] = [
        .quota(needed: 9, limit: 4),
        .noConnection(EnvironmentID("testing"), reason: Message(verbatim: "Nobody listens.")),
    ]

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `who works and what stands in the way is known to others, until it is over`() async throws {
        let (queue, other) = (try await place.open().queue, try await place.open().queue)
        try await queue.attend(owner: "a", lease: lease, obstacles: obstacles)
        #expect(try await other.workers() == [QueueWorker(owner: "a", obstacles: obstacles)])

        try await queue.attend(owner: "a", lease: lease, obstacles: [])
        #expect(try await other.workers() == [QueueWorker(owner: "a")])

        try await queue.leave(owner: "a")
        #expect(try await other.workers() == [])
    }

    @Test func `a reason does not outlive the lease of who told it`() async throws {
        let queue = try await place.open().queue
        try await queue.attend(owner: "a", lease: lease, obstacles: obstacles)

        place.pass(10)

        #expect(try await queue.workers() == [])
    }

    @Test func `only what is new is a change of the queue`() async throws {
        let queue = try await place.open().queue
        let start = try await queue.version()
        try await queue.attend(owner: "a", lease: lease, obstacles: [])
        let first = try await queue.version()
        try await queue.attend(owner: "a", lease: lease, obstacles: [])
        let second = try await queue.version()
        try await queue.attend(owner: "a", lease: lease, obstacles: obstacles)

        #expect(start < first)
        #expect(first == second)
        #expect(try await queue.version() > second)
    }

    @Test func `a running row tells how fast it is, and nothing when its owner is gone`() async throws {
        let queue = try await place.open().queue
        let id = try await queue.enqueue(.sample()).id
        _ = try await queue.claim(owner: "a", lease: lease, excluding: [])
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        let pace = QueuedDownload.Pace(bytesPerSecond: 1200, timeLeft: .seconds(7), standstill: .host(until: date))

        let progress = QueuedDownload.Progress(donePages: 1, totalPages: 3, pace: pace)
        #expect(try await queue.heartbeat(id, owner: "a", lease: lease, progress) == .held)
        #expect(try await queue.active().map(\.pace) == [pace])

        place.pass(10)
        #expect(try await queue.active().map(\.pace) == [QueuedDownload.Pace()])
        #expect(try await queue.claim(owner: "b", lease: lease, excluding: [])?.pace == QueuedDownload.Pace())
    }
}
