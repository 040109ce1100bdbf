import Foundation
import MangaConfig
import MangaLocalization
import MangaText
import TestSupport
import Testing

@testable import manga

/// The interactive shell, driven through a pseudo-terminal.
struct ShellTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `the first session: open, download, read, leave`() async throws {
        let terminal = try PseudoTerminal([Comics.folder()], home: home)

        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("open \"Lantern Street\"\r")
        try await terminal.wait(for: "manga[embedded] Lantern Street> ")
        await terminal.type("download latest 2\r")
        try await terminal.wait(for: "2 chapters queued.")
        try await terminal.wait(for: "2 completed, 0 failed.")
        await terminal.type("read 6\r")
        try await terminal.wait(for: "006.jpg")
        try await terminal.wait(for: "manga[embedded] Lantern Street> ")
        await terminal.type("\u{4}")

        #expect(try await terminal.end() == 0)
    }

    @Test func `what another shell adds is there at once`() async throws {
        let terminal = try PseudoTerminal(["--env", "dev"], home: home)
        try await terminal.wait(for: "manga[development]> ")

        _ = try await ProgramRun.of(["-c", "env add home nas:3001"], home: home)
        await terminal.type("env edit home port=7\r")
        try await terminal.wait(for: "Changed home: http://nas:7")
        await terminal.type("env home; quit\r")

        #expect(try await terminal.end() == 0)
        #expect(await terminal.transcript.contains("Now on home: http://nas:7"))
    }

    @Test func `a notice that comes while a line is half typed leaves the line intact`() async throws {
        let terminal = try PseudoTerminal([Comics.folder()], home: home)

        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("open \"Lantern Street\"; download 1-3\rhel")
        let notice = try await terminal.wait(for: "3 completed, 0 failed.")
        #expect(!notice.contains("Commands"))
        await terminal.type("p quit\r")
        let help = try await terminal.wait(for: "quit [--json]")
        #expect(help.contains("help quit"))
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
    }

    @Test func `a plain first run offers the sample instead of a server that cannot be reached`() async throws {
        let terminal = try PseudoTerminal([], home: home)

        try await terminal.wait(for: "Enter for the sample: ")
        await terminal.type("\r")
        let welcome = try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
        #expect(welcome.contains("Welcome to manga"))
    }

    @Test func `a first run explains itself again, knows a command from a folder, and lets go`() async throws {
        let terminal = try PseudoTerminal([], home: home)

        try await terminal.wait(for: "Enter for the sample: ")
        await terminal.type("help\r")
        try await terminal.wait(for: "A folder of comics")
        await terminal.type("popular\r")
        try await terminal.wait(for: "popular is a command, and those come after this choice.")
        await terminal.type("/nowhere/at/all\r")
        try await terminal.wait(for: "/nowhere/at/all")
        try await terminal.wait(for: "Enter for the sample: ")
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
        #expect(try Environments(path: home.at("config/config.json"), variables: [:]).start == nil)
    }

    @Test func `a first run takes the address of a server, and opens it from then on`() async throws {
        let terminal = try PseudoTerminal([], home: home)

        try await terminal.wait(for: "Enter for the sample: ")
        await terminal.type("127.0.0.1:1\r")
        try await terminal.wait(for: "Added 127.0.0.1: http://127.0.0.1:1")
        try await terminal.wait(for: "manga[127.0.0.1]> ")
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
        #expect(
            try Environments(path: home.at("config/config.json"), variables: [:]).start == .environment("127.0.0.1")
        )
    }

    @Test func `several chapters are deleted only by who agrees`() async throws {
        let terminal = try PseudoTerminal([Comics.folder()], home: home)

        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("open \"Lantern Street\"; download 1-3 --wait\r")
        try await terminal.wait(for: "3 completed, 0 failed.")
        await terminal.type("delete all\r")
        try await terminal.wait(for: "Delete 3 chapters of Lantern Street (")
        await terminal.type("n\r")
        try await terminal.wait(for: "Nothing was deleted.")
        await terminal.type("delete 1\r")
        try await terminal.wait(for: "1 chapter deleted")
        await terminal.type("delete all\r")
        try await terminal.wait(for: "Delete 2 chapters of Lantern Street (")
        await terminal.type("y\r")
        try await terminal.wait(for: "2 chapters deleted")
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
    }

    @Test func `what is typed while a command works stands in the next line, and nowhere else`() async throws {
        let gate = Gate()
        let server = try ScriptedServer(.waitFor(gate), .ok("[]"))
        let terminal = try PseudoTerminal(["--server-url", server.address], home: home)

        try await terminal.wait(for: "]> ")
        await terminal.type("popular\r")
        try await terminal.wait(for: "Asking ")
        await terminal.type("help quit")
        gate.open()
        try await terminal.wait(for: "]> help quit")
        await terminal.type("\r")
        try await terminal.wait(for: "quit [--json]")
        let seen = await terminal.transcript
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
        #expect(seen.components(separatedBy: "help quit").count - 1 <= 3, "\(seen)")
    }

    @Test(arguments: Language.allCases)
    func `the first visit is told in three lines how to begin, the next ones in one`(language: Language) async throws {
        let (lines, prompt) = (try await visit(language), "manga[embedded]>")
        let again = try await visit(language)

        func text(_ phrases: [BeginningPhrase]) -> [String] {
            phrases.map { Message($0, ["version": .text(Program.version)]).text(in: language) }
        }
        let hint = text([.welcomeFirst, .welcomeSecond, .welcomeThird])
        #expect(lines.filter { !$0.hasPrefix(prompt) }.suffix(3) == hint[...])
        #expect(again.filter { !$0.hasPrefix(prompt) }.last == text([.welcome])[0])
        #expect(!again.contains { hint.contains($0) })
        #expect(hint.allSatisfy { $0.displayWidth <= 80 })
    }

    /// The lines that a plain visit prints before the prompt.
    private func visit(_ language: Language) async throws -> [String] {
        let terminal = try PseudoTerminal(["--lang", language.rawValue, Comics.folder()], home: home)
        let text = try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("quit\r")
        #expect(try await terminal.end() == 0)
        return text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
