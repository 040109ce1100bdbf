import Foundation
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

    @Test(arguments: Language.allCases)
    func `the first visit is told in three lines how to begin, the next ones in one`(language: Language) async throws {
        let (lines, prompt) = (try await visit(language), "manga[embedded]>")
        let again = try await visit(language)

        func text(_ phrases: [ShellPhrase]) -> [String] {
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
