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
