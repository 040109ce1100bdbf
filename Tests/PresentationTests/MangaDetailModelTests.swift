import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

@MainActor
struct MangaDetailModelTests {
    @Test func `loads what the server says and keeps it`() async throws {
        let desk = try await Desk()
        let model = desk.detail()

        await model.load()

        #expect(model.chapters.states == "1 none, 2 none, 3 none")
        #expect(model.failure == nil)
        #expect(try await desk.library.catalogue.chapters(of: Desk.manga.id, in: Desk.environment).count == 3)
    }

    @Test func `works from the library when the server is silent, and says so`() async throws {
        let desk = try await Desk()
        await desk.detail().load()
        desk.source.change { $0.failure = SilentServer() }

        let model = desk.detail()
        await model.load()

        #expect(model.chapters.states == "1 none, 2 none, 3 none")
        #expect(
            model.failure?.text(in: .spanish).hasPrefix("El servidor calla. Lo que sigue es lo que se sabía el ")
                == true
        )
    }

    @Test func `knows nothing of a manga that it never saw`() async throws {
        let desk = try await Desk()
        desk.source.change { $0.failure = SilentServer() }
        let model = desk.detail()

        await model.load()

        #expect(model.report == MangaDetailReport(manga: Desk.manga, chapters: [], failure: SilentServer().message))
    }

    @Test func `a failed refresh empties no list, a good one takes the failure away`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()

        desk.source.change { $0.failure = SilentServer() }
        await model.load()
        let offline = model.report
        desk.source.change { $0.failure = nil }
        await model.load()

        #expect(offline.chapters.states == "1 none, 2 none, 3 none")
        #expect(offline.failure != nil)
        #expect(model.failure == nil)
    }

    @Test func `a cancelled load leaves the state alone`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        let before = model.report

        desk.source.change { $0.failure = CancellationError() }
        await model.load()

        #expect(model.report == before)
    }

    @Test func `download queues what is selected and names what is here already`() async throws {
        let desk = try await Desk(chapters: Desk.chapters("1", "2", "10.5"))
        try await desk.store(Desk.chapters("2")[0])
        let model = desk.detail()
        await model.load()

        let order = try await model.download(Selection("2-"))

        #expect(order.queued.map(\.chapter.id.rawValue) == ["c10.5"])
        #expect(order.alreadyStored.map(\.id.rawValue) == ["c2"])
        #expect(model.chapters.states == "1 none, 2 downloaded, 10.5 queued")
        #expect(try await desk.library.queue.active().map(\.info.chapter.id.rawValue) == ["c10.5"])
    }

    @Test func `what is queued already is told apart, and so is what its priority became`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        try await model.download(Selection("1"), priority: -10)
        try await model.download(Selection("2"), priority: 10)

        let plain = try await model.download(Selection("all"))
        let urgent = try await model.download(Selection("1-3"), priority: 5)

        #expect(plain.queued.map(\.chapter.id.rawValue) == ["c3"])
        #expect(plain.alreadyQueued.map(\.chapter.id.rawValue) == ["c1", "c2"])
        #expect(plain.code == "queued")
        #expect(plain.lines(width: 200, in: .english).plain == "1 chapter queued. 2 already queued.")
        #expect(urgent.code == "alreadyQueued")
        #expect(
            urgent.lines(width: 200, in: .english).plain == """
                3 already queued. 2 that were there already have priority 5 now. \
                1 keeps its priority, which is higher than 5; downloads move gives another turn.
                """
        )
        #expect(desk.downloads.activeDownloads.map(\.priority) == [10, 5, 5])
    }

    @Test func `what is all here has a code of its own`() async throws {
        let desk = try await Desk()
        try await desk.store(Desk.chapters("2")[0])
        let model = desk.detail()
        await model.load()

        let order = try await model.download(Selection("2"))

        #expect(order.code == "alreadyDownloaded")
        #expect(order.lines(width: 80, in: .english).plain == "1 already downloaded; nothing is left to do.")
    }

    @Test func `a selection that names nothing queues nothing`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        let error = SelectionError.unknown(
            found: "9",
            column: 3,
            among: nil,
            known: "1, 2, 3",
            nearest: "3"
        )

        await #expect(throws: error) { try await model.download(Selection("1 9")) }

        #expect(desk.downloads.activeDownloads.isEmpty)
    }

    @Test func `a finished download is ticked at once, a deleted one not for long`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        desk.downloads.start()
        let order = try await model.download(Selection("3"))
        await desk.downloads.waitUntilIdle()

        let finished = model.chapters.states
        await model.refresh()
        let refreshed = model.chapters.states
        let key = ChapterKey(environment: Desk.environment, manga: Desk.manga.id, chapter: order.queued[0].chapter.id)
        try await desk.library.pages.delete(key)
        await model.refresh()

        #expect(finished == "1 none, 2 none, 3 downloaded")
        #expect(refreshed == finished)
        #expect(model.chapters.states == "1 none, 2 none, 3 none")
        await desk.downloads.stop()
    }

    @Test func `a failed download says why`() async throws {
        let desk = try await Desk()
        let model = desk.detail()
        await model.load()
        desk.source.change { $0.failure = SilentServer() }
        desk.downloads.start()
        try await model.download(Selection("1"))
        await desk.downloads.waitUntilIdle()

        #expect(model.chapters.map(\.state) == [.failed(reason: SilentServer().message), .none, .none])
        await desk.downloads.stop()
    }

    @Test func `a chapter that the server no longer lists stays where it is stored`() async throws {
        let desk = try await Desk(chapters: Desk.chapters("1", "2", "3", "Extra"))
        try await desk.store(Desk.chapters("2")[0])
        desk.source.change { $0.chapters.remove(at: 1) }
        let model = desk.detail()

        await model.load()

        #expect(model.chapters.states == "1 none, 2 downloaded, 3 none, Extra none")
    }

    @Test func `a chapter that was completed without pages says which`() async throws {
        let desk = try await Desk(chapters: Desk.chapters("1", "2"))
        try await desk.store(Desk.chapters("1")[0], without: [1, 2])
        let model = desk.detail()

        await model.load()

        #expect(model.chapters.states == "1 downloaded, 2 none")
        #expect(model.chapters.map(\.missingPages) == [[1, 2], []])
    }

    @Test func `a damaged chapter carries the server's reason`() async throws {
        let damaged = Chapter(id: .init("x"), number: 1, problem: "The archive ends too early.")
        let desk = try await Desk(chapters: [damaged])
        let model = desk.detail()

        await model.load()

        #expect(model.chapters.map(\.state) == [.problem(reason: "The archive ends too early.")])
    }
}
