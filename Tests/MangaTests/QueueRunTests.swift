import Foundation
import TestSupport
import Testing

/// The built program that works off its queue without a shell.
struct QueueRunTests {
    private let home: TemporaryFolder
    private let comics: String

    init() throws {
        home = try TemporaryFolder()
        comics = try Comics.folder()
    }

    @Test func `the queue of a folder goes on without anybody naming the folder again`() async throws {
        try await queue("download 1-2")

        let run = try await run("downloads", "run", "--json")

        #expect(run.status == 0)
        #expect(run.output == "{\"cancelled\":0,\"completed\":2,\"failed\":0,\"left\":0,\"withGaps\":0}\n")
        let lines = run.errors.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).last ?? "" }
        #expect(lines.sorted() == ["✓ Lantern Street 1: 6 pages", "✓ Lantern Street 2: 6 pages"])
        #expect(try await self.run("downloads", "run").output == "Nothing is to be downloaded.\n")
    }

    @Test func `what cannot be reached stays in the queue and is told`() async throws {
        let folder = try TemporaryFolder()
        let copy = folder.path + "/comics"
        try FileManager.default.copyItem(atPath: comics, toPath: copy)
        _ = try await run(copy, "-c", "pause; open 'Lantern Street'; download 1")
        _ = try await run("-c", "resume --json")
        try FileManager.default.removeItem(atPath: copy)

        let run = try await run("downloads", "run", "--json")

        #expect(run.status == 1)
        #expect(run.output.contains("\"left\":1"))
        #expect(run.errors.contains("1 download waits for an environment that cannot be reached from here."))
    }

    @Test(.timeLimit(.minutes(1)))
    func `one process in the background has the queue, and SIGTERM ends it in order`() async throws {
        try await queueWithoutConnection()

        let first = try await run("downloads", "run", "--detach", "--json")
        let number = try JSONDecoder().decode(Detached.self, from: Data(first.output.utf8)).process
        let second = try await run("downloads", "run", "--detach")
        let third = try await run("downloads", "run")
        kill(number, SIGTERM)
        try await home.waitForQueue()

        #expect(first.status == 0)
        #expect(second.status == 1)
        #expect(second.errors.hasPrefix("Process \(number) works off this queue already."))
        #expect(third.status == 1)
        // It gives its rows back after the lock.
        while try await !run("downloads", "--json").output.contains("\"state\":\"queued\"") {}
    }

    @Test func `without a connection it waits and says so, and SIGTERM is told by the status`() async throws {
        try await queueWithoutConnection()

        let program = try RunningProgram(["downloads", "run"], home: home)
        try await program.waitForError("No connection")

        #expect(try await program.end(by: SIGTERM) == 143)
    }

    @Test(.timeLimit(.minutes(1)))
    func `download --wait waits for space, and says why`() async throws {
        let wish = ["--storage-quota", "10 KB", comics, "-c", "open 'Lantern Street'; download 1 --wait"]
        let program = try RunningProgram(wish, home: home)

        try await program.waitForError("The downloads wait, and go on by themselves when there is room.\n")

        #expect(try await program.end(by: SIGINT) == 1)
        #expect(try await run("downloads", "--json").output.contains("\"state\":\"queued\""))
    }

    @Test(.timeLimit(.minutes(1)))
    func `what is cancelled elsewhere is called so by who waits for it`() async throws {
        let wish = ["--storage-quota", "10 KB", comics, "-c", "open 'Lantern Street'; download 1 --wait"]
        let program = try RunningProgram(wish, home: home)
        try await program.waitForError("The downloads wait")

        let clear = try await run("storage", "clear", "--all", "--yes")

        #expect(clear.output == "0 chapters removed, 0 B freed, 1 download cancelled.\n")
        try await program.waitForError("1 of 1 download was cancelled. download asks for it again.\n")
        #expect(try await program.end() == 1)
    }

    @Test func `attach says that nobody works on the queue, and leaves with a status`() async throws {
        try await queue("download 1")
        let waiting = try await run("downloads", "attach")

        _ = try await run("downloads", "run")
        let empty = try await run("downloads", "attach")

        #expect(waiting.status == 1)
        #expect(waiting.errors.hasPrefix("1 download is left, and no process works on it. downloads run goes on here"))
        #expect((empty.status, empty.output) == (0, "Nothing is to be downloaded.\n"))
    }

    @Test func `into a pipe, attach tells each change of a chapter in a line, and the totals`() async throws {
        try await queueWithoutConnection()
        let program = try RunningProgram(["downloads", "run"], home: home)
        try await program.waitForError("No connection")
        let home = home

        async let attached = ProgramRun.of(["downloads", "attach"], home: home)
        let shown = try await run("downloads")
        let json = try await run("downloads", "--json")
        #expect(try await program.end(by: SIGTERM) == 143)
        let watch = try await attached

        #expect(shown.output.contains("no connection"))
        #expect(json.output.contains("\"state\":\"offline\""))
        #expect(json.output.contains("\"reason\":\"No connection: "))
        // Nobody took it over.
        #expect(watch.status == 1)
    }

    @Test func `what happens while attach looks on is told in lines`() async throws {
        try await queue("download 1-2")
        let program = try RunningProgram(["downloads", "run"], home: home)
        let watch = try await run("downloads", "attach")
        _ = try await program.end(by: SIGTERM)

        // It may have come when all was done.
        let lines = Set(watch.output.split(separator: "\n").map(String.init))
        let known: Set = [
            "→ Lantern Street 1", "→ Lantern Street 2", "✓ Lantern Street 1: 6 pages", "✓ Lantern Street 2: 6 pages",
            "1 completed, 0 failed.", "2 completed, 0 failed.", "Nothing is to be downloaded.",
        ]
        #expect(lines.isSubset(of: known), "\(lines)")
    }

    @Test func `what is paused meanwhile is waited for, and said`() async throws {
        try await queueWithoutConnection()
        let program = try RunningProgram(["downloads", "run"], home: home)
        try await program.waitForError("No connection")

        _ = try await run("pause")
        try await program.waitForError("1 is paused; resume lets them go on.")

        #expect(try await program.end(by: SIGTERM) == 143)
    }

    @Test func `a server that is named for the start is asked for what waits of its environment`() async throws {
        let server = try RunningProgram(["serve", comics, "--port", "0", "--json"], home: home)
        let address = try JSONDecoder().decode(Served.self, from: Data(try await server.firstLine().utf8)).url
        let added = try await run("--server-url", address, "-c", "pause; open 'Lantern Street'; download 1; resume")
        #expect(added.status == 0)

        let run = try await run("--server-url", address, "downloads", "run", "--json")

        #expect(run.output == "{\"cancelled\":0,\"completed\":1,\"failed\":0,\"left\":0,\"withGaps\":0}\n")
        #expect(run.status == 0)
        _ = try await server.end(by: SIGINT)
    }

    /// Puts chapters in the queue that nobody works on yet.
    private func queue(_ line: String) async throws {
        let added = try await run(comics, "-c", "pause; open 'Lantern Street'; \(line)")
        #expect(added.status == 0)
        // By one that leaves at once: what it may have begun goes on with the pages that are missing.
        _ = try await run("-c", "resume")
    }

    /// Puts a chapter in the queue whose server is gone then.
    private func queueWithoutConnection() async throws {
        let server = try RunningProgram(["serve", comics, "--port", "0", "--json"], home: home)
        let address = try JSONDecoder().decode(Served.self, from: Data(try await server.firstLine().utf8)).url
        _ = try await run("env", "add", "home", address)
        let added = try await run("--env", "home", "-c", "pause; open 'Lantern Street'; download 1")
        #expect(added.status == 0)
        _ = try await server.end(by: SIGINT)
        _ = try await run("-c", "resume")
    }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home)
    }
}

private struct Served: Decodable {
    var url: String
}
