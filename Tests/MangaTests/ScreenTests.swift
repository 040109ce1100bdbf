import Foundation
import TestSupport
import Testing

/// What a person sees of the built program, whole screens at a time.
@Suite(.timeLimit(.minutes(2)))
struct ScreenTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `editing and completion`() async throws {
        let terminal = try await begin(columns: 40, rows: 6)

        await terminal.type("ppular 夜の灯り\u{1}\u{6}o")
        try await terminal.shows(["manga[embedded]> popular 夜の灯り"])
        await terminal.type("\u{5}\u{7F}\u{7F} and a few words more\u{1B}[D\u{1B}[D")
        try await terminal.shows(["manga[embedded]> popular 夜の and a few", "words more"])
        await terminal.type("\u{15}qui\t")
        try await terminal.shows(["manga[embedded]> quit"])
        await terminal.type("\r")

        #expect(try await terminal.end() == 0)
    }

    @Test func `a paste of many lines waits in one, a command for each, and a window that changes shows all of it`()
        async throws
    {
        let terminal = try await begin(columns: 40, rows: 6)

        await terminal.type("\u{1B}[200~quit\nquit\tquit\u{1B}[31m\r\n\u{1B}[201~")
        try await terminal.shows(["manga[embedded]> quit; quit quit[31m"])
        await terminal.resize(columns: 20, rows: 6)
        try await terminal.shows(["manga[embedded]> qui", "t; quit quit[31m"])
        await terminal.resize(columns: 40, rows: 6)
        await terminal.type(".")
        try await terminal.shows(["manga[embedded]> quit; quit quit[31m."])
        await terminal.type("\u{15}\u{4}")

        #expect(try await terminal.end() == 0)
    }

    @Test func `download alone asks which, as the alert of the app does, and again where that means nothing`()
        async throws
    {
        let terminal = try await begin(columns: 70, rows: 16)
        await terminal.type("open \"Lantern Street\"\r")
        try await terminal.wait(for: "manga[embedded] Lantern Street> ")
        await terminal.type("\u{C}download\r")
        try await terminal.wait(for: "for none: ")
        let question = "Which of 6 chapters? latest 10, all, or others as in 1-5,8; nothing"
        var screen = ["manga[embedded] Lantern Street> download", question, "for none:"]
        try await terminal.shows(screen)
        await terminal.type("1,99\r")
        screen[2] += " 1,99"
        screen += [
            "There is no chapter 99 (column 3). Known: 1, 2, 3, 4, 5, 6. The", "nearest is 6.", question, "for none:",
        ]
        try await terminal.shows(screen)
        await terminal.type("5-3\r")
        screen[6] += " 5-3"
        screen += ["“5-3” at column 1 runs backwards; write 3-5.", question, "for none:"]
        try await terminal.shows(screen)
        await terminal.type("latest 2\r")
        screen[9] += " latest 2"
        try await terminal.shows(
            screen + ["2 chapters queued.", "2 completed, 0 failed.", "manga[embedded] Lantern Street>"]
        )
        await terminal.type("\u{4}")

        #expect(try await terminal.end() == 0)
    }

    @Test func `downloads that end while a line is half typed`() async throws {
        let terminal = try await begin(columns: 60, rows: 12)
        await terminal.type("open \"Lantern Street\"\r")
        try await terminal.wait(for: "manga[embedded] Lantern Street> ")
        await terminal.type("\u{C}download 1-2\rhel")

        try await terminal.shows([
            "manga[embedded] Lantern Street> download 1-2", "2 chapters queued.", "2 completed, 0 failed.",
            "manga[embedded] Lantern Street> hel",
        ])
        await terminal.type("\u{15}\u{4}")

        #expect(try await terminal.end() == 0)
    }

    @Test func `a line that was entered is offered in the next session, and found by a search`() async throws {
        let first = try await begin(columns: 40, rows: 6)
        await first.type("health --jsom\rquit\r")
        #expect(try await first.end() == 0)

        let second = try await begin(columns: 40, rows: 6)
        await second.type("he")
        try await second.shows(["manga[embedded]> he⟨alth --jsom⟩"])
        await second.type("\u{1B}[C")
        try await second.shows(["manga[embedded]> health --jsom"])
        await second.type("\u{15}\u{12}js")
        try await second.shows(["manga[embedded]> health --jsom", "search back: js"])
        await second.type("\u{7}")
        try await second.shows(["manga[embedded]>"])
        await second.type("\u{4}")

        #expect(try await second.end() == 0)
        let history = home.path + "/state/history"
        #expect(try String(contentsOfFile: history, encoding: .utf8) == "health --jsom\nquit\n")
        #expect(try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int == 0o600)
    }

    @Test(.enabled(if: SessionLeader.isThere)) func `control C gives up a wait for a download, and the shell goes on`()
        async throws
    {
        let gate = Gate()
        let server = try ScriptedServer { request in
            if request.path.hasPrefix("/pages/") { return [.waitFor(gate), .ok("")] }
            return [.ok(Self.answer(to: request.path))]
        }
        defer {
            gate.open()
            server.stop()
        }
        let terminal = try SessionLeader.manga(["--server-url", server.address], home: home, columns: 60, rows: 12)
        try await terminal.wait(for: "> ")
        await terminal.type("open moon\r")
        try await terminal.wait(for: " Moon> ")
        await terminal.type("\u{C}download 1 --wait\r")
        try await terminal.wait(for: "0/1")
        await terminal.type("\u{3}")
        try await terminal.wait(for: " Moon> ")
        await terminal.type("\u{C}still here")
        try await terminal.wait(for: " Moon> still here")
        #expect(await terminal.screen.text.last?.hasSuffix(" Moon> still here") == true)
        await terminal.type("\u{15}\u{4}")

        #expect(try await terminal.end() == 0)
    }

    @Test func `control C at the first question leaves, and says that by its status`() async throws {
        let terminal = try PseudoTerminal([], home: home, columns: 60, rows: 20)
        try await terminal.wait(for: "the sample: ")
        await terminal.type("\u{3}")

        #expect(try await terminal.end() == 1)
    }

    @Test(.enabled(if: SessionLeader.isThere)) func `control Z stops it, and fg gives the half line back`() async throws
    {
        let shell = try SessionLeader.bash(home: home, columns: 30, rows: 8)
        try await shell.wait(for: "$ ")
        await shell.type("\"$MANGA\" --env dev\r")
        try await shell.wait(for: "manga[development]> ")
        await shell.type("\u{C}two rows of text\u{1B}[D")
        try await shell.shows(["manga[development]> two rows o", "f text"])
        await shell.type("\u{1A}")
        try await shell.wait(for: "Stopped")
        await shell.type("clear; fg\r")
        try await shell.wait(for: "f text")
        await shell.type("\u{C}!")
        try await shell.shows(["manga[development]> two rows o", "f tex!t"])
        await shell.type("\u{3}")
        try await shell.wait(for: "manga[development]> ")
        await shell.type("quit\r")
        try await shell.wait(for: "$ ")
        await shell.type("exit 0\r")

        #expect(try await shell.end() == 0)
    }

    /// A shell on the sample comics, with an empty screen.
    private func begin(columns: Int, rows: Int) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([Comics.folder()], home: home, columns: columns, rows: rows)
        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("\u{C}")
        try await terminal.shows(["manga[embedded]>"])
        return terminal
    }

    private static func answer(to path: String) -> String {
        if path.contains("/chapters/") {
            let image = #"{"page":0,"filename":"0.png","url":"/pages/0"}"#
            return #"{"mangaSlug":"moon","totalPages":1,"totalSize":0,"images":[\#(image)]}"#
        }
        if path.hasSuffix("/chapters") { return #"[{"id":"c1","number":1}]"# }
        let manga = #"{"id":"m","slug":"moon","title":"Moon"}"#
        return path.hasSuffix("/moon") ? manga : "[\(manga)]"
    }
}
