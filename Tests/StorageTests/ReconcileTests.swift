import Foundation
import MangaImaging
import MangaLocalization
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

/// What a death in the middle leaves behind, seen by the next process: a library that is opened anew.
struct ReconcileTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `an interrupted chapter goes on with its accepted pages and ends like an undisturbed one`() async throws
    {
        do {
            let library = try await place.open()
            _ = try await library.queue.enqueue(info)
            let pending = try await library.pages.begin(info, pageCount: 3)
            for index in [2, 0] { try await library.add(try PageImage.png(index), as: index, of: pending) }
        }
        let library = try await place.open()

        #expect(try await library.pages.reconcile() == Reconciliation())
        let pending = try await library.pages.begin(info, pageCount: 3)
        #expect(pending.accepted == [0, 2])
        try await library.add(try PageImage.png(1), as: 1, of: pending)
        let chapter = try await library.pages.commit(pending)

        let other = try await TemporaryLibrary().open()
        #expect(try await other.store(info) == chapter)
    }

    @Test func `an accepted page whose bytes a power cut took is fetched again`() async throws {
        do {
            let library = try await place.open()
            let pending = try await library.pages.begin(info, pageCount: 3)
            for index in 0..<3 { try await library.add(try PageImage.png(index), as: index, of: pending) }
        }
        let zeros = Data(repeating: 0, count: try PageImage.png(1).count)
        try zeros.write(to: URL(fileURLWithPath: try #require(place.files(named: "002.png").first)))
        try FileManager.default.removeItem(atPath: try #require(place.files(named: "003.png").first))

        let library = try await place.open()
        #expect(try await library.pages.begin(info, pageCount: 3).accepted == [0])
        #expect(place.files(named: "002.png") == [])
    }

    @Test func `a list of another length begins anew`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 3)
        try await library.add(try PageImage.png(0), as: 0, of: pending)

        #expect(try await library.pages.begin(info, pageCount: 4).accepted == [])
        #expect(place.files(named: "001.png") == [])
    }

    @Test func `a list of another edition begins anew, the same one goes on`() async throws {
        let library = try await place.open()
        let pending = try await library.pages.begin(info, pageCount: 3, edition: "a")
        try await library.add(try PageImage.png(0), as: 0, of: pending)
        try await library.pages.open(page: 1, of: pending).add(Data([1, 2, 3]))

        #expect(try await place.open().pages.begin(info, pageCount: 3, edition: "a").accepted == [0])
        let other = try await library.pages.begin(info, pageCount: 3, edition: "b")
        #expect(other.accepted == [])
        #expect(try await library.pages.open(page: 1, of: other).count == 0)
        #expect(place.files(named: "001.png") == [])
    }

    @Test(arguments: [QueuedDownload.Outcome.cancelled, .completed, nil])
    func `a partial that the queue does not want is removed`(outcome: QueuedDownload.Outcome?) async throws {
        do {
            let library = try await place.open()
            if let outcome { try await library.queue.finish(try await library.queue.enqueue(info).id, as: outcome) }
            let pending = try await library.pages.begin(info, pageCount: 3)
            try await library.add(try PageImage.png(0), as: 0, of: pending)
        }
        let library = try await place.open()

        var expected = Reconciliation()
        expected.removed = 1
        #expect(try await library.pages.reconcile() == expected)
        #expect(place.tree == [])
    }

    @Test func `a failed chapter keeps its good pages for a retry`() async throws {
        do {
            let library = try await place.open()
            let pending = try await library.pages.begin(info, pageCount: 3)
            try await library.add(try PageImage.png(0), as: 0, of: pending)
            let row = try await library.queue.enqueue(info)
            try await library.queue.finish(
                row.id,
                as: .failed(code: "http", reason: Message(verbatim: "page 2 answered 500"))
            )
        }
        let library = try await place.open()

        #expect(try await library.pages.reconcile() == Reconciliation())
        #expect(try await library.pages.begin(info, pageCount: 3).accepted == [0])
    }

    @Test func `rows of stored chapters end as completed when nobody works on them`() async throws {
        let library = try await place.open()
        let other = ChapterInfo.sample("2")
        let rows = try await library.queue.enqueue([info, other, .sample("3")])
        for _ in 0..<2 { _ = try await library.queue.claim(owner: "a", lease: .seconds(10), excluding: []) }
        try await library.store(info)
        _ = try await place.open().pages.reconcile()
        #expect(try await library.queue.active().map(\.id) == rows.map(\.id))

        place.pass(10)
        _ = try await place.open().pages.reconcile()

        #expect(try await library.queue.active().map(\.id) == [rows[1].id, rows[2].id])
        #expect(try await library.queue.history(.completed).map(\.id) == [rows[0].id])
    }

    @Test func `a copy that was renamed but not committed leaves neither a row nor a wish`() async throws {
        do {
            let library = try await place.open()
            _ = try await library.queue.enqueue(info)
            let pending = try await library.pages.begin(info, pageCount: 1)
            try await library.add(try PageImage.png(0), as: 0, of: pending)
        }
        let other = try TemporaryLibrary()
        try await other.open().store(info, pages: 1)
        let partial = try #require(place.files(named: "001.png").first).dropLast("/001.png".count)
        let final = String(partial.prefix { $0 != "." } + "")
        try FileManager.default.removeItem(atPath: String(partial))
        try FileManager.default.copyItem(atPath: try other.onlyChapter(), toPath: final)
        let library = try await place.open()

        var expected = Reconciliation()
        expected.adopted = [info.key]
        expected.removed = 1
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.queue.active() == [])
        #expect(try await library.pages.reconcile() == Reconciliation())
    }

    /// Begins a chapter of three pages whose commit fails when its folder has its final name already.
    private func failCommit(in library: Library) async throws {
        _ = try await library.queue.enqueue(info)
        let pending = try await library.pages.begin(info, pageCount: 3, edition: "v1")
        for index in 0..<3 { try await library.add(try PageImage.png(index), as: index, of: pending) }
        try place.database {
            try $0.execute("CREATE TRIGGER fail BEFORE UPDATE ON copy BEGIN SELECT RAISE(ABORT, 'no'); END")
        }
        await #expect(throws: StorageError.self) { try await library.pages.commit(pending) }
        try place.database { try $0.execute("DROP TRIGGER fail") }
        #expect(place.tree.contains { $0.hasSuffix("[…]/manifest.json") })
    }

    @Test(arguments: [false, true])
    func `a copy whose commit failed behind the renaming goes on with every page`(afterDeath: Bool) async throws {
        let first = try await place.open()
        try await failCommit(in: first)
        if afterDeath { await first.close() }
        let library = afterDeath ? try await place.open() : first

        let pending = try await library.pages.begin(info, pageCount: 3, edition: "v1")
        let stored = try await library.pages.commit(pending)

        #expect(pending.accepted == [0, 1, 2])
        #expect(stored.pages.map(\.index) == [0, 1, 2])
        for index in 0..<3 { #expect(try await library.bytes(index, of: info.key) == (try PageImage.png(index))) }
        #expect(place.files(named: "manifest.json").count == 1)
        #expect(try await library.pages.reconcile() == Reconciliation())
    }

    @Test func `a copy whose commit failed behind the renaming goes when it is cancelled or replaced`() async throws {
        let library = try await place.open()
        try await failCommit(in: library)
        let newer = try await library.pages.begin(info, pageCount: 3, edition: "v2")
        #expect(newer.accepted == [])
        #expect(place.files(named: "manifest.json").isEmpty)
        try await library.pages.discard(info.key)

        try await failCommit(in: library)
        try await library.pages.discard(info.key)

        #expect(place.tree == [])
    }

    @Test func `a folder whose row cannot be written goes at once`() async throws {
        let library = try await place.open()
        try place.database {
            try $0.execute("CREATE TRIGGER fail BEFORE INSERT ON copy BEGIN SELECT RAISE(ABORT, 'no'); END")
        }

        await #expect(throws: StorageError.self) { try await library.pages.begin(info, pageCount: 1) }

        #expect(place.tree == [])
    }

    @Test func `another process leaves a partial alone that somebody is writing`() async throws {
        let writer = try await place.open()
        let pending = try await writer.pages.begin(info, pageCount: 1)

        #expect(try await place.open().pages.reconcile() == Reconciliation())

        try await writer.add(try PageImage.png(0), as: 0, of: pending)
        _ = try await writer.pages.commit(pending)
        #expect(try await place.open().pages.reconcile() == Reconciliation())
    }

    @Test func `folders whose database is gone are adopted when they verify, and kept when they do not`() async throws {
        let bad = ChapterInfo.sample("2")
        let chapter: StoredChapter
        do {
            let library = try await place.open()
            chapter = try await library.store(info)
            try await library.store(bad)
        }
        let altered = try #require(place.files(named: "001.png").first { $0.contains("/2 Rain") })
        try Data(repeating: 7, count: try PageImage.png(0).count).write(to: URL(fileURLWithPath: altered))
        try place.loseDatabase()
        let library = try await place.open()

        var expected = Reconciliation()
        expected.adopted = [info.key]
        expected.damaged = [place.name(of: altered)]
        #expect(try await library.pages.reconcile() == expected)
        expected.adopted = []
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapters(in: nil, of: nil) == [chapter])
        #expect(try await library.catalogue.mangas(in: info.environment) == [info.manga])
        #expect(try await library.pages.usage(of: nil).bytes == chapter.size)
    }

    @Test(arguments: [Data(), Data("{\"schemaVersion\": 1}".utf8), Data("\u{0}garbage".utf8)])
    func `a chapter whose manifest and database are damaged keeps every page, until the manifest is back`(
        manifest: Data
    ) async throws {
        let chapter = try await place.open().store(info)
        let file = URL(fileURLWithPath: try #require(place.files(named: "manifest.json").first))
        let whole = try Data(contentsOf: file)
        try manifest.write(to: file)
        try place.loseDatabase()
        let library = try await place.open()
        let before = place.tree

        var expected = Reconciliation()
        expected.damaged = [place.name(of: file.path)]
        #expect(try await library.pages.reconcile() == expected)
        #expect(place.tree == before)
        #expect(before.count == 4)

        try whole.write(to: file)
        _ = try await library.pages.reconcile()
        #expect(try await library.pages.chapter(info.key) == chapter)
    }

    @Test func `a chapter that is loaded again stands beside its damaged copy`() async throws {
        try await place.open().store(info)
        let page = try #require(place.files(named: "002.png").first)
        try Data(try PageImage.png(1).dropLast()).write(to: URL(fileURLWithPath: page))
        try place.loseDatabase()
        let library = try await place.open()
        _ = try await library.pages.reconcile()

        let again = try await library.store(info)

        var expected = Reconciliation()
        expected.damaged = [place.name(of: page)]
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapter(info.key) == again)
        #expect(place.files(named: "001.png").count == 2)
    }

    @Test func `a person's own folder is not touched, even where its name looks like one of ours`() async throws {
        let folder = place.folder + "/library/mine/My Manga/Chapter [0123456789ab]"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/001.jpg"))
        let library = try await place.open()

        #expect(try await library.pages.reconcile() == Reconciliation())
        #expect(place.tree == ["mine/My Manga/Chapter […]/001.jpg"])
    }

    @Test func `an older copy that a death left behind goes`() async throws {
        let library = try await place.open()
        try await library.store(info, from: 0)
        let older = try place.onlyChapter()
        try FileManager.default.copyItem(atPath: older, toPath: place.folder + "/kept")
        place.pass(60)
        try await library.store(info, from: 50)
        try FileManager.default.moveItem(atPath: place.folder + "/kept", toPath: older)

        var expected = Reconciliation()
        expected.removed = 1
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.bytes(0, of: info.key) == PageImage.png(50))
    }

    @Test func `a whole older copy is kept while the newer one is damaged`() async throws {
        let library = try await place.open()
        try await library.store(info, from: 0)
        let older = try place.onlyChapter()
        try FileManager.default.copyItem(atPath: older, toPath: place.folder + "/kept")
        place.pass(60)
        try await library.store(info, from: 50)
        let newer = try place.onlyChapter()
        try FileManager.default.removeItem(atPath: newer + "/001.png")
        try FileManager.default.moveItem(atPath: place.folder + "/kept", toPath: older)

        #expect(try await library.pages.reconcile() == Reconciliation())
        #expect(FileManager.default.fileExists(atPath: older + "/001.png"))
    }

    @Test func `a newer copy that was whole but for its commit becomes the chapter`() async throws {
        let other = try TemporaryLibrary()
        other.pass(60)
        let newer = try await other.open().store(info, from: 50)
        let library = try await place.open()
        try await library.store(info, from: 0)
        let older = try place.onlyChapter()
        try FileManager.default.copyItem(atPath: try other.onlyChapter(), toPath: older + " 2")

        var expected = Reconciliation()
        expected.adopted = [info.key]
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapter(info.key) == newer)
        #expect(try place.onlyChapter() == older + " 2")
    }

    @Test func `folders that are not ours are left alone, and so is a manifest from the future`() async throws {
        let library = try await place.open()
        try await library.store(info)
        let manifest = try #require(place.files(named: "manifest.json").first)
        let text = try String(contentsOfFile: manifest, encoding: .utf8)
        try text.replacing("\"schemaVersion\" : 1", with: "\"schemaVersion\" : 9").write(
            toFile: manifest,
            atomically: true,
            encoding: .utf8
        )
        let foreign = place.folder + "/library/testing/My notes/Chapter 1"
        try FileManager.default.createDirectory(atPath: foreign, withIntermediateDirectories: true)
        await library.close()
        try place.loseDatabase()

        let before = place.tree
        #expect(try await place.open().pages.reconcile() == Reconciliation())
        #expect(place.tree == before)
    }

    @Test func `a deletion that was interrupted is finished, not undone`() async throws {
        let library = try await place.open()
        try await library.store(info)
        let folder = try place.onlyChapter()
        try FileManager.default.moveItem(atPath: folder, toPath: folder + ".removed-0123abcd")

        var expected = Reconciliation()
        expected.removed = 1
        #expect(try await library.pages.reconcile() == expected)
        #expect(place.tree == [])
        #expect(try await library.pages.missing(in: nil, of: nil) == [])
    }
}
