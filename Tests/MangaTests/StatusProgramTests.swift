import Foundation
import TestSupport
import Testing

/// What stands above the prompt and before the line, in a pseudo-terminal.
struct StatusProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `running downloads stand above the prompt, and go with the last of them`() async throws {
        let terminal = try PseudoTerminal(["--requests-per-minute", "900", Comics.folder()], home: home)

        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("open \"Lantern Street\"; download all\r")
        try await terminal.wait(for: " downloading, ")
        try await terminal.wait(for: " completed, 0 failed.")
        await terminal.type("set status off\r")
        try await terminal.wait(for: "status is now off.")
        await terminal.type("delete all --yes; download all\r")
        let seen = try await terminal.wait(for: " completed, 0 failed.")
        #expect(!seen.contains(" downloading, "))
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
    }

    @Test func `the prompt follows its template, the startup file runs before it`() async throws {
        try FileManager.default.createDirectory(atPath: home.at("config"), withIntermediateDirectories: true)
        try home.file("config/startup", Data("open \"Lantern Street\"\nnonsense\nset language es\n".utf8))
        try home.file(
            "config/config.json",
            Data(#"{ "shell": { "prompt": "{green}{environment}{plain}{ / manga}% " } }"#.utf8)
        )
        let terminal = try PseudoTerminal([Comics.folder()], home: home)

        try await terminal.wait(for: "config/startup:2: There is no command")
        let seen = try await terminal.wait(for: "TAB completa")
        #expect(!seen.contains("language pasa a ser"))
        try await terminal.wait(for: "embedded / Lantern Street% ")
        await terminal.type("close; unset prompt\r")
        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("quit\r")

        #expect(try await terminal.end() == 0)
    }
}
