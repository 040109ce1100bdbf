import Foundation
import TestSupport
import Testing

/// What the built program does to its queue.
struct QueueProgramTests {
    private let home: TemporaryFolder
    private let comics: String

    init() throws {
        home = try TemporaryFolder()
        comics = try Comics.folder()
    }

    @Test func `what is added to a paused queue waits, in the order of priority, until it is resumed`() async throws {
        let added = try await run(
            comics,
            "-c",
            "pause; open 'Lantern Street'; download 1-2 --priority low; download 3 --priority high; downloads --json"
        )
        #expect(added.status == 0)
        #expect(added.output.contains("0 downloads paused. What is added waits too; resume lets it go on.\n"))
        let screen = try Queue(added)
        #expect(screen.paused)
        #expect(screen.active.map(\.number) == [3, 1, 2])
        #expect(screen.active.map(\.priority) == [10, -10, -10])

        let moved = try await run("-c", "downloads; downloads move 3 up; downloads move 1 down; downloads --json")
        #expect(moved.output.contains("Lantern Street 2 is number 2 now.\n"))
        #expect(try Queue(moved).active.map(\.number) == [2, 3, 1])

        let waiting = try await run(comics, "-c", "open 'Lantern Street'; download 4 --wait")
        #expect(waiting.errors.contains("It is paused; `resume` lets it go on.\n"))
        #expect(waiting.status == 1)

        let cancelled = try await run("-c", "downloads cancel manga 'lantern street' --json")
        #expect(cancelled.output == "{\"cancelled\":4}\n")
        #expect(try await run("-c", "downloads resume --json").output == "{\"resumed\":0}\n")
    }

    @Test func `rows are meant by number, range and state, chapters of the opened manga by theirs`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; pause; download 1-6")

        let rows = try await run("-c", "cancel 1-2,!1 --json")
        let chapters = try await run(comics, "-c", "open 'Lantern Street'; cancel chapters 5- --json")
        let none = try await run(comics, "-c", "open 'Lantern Street'; cancel chapters 5-6")
        let unknown = try await run("-c", "cancel 9")
        let left = try await run("-c", "downloads --json")
        let paused = try await run("-c", "cancel paused --json")

        #expect(rows.output == "{\"cancelled\":1}\n")
        #expect(chapters.output.hasSuffix("\n{\"cancelled\":2}\n"))
        #expect(none.status == 1)
        #expect(none.errors.hasPrefix("None of the chapters 5-6 is among these downloads; downloads lists them.\n"))
        #expect(unknown.errors == "There is no active download “9” (column 8); downloads lists them.\n")
        #expect(try Queue(left).active.map(\.number) == [1, 3, 4])
        #expect(paused.output == "{\"cancelled\":3}\n")
        #expect(try await run("-c", "cancel chapters 5").status == 2)
    }

    @Test func `statistics outlive the process`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1-2 --wait")

        let run = try await run("-c", "downloads stats --json")

        let statistics = try JSONDecoder().decode(Statistics.self, from: Data(run.output.utf8))
        #expect(statistics.total.completed == 2)
        #expect(statistics.total.metrics.pages == 12)
        #expect(statistics.downloads.count == 2)
    }

    @Test func `storage is cleared after a yes, and keeps nothing but the reading progress`() async throws {
        _ = try await run(comics, "-c", "open 'Lantern Street'; download 1-2 --wait; pause; download 3")

        let unasked = try await run("-c", "storage clear --all")
        let careless = try await run("-c", "storage clear")
        let cleared = try await run("-c", "storage clear --all --yes --json")
        let again = try await run("-c", "storage clear --all")

        #expect(unasked.status == 1)
        #expect(careless.status == 2)
        #expect(cleared.status == 0)
        #expect(again.output == "Nothing is stored on this machine yet.\n" && again.status == 0)
        #expect(cleared.output.hasPrefix("{\"cancelled\":1,\"chapters\":2,\"freedBytes\":"))
        #expect(try await run("-c", "storage").output.hasSuffix("Nothing is stored on this machine yet.\n"))
    }

    @Test(arguments: [
        ("download 1 --priority urgent", "high, normal, low"), ("downloads pauze", "“pause”"),
        ("downloads move 1 sideways", "top, up, down, bottom"), ("downloads move 1", "top|up|down|bottom"),
        ("downloads stats now", "now"), ("downloads active 3", "3"), ("cancel", "N|ID|all|manga TITLE"),
    ])
    func `what is written wrongly is told`(line: String, words: String) async throws {
        let run = try await run("-c", line)

        #expect(run.status == 2)
        #expect(run.errors.contains(words))
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home)
    }
}

/// What of `downloads --json`, the last line of a run, is looked at.
private struct Queue: Decodable {
    struct Row: Decodable {
        var number: Int
        var priority: Int
    }

    var active: [Row]
    var paused: Bool

    init(_ run: ProgramRun) throws {
        let line = run.output.split(separator: "\n").last ?? ""
        self = try JSONDecoder().decode(Queue.self, from: Data(line.utf8))
    }
}

private struct Statistics: Decodable {
    struct Metrics: Decodable {
        var pages: Int
    }

    struct Total: Decodable {
        var completed: Int
        var metrics: Metrics
    }

    struct Download: Decodable {
        var metrics: Metrics
    }

    var total: Total
    var downloads: [Download]
}
