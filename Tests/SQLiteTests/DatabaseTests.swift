import Foundation
import MangaSQLite
import TestSupport
import Testing

struct DatabaseTests {
    private let folder: TemporaryFolder
    private let path: String
    private let steps = [
        Migration("1", sql: "CREATE TABLE counter (value INTEGER NOT NULL)"),
        Migration("2", sql: "INSERT INTO counter VALUES (0)"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        path = folder.at("a.sqlite")
    }

    @Test func `every reader sees what was written before`() async throws {
        let database = try await Database.open(path: path, migrations: steps)

        try await database.write(.full) { try $0.run("UPDATE counter SET value = 7") }

        for _ in 0..<4 {
            #expect(try await database.read(value) == 7)
        }
    }

    @Test func `steps are taken once, in order, and a database in memory works the same`() async throws {
        for path in [path, ":memory:"] {
            let first = try await Database.open(path: path, migrations: Array(steps.prefix(1)))
            #expect(try await first.read { try $0.first("SELECT count(*) FROM counter") { $0.int(0) } } == 0)
            await first.close()
        }
        let second = try await Database.open(path: path, migrations: steps)
        await second.close()
        let third = try await Database.open(path: path, migrations: steps)

        #expect(try await third.read(value) == 0)
        #expect(try await third.read { try $0.first("SELECT count(*) FROM counter") { $0.int(0) } } == 1)
    }

    @Test func `a schema from the future is refused and left alone`() async throws {
        await (try Database.open(path: path, migrations: steps + [Migration("9 dragons", sql: "SELECT 1")])).close()

        await #expect(throws: MigrationError.newerSchema(path: path, migration: "9 dragons")) {
            _ = try await Database.open(path: path, migrations: steps)
        }
    }

    @Test func `a step that fails undoes the others`() async throws {
        await #expect(throws: SQLiteError.self) {
            _ = try await Database.open(path: path, migrations: steps + [Migration("3", sql: "NONSENSE")])
        }
        let database = try await Database.open(path: path, migrations: steps)

        #expect(try await database.read(value) == 0)
    }

    @Test func `two databases that are opened on one new file at once both work, and no count is lost`() async throws {
        let path = path
        let steps = steps
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let database = try await Database.open(path: path, migrations: steps)
                    for _ in 0..<25 {
                        try await database.write { try $0.run("UPDATE counter SET value = value + 1") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let database = try await Database.open(path: path, migrations: steps)

        #expect(try await database.read(value) == 100)
    }

    @Test func `a reader cannot write`() async throws {
        let database = try await Database.open(path: path, migrations: steps)

        await #expect(throws: SQLiteError.self) {
            try await database.read { try $0.run("UPDATE counter SET value = 1") }
        }
    }

    @Test(arguments: [false, true])
    func `who may not write reads all the same, with the files of WAL mode beside it or without`(isOpen: Bool)
        async throws
    {
        let database = try await Database.open(path: path, migrations: steps)
        try await database.write(.full) { try $0.run("UPDATE counter SET value = 7") }
        if !isOpen { await database.close() }

        let reader = try await Database.openToRead(path: path, migrations: steps)

        #expect(try await reader.read(value) == 7)
        let error = await #expect(throws: SQLiteError.self) {
            try await reader.write { try $0.run("UPDATE counter SET value = 1") }
        }
        #expect(error?.isRefused == true)
        await reader.close()
        await database.close()
    }

    @Test func `a file that cannot be changed is read without files beside it`() throws {
        let strange = folder.at("a ?#%b.sqlite")
        do {
            let connection = try Connection(path: strange)
            try connection.execute("CREATE TABLE counter (value INTEGER); INSERT INTO counter VALUES (7)")
        }

        let connection = try Connection(path: strange, mode: .immutable)

        #expect(try value(connection) == 7)
        #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM counter") }
        #expect(!FileManager.default.fileExists(atPath: strange + "-wal"))
    }

    @Test func `who may not write takes no steps`() async throws {
        await (try Database.open(path: path, migrations: Array(steps.prefix(1)))).close()

        let error = await #expect(throws: SQLiteError.self) {
            _ = try await Database.openToRead(path: path, migrations: steps)
        }
        #expect(error?.isRefused == true)
    }

    @Test func `a file that is no database says so`() async throws {
        try Data(String(repeating: "not a database ", count: 100).utf8).write(to: URL(fileURLWithPath: path))

        let error = await #expect(throws: SQLiteError.self) {
            _ = try await Database.open(path: path, migrations: steps)
        }
        #expect(error?.isDamaged == true)
    }

    @Test func `a closed database throws`() async throws {
        let database = try await Database.open(path: path, migrations: steps)
        await database.close()

        await #expect(throws: SQLiteError.self) {
            _ = try await database.read { try $0.first("SELECT 1") { $0.int(0) } }
        }
    }

    private let value: @Sendable (Connection) throws -> Int? = { connection in
        try connection.first("SELECT value FROM counter") { $0.int(0) }
    }

    @Test func `of writes that come together each is there, and one that fails is undone alone`() async throws {
        let database = try await Database.open(
            path: path,
            migrations: [Migration("1", sql: "CREATE TABLE t (n INTEGER)")]
        )

        let told = await outcomes(of: 1...40, in: database) { number, connection in
            try connection.run("INSERT INTO t VALUES (?)", number)
            if number.isMultiple(of: 4) { throw Refused(number: number) }
            return number
        }

        let expected = (1...40).map { $0.isMultiple(of: 4) ? nil : $0 }
        #expect(told == expected)
        #expect(try await database.read(numbers) == expected.compactMap(\.self))
    }

    @Test func `who hears that a write of a crowd is done finds it there, also when the disk is full`() async throws {
        let database = try await Database.open(
            path: path,
            migrations: [Migration("1", sql: "CREATE TABLE t (n INTEGER, b)")]
        )
        try await database.write { connection in
            try connection.run("PRAGMA cache_size = 2")
            _ = try connection.first("PRAGMA max_page_count = 20") { $0.int(0) }
        }

        let told = await outcomes(of: 1...30, in: database) { number, connection in
            try connection.run("INSERT INTO t VALUES (?, zeroblob(?))", number, number == 15 ? 1 << 20 : 10)
            return number
        }

        #expect(!told.contains(15))
        #expect(try await database.read(numbers) == told.compactMap(\.self))
    }

    @Test func `a write of a crowd on a closed database is refused`() async throws {
        let database = try await Database.open(path: path, migrations: steps)
        await database.close()

        await #expect(throws: SQLiteError.self) {
            try await database.writeTogether { try $0.run("UPDATE counter SET value = 1") }
        }
    }

    private struct Refused: Error {
        let number: Int
    }

    /// What each of the writes said, begun at once; nil for one that failed.
    private func outcomes(
        of range: ClosedRange<Int>,
        in database: Database,
        _ body: @escaping @Sendable (Int, Connection) throws -> Int
    ) async -> [Int?] {
        await withTaskGroup(of: (Int, Int?).self) { group in
            for number in range {
                group.addTask { (number, try? await database.writeTogether { try body(number, $0) }) }
            }
            var outcomes: [Int: Int] = [:]
            for await (number, outcome) in group { outcomes[number] = outcome }
            return range.map { outcomes[$0] }
        }
    }

    private let numbers: @Sendable (Connection) throws -> [Int] = { connection in
        try connection.all("SELECT n FROM t ORDER BY n") { $0.int(0) }
    }
}
