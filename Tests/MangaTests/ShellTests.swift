import Testing

/// The interactive shell, driven through a pseudo-terminal.
struct ShellTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `the first session: open, download, read, leave`() throws {
        let terminal = try PseudoTerminal(["--sample"], home: home)

        try terminal.wait(for: "manga[embedded]> ")
        terminal.type("open \"Lantern Street\"\r")
        try terminal.wait(for: "manga[embedded] Lantern Street> ")
        terminal.type("download latest 2\r")
        try terminal.wait(for: "2 chapters queued.")
        try terminal.wait(for: "2 completed, 0 failed.")
        terminal.type("read 6\r")
        let pages = try terminal.wait(for: "Lantern Street> ")
        #expect(pages.contains("001."))
        terminal.type("\u{4}")

        #expect(terminal.end() == 0)
    }

    @Test func `a notice that comes while a line is half typed leaves the line intact`() throws {
        let terminal = try PseudoTerminal(["--sample"], home: home)

        try terminal.wait(for: "manga[embedded]> ")
        terminal.type("open \"Lantern Street\"; download 1-3\rhel")
        let notice = try terminal.wait(for: "3 completed, 0 failed.")
        #expect(!notice.contains("Commands"))
        terminal.type("p quit\r")
        let help = try terminal.wait(for: "quit [--json]")
        #expect(help.contains("help quit"))
        terminal.type("quit\r")

        #expect(terminal.end() == 0)
    }

    @Test func `a plain first run offers the sample instead of a server that cannot be reached`() throws {
        let terminal = try PseudoTerminal([], home: home)

        try terminal.wait(for: "Enter opens the sample")
        terminal.type("\r")
        try terminal.wait(for: "manga[embedded]> ")
        terminal.type("quit\r")

        #expect(terminal.end() == 0)
    }
}
