import MangaDownloads
import MangaLocalization
import MangaModels
import MangaPresentation
import MangaStorage
import Testing

@MainActor
struct DownloadsWatchModelTests {
    private let desk: Desk
    private let watch: DownloadsWatchModel

    /// Four chapters wait, and nobody works on them.
    init() async throws {
        desk = try await Desk(chapters: Desk.chapters("1", "2", "3", "4"))
        watch = DownloadsWatchModel(DownloadsModel(downloads: desk.downloads, pages: desk.library.pages))
        try await desk.downloads.enqueue(Desk.chapters("1", "2", "3", "4"), of: Desk.manga, in: Desk.environment)
    }

    /// `>2 paused` for the row under the cursor, at a height that leaves room for `rows` of them.
    private func rows(_ rows: Int = 10) -> [String] {
        let report = watch.report(height: rows + 6)
        return report.rows.enumerated().map { place, row in
            "\(place == report.cursor ? ">" : "")\(row.chapter.number?.description ?? "") \(row.state)"
        }
    }

    /// What stands in the last line after `keys`.
    @discardableResult
    private func press(_ keys: DownloadsWatchKey..., in language: Language = .english) async -> String? {
        for key in keys {
            _ = watch.report(height: 8)
            #expect(await !watch.press(key, in: language))
        }
        return switch watch.footer {
        case .answer(let message), .question(let message): message.text(in: language)
        case .keys, .help: nil
        }
    }

    @Test func `the cursor moves among the rows, and these move with it`() async {
        #expect(rows(2) == [">1 queued", "2 queued"])
        await press(.down, .down)
        #expect(rows(2) == ["2 queued", ">3 queued"])
        await press(.last)
        #expect(rows(2) == ["3 queued", ">4 queued"])
        await press(.down, .up, .up)
        #expect(rows(2) == [">2 queued", "3 queued"])
        await press(.pageDown)
        #expect(rows(2) == ["2 queued", ">3 queued"])
        await press(.first, .up)
        #expect(rows(2) == [">1 queued", "2 queued"])
    }

