import Foundation
import TestSupport
import Testing

/// The built program as a script sees it: status, standard output, standard error.
struct ProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: String..., input: String = "", variables: [String: String] = [:]) async throws
        -> ProgramRun
    {
        try await ProgramRun.of(arguments, home: home, input: input, variables: variables)
    }

    @Test func `a wrong command is a failure of usage that suggests the nearest`() async throws {
        let run = try await run("-c", "downlod all")

        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == "There is no command “downlod”. Did you mean “download”?\n")
    }

    @Test func `errors come in the user's language`() async throws {
        let run = try await run("-c", "downlod all", variables: ["LANG": "es_ES.UTF-8"])

        #expect(run.errors == "No existe la orden «downlod». ¿Quería decir «download»?\n")
    }

    @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8"])
    func `with --json an error is a line of JSON, the same in every language`(locale: String) async throws {
        let variables = ["LANG": locale]
        let wrong = try await run("--json", "-c", "downlod all", variables: variables)
        let unknown = try await run("-c", "env stagin --json", variables: variables)
        let script = try await run("--json", input: "config\n\nenv stagin\n", variables: variables)
        let flag = try await run("--json", "--prot", "1", variables: variables)

        #expect(wrong.status == 2)
        #expect(
            wrong.errors
                == #"{"error":{"code":"usage.unknownCommand","message":"There is no command “downlod”. Did you mean “download”?"}}"#
                + "\n"
        )
        #expect(unknown.status == 1)
        #expect(
            unknown.errors
                == #"{"error":{"code":"config.unknownEnvironmentNearest","message":"There is no environment “stagin”. Did you mean “staging”?"}}"#
                + "\n"
        )
        #expect(script.status == 1)
        #expect(script.errors.contains(#""line":3,"message":"There is no environment “stagin”."#))
        #expect(flag.status == 2)
        #expect(flag.errors.hasPrefix(#"{"error":{"code":"usage."#))
    }

    @Test func `config prints the seed's block`() async throws {
        let run = try await run("--env", "production", "-c", "config")

        #expect(
            run.output == """
                === API Configuration ===
                Server URL: https://gitea.cbcren.online
                Port: 3001
                Base URL: https://gitea.cbcren.online:3001
                API Version: v1
                Default Timeout: 30.0s
                Download Timeout: 300.0s
                Max Retries: 3
                Logging Enabled: false
                Cache Enabled: true
                =========================

                """
        )
        #expect(run.status == 0)
    }

    @Test func `an unknown environment names what is known`() async throws {
        let run = try await run("-c", "env stagin")

        #expect(run.status == 1)
        #expect(run.errors == "There is no environment “stagin”. Did you mean “staging”?\n")
    }

    @Test(arguments: [
        ("/nowhere/at/all", "/nowhere/at/all"),
        ("./not-there", "./not-there"),
    ])
    func `a folder that is missing says so`(path: String, named: String) async throws {
        let run = try await run(path, "-c", "popular")

        #expect(run.status == 1)
        #expect(run.errors.contains(named))
        #expect(run.output == "")
    }

    @Test func `a script stops at the first error and tells its status`() async throws {
        let run = try await run("--env", "production", input: "config --json\nnonsense\nconfig\n")

        #expect(run.status == 2)
        #expect(run.output.split(separator: "\n").count { $0.contains("serverURL") } == 1)
    }

    @Test func `a damaged database is rebuilt from the chapters, and that is said`() async throws {
        _ = try await run("--sample", "-c", #"open "Lantern Street"; download 1 --wait"#)
        for end in ["", "-wal", "-shm"] {
            // There may be no journal.
            try? FileManager.default.removeItem(atPath: home.at("data/library.sqlite\(end)"))
        }
        try Data("no database at all".utf8).write(to: URL(filePath: home.at("data/library.sqlite")))

        let run = try await run("storage")
        let again = try await self.run("storage")

        #expect(
            run.errors.hasPrefix(
                "The database was damaged (file is not a database); it was moved to \(home.path)/data/"
            )
        )
        #expect(run.output.contains("Lantern Street"))
        #expect(run.status == 0)
        #expect(again.errors == "")
        #expect(again.output == run.output)
    }

    @Test func `a chapter whose folder somebody has removed is missed, once`() async throws {
        _ = try await run("--sample", "-c", #"open "Lantern Street"; download 1-2 --wait"#)
        let library = home.at("data/library")
        let manifests = try FileManager.default.subpathsOfDirectory(atPath: library)
            .filter { $0.hasSuffix("/manifest.json") }.sorted()
        let manifest = try #require(manifests.first)
        try FileManager.default.removeItem(atPath: library + "/" + (manifest as NSString).deletingLastPathComponent)

        let run = try await run("storage")
        let again = try await self.run("storage")

        #expect(
            run.errors == """
                1 stored chapter is gone from \(library): Lantern Street 1. Put the folder back and start anew, or fetch \
                it again with: repair --all

                """
        )
        #expect(run.status == 0)
        #expect(again.errors == "")
        let check = try await self.run("verify", "--all")
        #expect(check.output.contains("Page 1 (001.jpg) is missing."))
        #expect(check.status == 1)
        let chapters = try await self.run("--sample", "-c", #"open "Lantern Street"; chapters"#)
        #expect(chapters.output.contains("✗ missing from this disk"))

        let mended = try await self.run("--sample", "-c", "repair --all; verify --all")
        #expect(mended.output.contains("1 repaired, 0 not."))
        #expect(mended.output.hasSuffix("\nEverything is as it was downloaded.\n"))
        #expect(mended.status == 0)
    }

    @Test func `the sample is drawn, downloaded and read with one line`() async throws {
        let run = try await run(
            "--sample",
            "-c",
            #"open "Lantern Street"; download latest 2 --wait; downloads --json; read 6 --json"#
        )

        #expect(
            run.errors == """
                Drawing a small sample library; that takes a few seconds …
                A sample library was drawn in \(home.path)/data/sample.

                """
        )
        #expect(run.status == 0)
        #expect(run.output.contains("2 completed, 0 failed."))
    }

    /// The JSON of `download`.
    private static func answer(_ code: String, downloaded: Int = 0, _ rest: String) -> String {
        "{\"alreadyDownloaded\":\(downloaded),\"alreadyDownloading\":0,\"alreadyQueued\":0,"
            + "\"code\":\"\(code)\",\(rest)}\n"
    }

    @Test func `what is opened twice is downloaded once`() async throws {
        let comics = try Comics.folder()

        let first = try await run(comics, "-c", "download --everything --wait --json")
        let second = try await run(comics, "-c", "download --everything --wait --json")

        #expect(first.output == Self.answer("queued", "\"completed\":20,\"failed\":0,\"queued\":20,\"withGaps\":0"))
        #expect(first.status == 0)
        #expect(second.status == 0)
        #expect(second.output == Self.answer("alreadyDownloaded", downloaded: 20, "\"queued\":0"))
    }

    @Test func `one chapter of three that fails is told by the status and the counts`() async throws {
        let comics = try TemporaryFolder()
        let manga = URL(filePath: try Comics.folder()).appending(path: "Lantern Street")
        let files = try FileManager.default.contentsOfDirectory(at: manga, includingPropertiesForKeys: nil)
        let chapters = files.filter { $0.pathExtension == "cbz" }.sorted { $0.path < $1.path }.prefix(3)
        for chapter in chapters { try comics.file(chapter.lastPathComponent, Data(contentsOf: chapter)) }
        let damaged = comics.url.appending(path: chapters[1].lastPathComponent)
        try Data(contentsOf: damaged).prefix(30_000).write(to: damaged)

        let run = try await run(comics.path, "-c", "download --everything --wait --json")

        #expect(run.output == Self.answer("queued", "\"completed\":2,\"failed\":1,\"queued\":3,\"withGaps\":0"))
        #expect(run.status == 1)
        #expect(run.errors.contains("1 of 3"))
    }

    @Test func `output to a closed pipe ends quietly`() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let process = Process()
        process.executableURL = ProgramRun.executable
        process.arguments = ["-c", "help"]
        process.environment = ["MANGAREADER_HOME": home.path, "PATH": "/usr/bin:/bin"]
        process.standardOutput = pipe
        let errors = try FileHandle(forWritingTo: home.file("errors"))
        process.standardError = errors

        let status = try await offside {
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }

        #expect(status == 0)
        #expect(try String(contentsOf: home.url.appending(path: "errors"), encoding: .utf8) == "")
    }
}
