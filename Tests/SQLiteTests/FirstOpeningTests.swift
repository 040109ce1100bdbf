import Foundation
import MangaSQLite
import TestSupport
import Testing

/// Several that make the same database at the same moment, as the first starts of several processes do.
struct FirstOpeningTests {
    private static let steps = [
        Migration("1", sql: "CREATE TABLE counter (value INTEGER NOT NULL)"),
        Migration("2", sql: "INSERT INTO counter VALUES (0)"),
    ]

    /// Opens, counts and closes, as a short process does; the gate is opened when all stand before it.
    private static func visit(_ path: String, behind gate: Gate) throws {
        gate.wait()
        let writer = try Connection(path: path)
        try writer.migrate(steps, path: path)
        let reader = try Connection(path: path, mode: .readOnly)
        _ = try reader.all("SELECT value FROM counter") { $0.int(0) }
        try writer.transaction(.full) { try writer.run("UPDATE counter SET value = value + 1") }
        _ = try reader.all("SELECT value FROM counter") { $0.int(0) }
    }

    @Test(arguments: 0..<30)
    func `everybody gets in, the steps are taken once, and no count is lost`(round: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.at("a.sqlite")
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try await offside { try Self.visit(path, behind: gate) } } }
            gate.open()
            try await group.waitForAll()
        }

        let values = try Connection(path: path).all("SELECT value FROM counter") { $0.int(0) }

        #expect(values == [8])
    }
}
