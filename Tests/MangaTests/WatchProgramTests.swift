import Foundation
import TestSupport
import Testing

/// `downloads --watch` of the built program in a pseudo-terminal.
@Suite(.timeLimit(.minutes(2)))
struct WatchProgramTests {
    private let home: TemporaryFolder

    /// Three chapters of a server that never answers wait.
    init() async throws {
        home = try TemporaryFolder()
        let queued = try await manga("open \"Lantern Street\"; pause; download 1-3")
        try #require(queued.status == 0, "\(queued.errors)")
    }

    private func manga(_ line: String) async throws -> ProgramRun {
        try await ProgramRun.of([try Comics.folder(), "-c", line], home: home)
    }

    private func watch(columns: Int = 60, rows: Int = 12, _ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(
            [try Comics.folder(), "-c", (["downloads"] + arguments + ["--watch"]).joined(separator: " ")],
            home: home,
            columns: columns,
            rows: rows
        )
    }

    private let paused = "Everything is paused, and so is what is added; resume lets…"
    private let keys = "q quit  ? help  c cancel  p resume  Tab completed"

    @Test func `keys change the queue, and q leaves the screen as it was`() async throws {
        let terminal = try watch()
        try await terminal.waits(
            for: [
                "[Active (3)] · Completed (0) · Failed (0)", "3 paused", paused, "› 1  Lantern Street  1  paused",
                "  2  Lantern Street  2  paused", "  3  Lantern Street  3  paused", "", "", "", "",
                "Storage used: 0 B in 0 chapters", keys,
            ]
        )
        await terminal.type("\u{1B}[Bc")
        try await terminal.waits(
            for: [
                "[Active (2)] · Completed (0) · Failed (0)", "2 paused", paused, "  1  Lantern Street  1  paused",
                "› 2  Lantern Street  3  paused", "", "", "", "", "", "Storage used: 0 B in 0 chapters",
                "Lantern Street 2 is cancelled.",
            ]
        )
        await terminal.type("?")
        try await terminal.wait(for: "leave; the downloads go on")
        await terminal.type("\tC")
        try await terminal.wait(for: "Cancel all downloads (2)? y/n")
        await terminal.type("y")
        try await terminal.wait(for: "2 downloads cancelled.")
        await terminal.type("\t")
        try await terminal.wait(for: "No download has been completed yet.")
        await terminal.type("q")

        #expect(try await terminal.end() == 0)
        #expect(await terminal.screen.isAlternate == false)
        #expect(await terminal.screen.text == [])
        #expect(await terminal.screen.hasCursor)
    }

    @Test func `it follows what another process does, and a window that changes`() async throws {
        let terminal = try watch()
        try await terminal.wait(for: keys)

        let other = try await manga("cancel 1")
        #expect(other.status == 0, "\(other.errors)")
        try await terminal.wait(for: "Active (2)")
        await terminal.resize(columns: 30, rows: 5)
        try await terminal.waits(
            for: [
                "[Active (2)] · (0) · (0)", "Everything is paused, and so…", "› 1  Lantern Stre…  2  paused",
                "  2  Lantern Stre…  3  paused", "q quit  ? help  c cancel",
            ]
        )
        await terminal.type("\u{3}")

        #expect(try await terminal.end() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `a signal leaves a sane terminal`(signal: Int32) async throws {
        let terminal = try watch()
        let before = await terminal.modes
        try await terminal.wait(for: keys)
        #expect(await terminal.modes != before)

        await terminal.send(signal)

        #expect(try await terminal.end() == [SIGTERM: 143, SIGHUP: 129, SIGINT: 0][signal])
        #expect(await terminal.modes == before)
        #expect(await terminal.screen.isAlternate == false)
        #expect(await terminal.screen.hasCursor)
    }

    @Test(arguments: [SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2])
    func `a signal that ends the program gives the screen back first`(signal: Int32) async throws {
        let terminal = try watch()
        let before = await terminal.modes
        try await terminal.wait(for: keys)

        await terminal.send(signal)

        #expect(try await terminal.end() != 0)
        #expect(await terminal.modes == before)
        #expect(await terminal.screen.isAlternate == false)
        #expect(await terminal.screen.hasCursor)
    }

    @Test(.enabled(if: SessionLeader.isThere))
    func `control Z gives the terminal back, fg takes it again, and stty finds no difference`() async throws {
        let shell = try SessionLeader.bash(home: home, columns: 60, rows: 12)
        try await shell.wait(for: "$ ")
        await shell.type("before=$(stty -g)\r")
        try await shell.wait(for: "$ ")
        await shell.type("\"$MANGA\" '\(try Comics.folder())' -c 'downloads --watch'\r")
        try await shell.wait(for: keys)
        await shell.type("\u{1A}")
        try await shell.wait(for: "Stopped")
        #expect(await shell.screen.isAlternate == false)
        await shell.type("[ \"$(stty -g)\" = \"$before\" ] && echo sa\"\"me\r")
        try await shell.wait(for: "same")
        await shell.type("fg\r")
        try await shell.wait(for: keys)
        #expect(await shell.screen.isAlternate)
        await shell.type("\u{1B}")
        try await shell.wait(for: "$ ")
        await shell.type("[ \"$(stty -g)\" = \"$before\" ] && echo once\"\" more\r")
        try await shell.wait(for: "once more")
        #expect(await shell.screen.isAlternate == false)
        await shell.type("exit 0\r")

        #expect(try await shell.end() == 0)
    }

    @Test func `at the prompt the line is edited again afterwards, and notices come then`() async throws {
        let terminal = try PseudoTerminal([try Comics.folder()], home: home, columns: 60, rows: 12)
        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("\u{C}downloads --watch\r")
        try await terminal.wait(for: keys)
        await terminal.type("P")
        try await terminal.wait(for: "Completed (3)")
        await terminal.type("\t")
        try await terminal.wait(for: "✓ 6 pages")
        await terminal.type("q")
        try await terminal.wait(for: "3 completed, 0 failed.")
        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("hel")

        try await terminal.waits(
            for: ["manga[embedded]> downloads --watch", "3 completed, 0 failed.", "manga[embedded]> hel"]
        )
        await terminal.type("\u{15}\u{4}")
        #expect(try await terminal.end() == 0)
    }

    @Test func `without a terminal it says what to do instead`() async throws {
        let run = try await manga("downloads --watch")

        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("downloads --watch draws on a terminal, and there is none here"))
        #expect(run.errors.contains("downloads attach prints a line for each change"))
        #expect(try await manga("downloads --watch --json").status == 2)
        #expect(try await manga("downloads pause --watch").status == 2)
    }
}
