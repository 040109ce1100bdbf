import Foundation
import MangaModels
import MangaStorage
import Testing

struct ProcessMarkTests {
    private let place: TemporaryLibrary
    /// A random part, machine, boot, container, number and start time.
    private let mark = ProcessMark.make().split(separator: " ").map(String.init)

    init() throws {
        place = try TemporaryLibrary()
    }

    /// This process's mark with another part.
    private func mark(_ part: Int, _ value: String) -> String {
        var parts = mark
        if parts.indices.contains(part) { parts[part] = value }
        return parts.joined(separator: " ")
    }

    /// One that has ended and was waited for.
    private func deadProcess() throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/true")
        try process.run()
        process.waitUntilExit()
        return "\(process.processIdentifier)"
    }

    @Test func `no two marks are the same`() {
        #expect(ProcessMark.make() != ProcessMark.make())
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/machine-id")))
    func `a process is dead that ended, whose number is another's now, or that ran before the last boot`() throws {
        try #require(mark.count == 6)
        #expect(ProcessMark.isCertainlyDead(mark(4, try deadProcess())))
        #expect(ProcessMark.isCertainlyDead(mark(5, "1")))
        #expect(ProcessMark.isCertainlyDead(mark(2, "another-boot")))
    }

    @Test func `nobody is dead on doubt`() throws {
        let elsewhere = mark(1, "another-machine").replacing(mark.last ?? "", with: "1")
        let container = mark(3, "pid:[1]").replacing(mark.last ?? "", with: "1")
        let doubtful = [elsewhere, container, "a", "", "a b c d e f", mark(4, "x"), mark(4, "-1"), mark(4, "0")]

        #expect((doubtful + [ProcessMark.make()]).filter(ProcessMark.isCertainlyDead) == [])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/machine-id")))
    func `what a dead process held is claimed at once, what a living one holds is not`() async throws {
        let queue = try await place.open().queue
        let rows = try await queue.enqueue([.sample("1"), .sample("2")])
        _ = try await queue.claim(owner: ProcessMark.make(), lease: .seconds(10), excluding: [])
        _ = try await queue.claim(owner: mark(5, "1"), lease: .seconds(10), excluding: [])
        #expect(try await queue.active().map { $0.state == .waiting } == [false, true])

        #expect(try await queue.claim(owner: "b", lease: .seconds(10), excluding: [])?.id == rows[1].id)
        #expect(try await queue.claim(owner: "b", lease: .seconds(10), excluding: []) == nil)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/machine-id")))
    func `a dead process's row of a stored chapter ends at once`() async throws {
        let library = try await place.open()
        let row = try await library.queue.enqueue(.sample())
        _ = try await library.queue.claim(owner: mark(5, "1"), lease: .seconds(10), excluding: [])
        try await library.store(.sample())

        try await library.queue.finishStored()

        #expect(try await library.queue.active() == [])
        #expect(try await library.queue.history(.completed).map(\.id) == [row.id])
    }
}
