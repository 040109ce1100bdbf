import Foundation
import TestSupport
import Testing

/// A session that was recorded from the embedded server, and replayed without it.
struct RecordProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private static let questions = """
        popular --json; search lantern --json; open 'Lantern Street' --json; chapters --json
        """

    private func run(_ arguments: [String], home: TemporaryFolder? = nil) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home ?? self.home)
    }

    /// The answers of a run that are JSON.
    private func json(_ run: ProgramRun) -> [Substring] {
        run.output.split(separator: "\n").filter { $0.hasPrefix("{") }
    }

    /// Lines as one, wherever they were wrapped.
    private func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// `line` without the folder that an environment of a library has.
    private func placeless(_ line: Substring) -> Substring {
        line.replacing(/"[^"]*\/data\/library\/[^\/]*/, with: "\"LIBRARY")
    }

    @Test func `a recorded session says the same when it is replayed`() async throws {
        let folder = home.at("recording")
        let recorded = try await run([
            try Comics.folder(), "-c",
            "record '\(folder)'; \(Self.questions); download 1-2 --wait; record off --json",
        ])
        #expect(recorded.status == 0)
        #expect(recorded.errors == "")
        let answers = json(recorded)
        #expect(answers.count == 5)
        #expect(answers.last?.hasSuffix(",\"folder\":\"\(folder)\",\"recording\":false}") == true)

        let fresh = try TemporaryFolder()
        _ = try await run(["-c", "env add demo --mock '\(folder)'"], home: fresh)
        let replayed = try await run(
            ["--env", "demo", "-c", "\(Self.questions); download 1-2 --wait; verify --all"],
            home: fresh
        )

        #expect(replayed.status == 0)
        #expect(replayed.errors == "")
        #expect(json(replayed) == answers.dropLast())
        let files = try FileManager.default.subpathsOfDirectory(atPath: fresh.at("data/library"))
        #expect(files.count { $0.hasSuffix("001.png") || $0.hasSuffix("001.jpg") } == 2)
    }

    /// What a session asks, failures included.
    private static let session = """
        popular --json
        search lantern --json
        open 'Lantern Street' --json
        chapters --json
        download 1 --wait --json
        read 1 --json
        api GET health --json
        api GET health --json
        api HEAD health --json
        api GET /manga/popular --json
        api GET /manga/popular/ --json
        api GET '/api/v1/manga?q=lantern&limit=5' --json
        api GET '/api/v1/manga?limit=5&q=lantern' --json
        api POST /Core.svc/Call Name=Ada --envelope --json
        api GET /nowhere --json
        api DELETE /nowhere --json
        api GET /nowhere

        """

    /// All that a run says, but for how long things took and where a library stands.
    private func told(_ run: ProgramRun) -> [String] {
        (run.output + "\n" + run.errors).split(separator: "\n").map { line in
            String(placeless(line)).replacing(/"milliseconds":\d+/, with: "\"milliseconds\":0")
                .replacing(/\d+ ms/, with: "0 ms")
        }
    }

    @Test func `all that a session says is the same when it is replayed, headers, versions and bytes too`() async throws
    {
        let folder = home.at("recording")
        let script = try home.file("session.manga", Data("# The same lines.\n\(Self.session)".utf8)).path(
            percentEncoded: false
        )
        let recording = try home.file(
            "record.manga",
            Data("record '\(folder)' --json\n\(Self.session)record off --json\n".utf8)
        )
        .path(percentEncoded: false)

        let recorded = try await run([try Comics.folder(), "run", recording, "--keep-going"])
        let fresh = try TemporaryFolder()
        _ = try await run(["-c", "env add demo --mock '\(folder)' maxRetries=0"], home: fresh)
        let replayed = try await run(["--env", "demo", "run", script, "--keep-going"], home: fresh)

        let live = told(recorded).map { $0.replacing("record.manga", with: "session.manga") }
            .filter { !$0.contains("\"recording\":") }
        #expect(live.count { $0.hasPrefix("{") } >= 16)
        #expect(live.contains { $0.contains("\"name\":\"Date\"") && $0.contains("\"version\":\"HTTP/1.1\"") })
        #expect(told(replayed) == live)
    }

    @Test(arguments: [0, 5])
    func `a server that failed however often is replayed the same, however often is tried`(retries: Int) async throws {
        let server = try ScriptedServer { request in
            request.path == "/busy" ? [.status(503, ["Retry-After": "0"], Data("busy".utf8))] : [.ok("{}")]
        }
        defer { server.stop() }
        let folder = home.at("recording")
        let session = "api GET /busy --json"
        let live = ["--server-url", server.address, "--max-retries", "2"]

        let recorded = try await run(live + ["-c", "record '\(folder)'; \(session)"])
        server.stop()
        _ = try await run(["-c", "env add demo --mock '\(folder)' max-retries=\(retries)"])
        let replayed = try await run(["--env", "demo", "-c", session])

        #expect(server.requests.count == 3)
        #expect(recorded.output.contains("\"tries\":3"))
        #expect(told(replayed).first == told(recorded).first { $0.hasPrefix("{") })
        #expect(replayed.status == recorded.status)
    }

    @Test func `a recorded session may be played in another order`() async throws {
        let folder = home.at("my recording")
        let recorded = try await run([
            try Comics.folder(), "-c",
            "record '\(folder)'; open 'Lantern Street' --json; download 2 --wait --json; read 2 --json; record off",
        ])
        #expect(recorded.status == 0)
        #expect(recorded.errors == "")
        #expect(flat(recorded.output).hasSuffix("env add NAME --mock '\(folder)' replays them."))

        let fresh = try TemporaryFolder()
        _ = try await run(["-c", "env add demo --mock '\(folder)'"], home: fresh)
        let replayed = try await run(
            [
                "--env", "demo", "-c",
                "popular; open 'lantern street' --json; download 2 --wait --json; read 2 --json; open 1; chapters",
            ],
            home: fresh
        )

        #expect(replayed.status == 0)
        #expect(
            replayed.errors.contains(
                "This list was not recorded: it is made of the manga in the answers that were, 1 of them.\n"
            )
        )
        #expect(json(recorded).count == 3)
        #expect(json(replayed).map(placeless) == json(recorded).map(placeless))
    }

    @Test func `a recording that goes wrong is told once when it happens, and fails when it ends`() async throws {
        let folder = home.at("recording")
        let comics = try Comics.folder()
        _ = try await run([comics, "-c", "record '\(folder)'; record off"])
        // Where a folder would have to be.
        try Data().write(to: URL(filePath: "\(folder)/manga"))
        let line = "record '\(folder)'; popular; search lantern; popular; log; record off"

        let run = try await ProgramRun.of(
            [comics, "-c", line],
            home: home,
            variables: ["MANGAREADER_LANGUAGE": "", "LANG": "es_ES.UTF-8"]
        )

        #expect(run.status == 1)
        let words = "No se puede grabar más en \(folder): No es una carpeta. Elija otra carpeta o libere espacio.\n"
        #expect(run.errors == words + words)
        // The session itself went on to its end.
        #expect(run.output.contains("embedded"))
    }

    @Test func `a recording ends with a word when another begins`() async throws {
        let (first, second) = (home.at("first"), home.at("second"))
        try FileManager.default.createDirectory(atPath: second, withIntermediateDirectories: true)

        let run = try await run([
            try Comics.folder(), "-c", "record '\(first)'; popular; record '\(second)'; record \"\"",
        ])

        #expect(run.status == 2)
        #expect(
            run.errors == """
                FOLDER is missing. Write: record [FOLDER|off] [--json] [--plain]
                Nothing was recorded in \(second): no server has answered meanwhile.

                """
        )
        #expect(
            flat(run.output).hasSuffix(
                """
                1 answer recorded in \(first). env add NAME --mock \(first) replays them. \
                Recording what servers answer into \(second), without secrets. record off ends it.
                """
            )
        )
    }

    @Test func `what answers from files is not recorded`() async throws {
        let folder = home.at("mocks")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

        let run = try await run(["-c", "env add demo --mock '\(folder)'; env demo; record '\(home.at("new"))'"])

        #expect(run.status == 1)
        #expect(
            run.errors == """
                demo answers from the mock files in \(folder), so that there is nothing to record. Switch to an \
                environment with a server first: env lists them.

                """
        )
        #expect(!FileManager.default.fileExists(atPath: home.at("new")))
    }

    @Test func `mock files stand in a folder, which may be anywhere, for a server, which may be named`() async throws {
        let folder = home.at("mocks")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = try home.file("file").path(percentEncoded: false)

        let named = try await run(["-c", "env add demo --mock '\(folder)' serverURL=http://nas:3001; env show demo"])
        let tilde = try await ProgramRun.of(
            ["-c", "env add here --mock ~/mocks; env show here --json"],
            home: home,
            variables: ["HOME": home.path]
        )
        let missing = try await run(["-c", "env add x --mock '\(home.at("none"))'"])
        let wrong = try await run(["-c", "env edit demo mock='\(file)'"])
        let flag = try await run(["--mock", home.at("none"), "-c", "popular"])

        #expect(named.status == 0)
        #expect(named.output.contains("Added demo: http://nas:3001\n"))
        #expect(tilde.status == 0)
        #expect(tilde.output.contains("\"\(folder)\""))
        #expect(missing.status == 1)
        #expect(
            missing.errors == """
                The folder of mock files \(home.at("none")) cannot be used: No such file or directory. Check its name, or \
                record answers into it first.

                """
        )
        #expect(wrong.status == 1)
        #expect(wrong.errors.contains("The folder of mock files \(file) cannot be used: Not a directory."))
        #expect(flag.status == 1)
        #expect(flag.errors == missing.errors)
    }

    @Test func `what was not recorded names the file that is missing`() async throws {
        let folder = home.at("mocks")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

        _ = try await run(["-c", "env add demo --mock '\(folder)'"])
        let run = try await run(["--env", "demo", "-c", "search moth"])

        #expect(run.status == 1)
        #expect(
            run.errors == """
                No mock file answers GET http://mock.invalid/api/v1/manga?q=moth&offset=0&limit=50. Looked for \
                \(folder)/api/v1/manga/GET?q=moth&offset=0&limit=50.json: write it, or record it from a server.

                """
        )
    }

    @Test func `a folder that is no recording is left alone, and nothing is recorded unless it is said`() async throws {
        try home.file("mine.txt")

        let full = try await run([try Comics.folder(), "-c", "record '\(home.path)'"])
        let state = try await run([try Comics.folder(), "-c", "record; record off"])

        #expect(full.status == 1)
        #expect(
            full.errors == """
                The folder \(home.path) holds something else than a recording. Choose a new or an empty one.

                """
        )
        #expect(
            state.output == """
                Nothing is being recorded. record FOLDER begins.
                Nothing is being recorded. record FOLDER begins.

                """
        )
    }
}
