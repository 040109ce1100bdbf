import Foundation
import MangaModels
import MangaSQLite
import MangaStorage
import Testing

/// Databases that are no longer whole.
struct RecoveryTests {
    private let place: TemporaryLibrary
    private let info = ChapterInfo.sample()
    private let aside = "library.sqlite.damaged-20270115T080000Z"

    init() throws {
        place = try TemporaryLibrary()
    }

    @Test func `a file that is no database is moved aside, and the chapters come back from their manifests`()
        async throws
    {
        let chapter = try await filled()
        let garbage = Data(String(repeating: "no database ", count: 100).utf8)
        try place.loseDatabase()
        try garbage.write(to: database)
        let library = try await place.open()

        let recovery = LibraryRecovery(
            path: place.folder + "/" + aside,
            reason: "file is not a database",
            progress: 0,
            downloads: 0
        )
        var expected = Reconciliation()
        expected.recovery = recovery
        expected.adopted = [info.key]
        #expect(library.recovery == recovery)
        #expect(try await library.pages.reconcile() == expected)
        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try Data(contentsOf: URL(fileURLWithPath: place.folder + "/" + aside)) == garbage)
        await library.close()
        #expect(try await place.open().recovery == nil)
    }

    @Test func `what is whole in a damaged database comes over: progress and the downloads that were asked for`()
        async throws
    {
        let chapter = try await filled()
        try tearPages(of: "page")
        let library = try await place.open()

        #expect(library.recovery?.path == place.folder + "/" + aside)
        #expect(library.recovery?.progress == 1)
        #expect(library.recovery?.downloads == 2)
        let progress = try await library.catalogue.progress(of: info.manga.id, in: info.environment)
        #expect(progress.map(\.pageIndex) == [2])
        #expect(try await library.queue.active().map(\.info) == [.sample("8"), .sample("7")])
        #expect(try await library.queue.active().map(\.priority) == [4, 0])
        #expect(try await library.pages.reconcile().adopted == [info.key])
        #expect(try await library.pages.chapter(info.key) == chapter)
        #expect(try await library.checks(deep: true).map(\.isSound) == [true])
    }

    @Test func `of a queue that is torn in the middle both ends come over`() async throws {
        let library = try await place.open()
        _ = try await library.queue.enqueue((1...200).map { .sample("\($0)") })
        await library.close()
        try tearLeaf(of: "queue")

        let mended = try await place.open()

        let numbers = try await mended.queue.active().compactMap { $0.info.chapter.number?.description }
        #expect(numbers.first == "1")
        #expect(numbers.last == "200")
        #expect(numbers.count < 200)
        #expect(mended.recovery?.downloads == numbers.count)
    }

    @Test func `a file that was emptied beside chapters is told of as a damaged one is`() async throws {
        let chapter = try await filled()
        try place.loseDatabase()
        try Data().write(to: database)

        let library = try await place.open()

        let path = place.folder + "/" + aside
        let recovery = LibraryRecovery(path: path, reason: "the file is empty", progress: 0, downloads: 0)
        #expect(library.recovery == recovery)
        #expect(try await library.pages.reconcile().adopted == [info.key])
        #expect(try await library.pages.chapter(info.key) == chapter)
        await library.close()
        #expect(try await place.open().recovery == nil)
    }

    @Test func `an empty file without chapters is how a library begins`() async throws {
        try Data().write(to: database)

        #expect(try await place.open().recovery == nil)
    }

    @Test func `while another process has it open, nobody moves it aside`() async throws {
        _ = try await filled()
        let other = try await place.open()
        try tearPages(of: "page")

        let error = await #expect(throws: StorageError.self) { try await place.open() }

        guard case .damagedDatabase = error else { throw Unexpected(error) }
        #expect(!FileManager.default.fileExists(atPath: place.folder + "/" + aside))
        await other.close()
    }

    @Test func `a second damage on the same second gets a name of its own`() async throws {
        for name in [aside, aside + "-2"] {
            try place.loseDatabase()
            try Data(repeating: 1, count: 4096).write(to: database)
            let library = try await place.open()
            #expect(library.recovery?.path == place.folder + "/" + name)
            await library.close()
        }
    }

    @Test
    func `a failure at work leaves word for the next opening, which mends what is too large to look at each time`()
        async throws
    {
        let library = try await place.open()
        _ = try await library.queue.enqueue((1...12_000).map { .sample("\($0)") })
        await library.close()
        try tearPages(of: "queue", whole: true)
        let facts = try FileManager.default.attributesOfItem(atPath: database.path)
        #expect(try #require(facts[.size] as? Int) > 2 << 20)

        let damaged = try await place.open()
        #expect(damaged.recovery == nil)
        let error = await #expect(throws: StorageError.self) { try await damaged.queue.active() }
        guard case .damagedDatabase = error else { throw Unexpected(error) }
        await damaged.close()

        let mended = try await place.open()
        #expect(mended.recovery?.path == place.folder + "/" + aside)
        #expect(try await mended.queue.active().count < 12_000)
        await mended.close()
        #expect(try await place.open().recovery == nil)
    }

    private var database: URL { URL(fileURLWithPath: place.folder + "/library.sqlite") }

    /// A library with a chapter, a reading position and two wishes, all in the main file.
    private func filled() async throws -> StoredChapter {
        let library = try await place.open()
        let chapter = try await library.store(info)
        let progress = ReadingProgress(
            manga: info.manga.id,
            chapter: info.chapter.id,
            pageIndex: 2,
            totalPages: 3,
            updatedAt: place.now
        )
        try await library.catalogue.record(progress, in: info.environment)
        _ = try await library.queue.enqueue(.sample("7"))
        _ = try await library.queue.enqueue(.sample("8"), priority: 4)
        await library.close()
        return chapter
    }

    /// Overwrites a page in the middle of a table's rows.
    private func tearLeaf(of table: String) throws {
        let (pages, size) = try place.database { connection in
            try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return (
                try connection.all(
                    "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path",
                    table
                ) { $0.int(0) },
                try connection.first("PRAGMA page_size") { $0.int(0) } ?? 0
            )
        }
        let file = try FileHandle(forUpdating: database)
        defer { try? file.close() }  // Written already.
        try file.seek(toOffset: UInt64((pages[pages.count / 2] - 1) * size))
        try file.write(contentsOf: Data(repeating: 0xEE, count: size))
    }

    /// Overwrites the root of a table, or where `whole` every tenth page of the file behind the first half.
    private func tearPages(of table: String, whole: Bool = false) throws {
        let (root, size) = try place.database { connection in
            try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
            return (
                try connection.first(sql, table) { $0.int(0) } ?? 0,
                try connection.first("PRAGMA page_size") { $0.int(0) } ?? 0
            )
        }
        let file = try FileHandle(forUpdating: database)
        defer { try? file.close() }  // Written already.
        let count = Int(try file.seekToEnd()) / size
        for page in whole ? Array(stride(from: count / 2, to: count, by: 10)) : [root] {
            try file.seek(toOffset: UInt64((page - 1) * size))
            try file.write(contentsOf: Data(repeating: 0xEE, count: size))
        }
    }
}