    @Test func `it stays on its download while others end, and means none in its place`() async throws {
        await press(.down, .down)
        #expect(rows()[2] == ">3 queued")

        await desk.downloads.cancel(taskId: try #require(desk.downloads.activeDownloads.first).id)
        #expect(rows() == ["2 queued", ">3 queued", "4 queued"])
        await desk.downloads.cancel(taskId: desk.downloads.activeDownloads[1].id)
        let leaves = await watch.press(.character("c"), in: .english)

        #expect(!leaves)
        #expect(watch.footer == .answer(Message(WatchPhrase.hasEnded)))
        #expect(rows() == ["2 queued", ">4 queued"])
    }

    @Test func `c cancels one, C all of them after a yes`() async {
        #expect(await press(.down, .character("c")) == "Moon 2 is cancelled.")
        #expect(rows() == ["1 queued", ">3 queued", "4 queued"])
        #expect(await press(.character("C")) == "Cancel all downloads (3)?")
        #expect(await press(.character("n")) == "Nothing was changed.")
        #expect(await press(.character("C"), .leave) == "Nothing was changed.")
        #expect(await press(.character("C"), .character("y"), in: .spanish) == "No se ha cambiado nada.")
        #expect(rows().count == 3)
        #expect(await press(.character("C"), .character("s"), in: .spanish) == "3 descargas canceladas.")
        #expect(rows() == [])
        #expect(await press(.character("c")) == "There is nothing to cancel.")
    }

    @Test func `p pauses one and lets it go on, P all of them`() async {
        #expect(await press(.character("p")) == "Moon 1 is paused.")
        #expect(rows()[0] == ">1 paused")
        #expect(await press(.character("p")) == "Moon 1 goes on.")
        #expect(await press(.character("P")) == "Everything is paused, and so is what is added.")
        #expect(rows() == [">1 paused", "2 paused", "3 paused", "4 paused"])
        #expect(watch.report(height: 20).isPaused)
        #expect(await press(.character("P")) == "Everything goes on.")
        #expect(rows()[3] == "4 queued")
    }

    @Test func `r retries one of the failed, R all, and c forgets them after a yes`() async throws {
        desk.source.change { $0.failure = SilentServer() }
        #expect(await press(.character("r")) == "Only failed downloads are retried; Tab leads to them.")
        desk.downloads.start()
        await desk.downloads.waitUntilIdle()
        await desk.downloads.stop()
        await press(.nextTab, .nextTab)
        let failed = rows()
        #expect(failed.count == 4)

        #expect(await press(.character("p")) == "Only active downloads are paused; Tab leads to them.")
        #expect(!watch.takeQueued())
        #expect(await press(.character("r"))?.hasSuffix(" is queued again.") == true)
        #expect([watch.takeQueued(), watch.takeQueued()] == [true, false])
        #expect(rows().count == 3)
        #expect(await press(.character("c")) == "Forget 3 failed downloads, with what came?")
        #expect(await press(.character("n"), .character("R")) == "3 downloads queued again.")
        #expect(watch.takeQueued())
        #expect(rows() == [])
        #expect(await press(.character("C")) == "There is nothing to clear.")
        await press(.nextTab)
        #expect(rows().count == 4)
    }

    @Test func `what was completed is forgotten after a yes, the chapters stay`() async {
        desk.downloads.start()
        await desk.downloads.waitUntilIdle()
        await press(.nextTab)
        #expect(rows().count == 4)

        #expect(await press(.character("c")) == "Forget 4 completed downloads? Chapters stay.")
        #expect(await press(.character("Y")) == "4 downloads cleared.")
        #expect(rows() == [])
        await desk.downloads.stop()
    }

    @Test(arguments: [DownloadsWatchKey.character("c"), .character("q"), .escape, .other])
    func `help is closed by any key, which does nothing else`(key: DownloadsWatchKey) async {
        await press(.character("?"))
        #expect(watch.footer == .help)
        await press(key)
        #expect(watch.footer == .keys)
        #expect(rows().count == 4)
    }

    @Test func `q, ESC and ^C leave, the last of them from the help too`() async {
        #expect(await watch.press(.character("q"), in: .english))
        #expect(await watch.press(.escape, in: .english))
        await press(.character("?"))
        #expect(await watch.press(.leave, in: .english))
    }

    @Test func `X empties the library after a yes, and only where somebody may`() async throws {
        desk.downloads.start()
        await desk.downloads.waitUntilIdle()
        let library = desk.library
        let model = DownloadsModel(downloads: desk.downloads, pages: library.pages) { try await library.clear() }
        let watch = DownloadsWatchModel(model)
        func footer(after key: DownloadsWatchKey) async -> DownloadsWatchReport.Footer {
            #expect(await !watch.press(key, in: .english))
            return watch.footer
        }
        let nothing = DownloadsWatchReport.Footer.answer(Message(PresentationPhrase.emptyStorage))
        await model.load()

        guard case .question(let question) = await footer(after: .character("X")) else {
            Issue.record("silent")
            return
        }
        #expect(question.text(in: .english).hasPrefix("Remove all 4 chapters ("))
        #expect(question.text(in: .english).hasSuffix(" from this disk and cancel 0 downloads?"))
        #expect(await footer(after: .character("n")) == .answer(Message(WatchPhrase.nothingDone)))
        #expect(model.storage?.chapters == 4)
        _ = await footer(after: .character("X"))
        guard case .answer(let answer) = await footer(after: .character("y")) else {
            Issue.record("silent")
            return
        }

        #expect(answer.text(in: .english).hasPrefix("4 chapters removed, "))
        #expect(model.storage?.chapters == 0)
        #expect(try await library.pages.usage(of: nil).chapters == 0)
        #expect(await footer(after: .character("X")) == nothing)
        #expect(await press(.character("X")) == "Nothing is stored on this machine yet.")
        await desk.downloads.stop()
    }

    @Test func `it tells of what another process does`() async throws {
        let visitor = try await desk.visit()
        let other = DownloadsWatchModel(DownloadsModel(downloads: visitor, pages: desk.library.pages))
        #expect(other.report(height: 20).rows.count == 4)
        #expect(!other.report(height: 20).hasWorker)
        let (changes, told) = AsyncStream.makeStream(of: Void.self)
        other.onNextChange { told.yield() }

        await press(.character("c"))
        for await _ in changes { break }

        #expect(other.report(height: 20).rows.count == 3)
        await visitor.stop()
    }
}
