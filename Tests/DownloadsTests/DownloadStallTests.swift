import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadStallTests {
    private let problem = DownloadError.noSpace(FullQueue.error)
    private let workshop: Workshop
    private let door = Door()
    private let manager: DownloadManager

    init() async throws {
        workshop = try await Workshop()
        let queue = FullQueue(queue: workshop.library.queue, door: door)
        manager = workshop.manager(StubTransport.wellBehaved, queue: queue)
    }

    @Test func `a queue that does not move is told of once, not waited for, and goes on by itself`() async throws {
        let events = manager.events
        let later = manager.events
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        let (stalled, waiting) = (manager.problem, manager.activeDownloads.map(\.state))

        workshop.clock.beat()
        door.open()
        workshop.clock.beat()
        for await event in later { if case .completed = event { break } }
        await manager.stop()

        var told: [DownloadError] = []
        for await event in events { if case .stalled(let problem) = event { told.append(problem) } }
        #expect(stalled == problem)
        #expect(waiting == [.pending])
        #expect(told == [problem])
        #expect(manager.problem == nil)
        #expect(manager.completedDownloads.count == 1)
    }

    @Test func `whoever waits for a chapter is told why it does not come, and the wish stays`() async throws {
        manager.start()

        await #expect(throws: problem) {
            try await manager.downloadChapter(mangaSlug: "m", mangaTitle: "M", chapter: Workshop.chapter(1))
        }

        #expect(manager.activeDownloads.map(\.state) == [.pending])
        #expect(try await workshop.library.queue.active().count == 1)
        await manager.stop()
    }
}
