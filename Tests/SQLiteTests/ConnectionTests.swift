import MangaSQLite
import Testing

struct ConnectionTests {
    private let connection: Connection

    init() throws {
        connection = try Connection(path: ":memory:")
        try connection.execute("CREATE TABLE thing (a, b); CREATE TABLE part (thing REFERENCES owner (id))")
    }

    @Test func `values come back as they were stored`() throws {
        try connection.run("INSERT INTO thing VALUES (?, ?)", Int.min, "naïve\0 漫画 👩‍👩‍👧")
        try connection.run("INSERT INTO thing VALUES (?, ?)", 1.5, Optional<String>.none)
        try connection.run("INSERT INTO thing VALUES (?, ?)", [0, 255] as [UInt8], "")

        #expect(
            try connection.all("SELECT a, b FROM thing ORDER BY rowid", transform: { ($0.int(0), $0.optionalText(1)) })
                .map(\.1) == ["naïve\0 漫画 👩‍👩‍👧", nil, ""]
        )
        #expect(try connection.first("SELECT a FROM thing", transform: { $0.int(0) }) == Int.min)
        #expect(try connection.first("SELECT a FROM thing WHERE rowid = 2", transform: { $0.double(0) }) == 1.5)
        #expect(try connection.first("SELECT a FROM thing WHERE rowid = 3", transform: { $0.blob(0) }) == [0, 255])
        #expect(try connection.first("SELECT a FROM thing WHERE rowid = 4", transform: { $0.int(0) }) == nil)
    }

    @Test func `text that SQL would obey is only ever a value`() throws {
        try connection.run("INSERT INTO thing VALUES (?, ?)", 1, "'); DROP TABLE thing; --")

        #expect(try connection.all("SELECT b FROM thing") { $0.text(0) } == ["'); DROP TABLE thing; --"])
    }

    @Test func `an error carries the code, SQLite's words and the statement`() {
        #expect(throws: SQLiteError(code: 1, reason: "no such table: missing", sql: "SELECT * FROM missing")) {
            try connection.run("SELECT * FROM missing")
        }
    }

    @Test func `a folder that is not there says which`() {
        #expect(throws: SQLiteError(code: 14, reason: "unable to open database file", sql: "open /nowhere/a.sqlite")) {
            _ = try Connection(path: "/nowhere/a.sqlite")
        }
    }

    @Test func `a transaction that throws leaves nothing behind, and the next one works`() throws {
        struct Stop: Error {}

        #expect(throws: Stop.self) {
            try connection.transaction {
                try connection.run("INSERT INTO thing VALUES (1, 1)")
                throw Stop()
            }
        }
        try connection.transaction(.full) { try connection.run("INSERT INTO thing VALUES (2, 2)") }

        #expect(try connection.all("SELECT a FROM thing") { $0.int(0) } == [2])
    }

    @Test func `a query inside the same query has a statement of its own`() throws {
        for number in 1...3 { try connection.run("INSERT INTO thing VALUES (?, 0)", number) }
        var pairs: [[Int]] = []

        try connection.query("SELECT a FROM thing ORDER BY a", []) { outer in
            let first = outer.int(0)
            try connection.query("SELECT a FROM thing ORDER BY a", []) { pairs.append([first, $0.int(0)]) }
        }

        #expect(pairs == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]])
    }

    @Test func `foreign keys are kept`() throws {
        try connection.execute("CREATE TABLE owner (id INTEGER PRIMARY KEY)")

        #expect(throws: SQLiteError.self) {
            try connection.run("INSERT INTO part VALUES (7)")
        }
    }

    @Test func `an empty statement is an error, not a crash`() {
        #expect(throws: SQLiteError.self) {
            try connection.run("")
        }
    }
}
