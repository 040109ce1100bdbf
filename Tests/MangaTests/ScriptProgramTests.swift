import Foundation
import TestSupport
import Testing

/// Scripts: files, standard input, `-c`.
struct ScriptProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: String..., input: String = "") async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home, input: input)
    }

    private func file(_ name: String, _ text: String) throws -> String {
        try home.file(name, Data(text.utf8))
        return home.at(name)
    }

    /// What `set status --plain` prints.
    private static let row = "status\ttrue\ttrue\tdefault\t\t\t\n"

    @Test(arguments: ["\n", "\r\n"])
    func `a script has comments, blank lines and lines that go on`(end: String) async throws {
        let text =
            "\u{FEFF}#!/usr/bin/env manga\n\n  # comment \"open\nset \\\n status --plain # more\n;\nset status \\\n"
        let path = try file("a.manga", text.replacing("\n", with: end))

        let run = try await run("run", path)

        #expect(run.output.hasPrefix(Self.row + "status = on\n"))
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test func `it stops at the first error, with its place and its status`() async throws {
        let path = try file("a.manga", "set status --plain\n\nset langage\nset status\n")

        let run = try await run("run", path)

        #expect(run.output == Self.row)
        #expect(run.errors == "\(path):3: There is no setting “langage”. Did you mean “language”?\n")
        #expect(run.status == 2)
    }

    @Test func `told to keep going it goes on, and fails in the end`() async throws {
        let text = "set langage\nset status --plain\nopen \"x\nset status --plain\n"
        let path = try file("a.manga", text)

        let script = try await run("run", path, "--keep-going")
        let input = try await run("--keep-going", "--env", "dev", input: text)
        let line = try await run("--keep-going", "-c", "set langage\nset status --plain")

        #expect(script.output == Self.row + Self.row)
        #expect(script.errors.contains("\(path):3: The quote at column 6 has no end."))
        #expect(script.status == 1)
        #expect(input.output == script.output)
        #expect(input.errors == script.errors.replacing(path, with: "standard input"))
        #expect(input.status == 1)
        #expect(line.output == Self.row)
        #expect(line.errors.hasPrefix("-c:1: "))
        #expect(line.status == 1)
    }

    @Test func `it ends quietly where nobody reads its answers any more, and does nothing further`() async throws {
        let closed = ["/bin/bash", "-c", #"exec > >(:); wait $!; exec "$@""#, "closed"]

        let run = try await ProgramRun.of(["-c", "set status; alias later = popular"], home: home, way: closed)
        let help = try await ProgramRun.of(["--help"], home: home, way: closed)
        let aliases = try await ProgramRun.of(["alias", "--json"], home: home)

        #expect([run.status, help.status] == [0, 0])
        #expect([run.errors, help.errors] == ["", ""])
        #expect(aliases.output == #"{"aliases":[]}"# + "\n")
    }

    @Test func `quit ends it, and the scripts that run it`() async throws {
        let inner = try file("inner", "quit\nnonsense\n")
        let outer = try file("outer", "run \(inner)\nnonsense\n")

        let run = try await run("run", outer)

        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    @Test func `scripts that run themselves come to an end`() async throws {
        let path = try file("self", "run \(home.path)/self\n")

        let run = try await run("run", path)

        #expect(run.errors.hasPrefix("\(path):1: Scripts run each other without an end: "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == 1)
    }

    @Test func `a line of a command that reads its own counts too`() async throws {
        let run = try await run("--env", "dev", input: "login --token\nsecret\nnonsense\n")

        #expect(run.errors.contains("standard input:") && !run.errors.contains("secret"))
    }

    @Test(arguments: [[0x73, 0x65, 0x74, 0x00, 0x0A], [0x0A, 0xFF, 0xD8, 0xFF, 0x0A]] as [[UInt8]])
    func `what is no text is refused`(bytes: [UInt8]) async throws {
        try home.file("picture", Data(bytes))

        let run = try await run("run", home.at("picture"), "--keep-going")

        #expect(run.errors.hasSuffix(": This line is no text (UTF-8); a script holds a command on each line.\n"))
        #expect(run.status == 1)
    }

    @Test func `a file that is not there says so`() async throws {
        let run = try await run("run", "/nowhere/a.manga")

        #expect(run.errors == "/nowhere/a.manga cannot be read: No such file or directory.\n")
        #expect(run.status == 1)
    }

    @Test func `the startup file runs when asked for, and what fails in it stops nothing`() async throws {
        try FileManager.default.createDirectory(atPath: home.at("config"), withIntermediateDirectories: true)
        let path = try file("config/startup", "set langage\nset status --plain\n")

        let plain = try await run("-c", "set status --plain")
        let asked = try await run("--startup", "-c", "set status --plain")

        #expect(plain.output == Self.row)
        #expect(plain.errors == "")
        #expect(asked.output == Self.row + Self.row)
        #expect(asked.errors == "\(path):1: There is no setting “langage”. Did you mean “language”?\n")
        #expect(asked.status == 0)
    }

    @Test func `json and plain exclude each other, quiet leaves the errors`() async throws {
        let both = try await run("--plain", "-c", "set --json")
        let quiet = try await run("--sample", "--quiet", "-c", "popular --plain; nonsense")

        #expect(both.errors == "“--json” and “--plain” do not go together. Leave one of them out.\n")
        #expect(both.status == 2)
        #expect(quiet.output.split(separator: "\n").count == 4)
        #expect(quiet.errors.hasPrefix("There is no command “nonsense”."))
    }
}
