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

    @Test func `a paste of many lines waits in one, and a window that changes shows all of it`() async throws {
        let terminal = try await begin(columns: 40, rows: 6)

        await terminal.type("\u{1B}[200~quit\nquit\tquit\u{1B}[31m\r\n\u{1B}[201~")
        try await terminal.shows(["manga[embedded]> quit quit quit[31m"])
        await terminal.resize(columns: 20, rows: 6)
        try await terminal.shows(["manga[embedded]> qui", "t quit quit[31m"])
        await terminal.resize(columns: 40, rows: 6)
        await terminal.type(".")
        try await terminal.shows(["manga[embedded]> quit quit quit[31m."])
        await terminal.type("\u{15}\u{4}")

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

    /// A shell on the sample comics, with an empty screen.
    private func begin(columns: Int, rows: Int) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([Comics.folder()], home: home, columns: columns, rows: rows)
        try await terminal.wait(for: "manga[embedded]> ")
        await terminal.type("\u{C}")
        try await terminal.shows(["manga[embedded]>"])
        return terminal
    }
}
