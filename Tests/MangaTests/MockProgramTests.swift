import Foundation
import Synchronization
import TestSupport
import Testing

/// Recordings and mock files of the built program, where something is not as usual.
struct MockProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ arguments: [String], home: TemporaryFolder? = nil) async throws -> ProgramRun {
        try await ProgramRun.of(arguments, home: home ?? self.home)
    }

    private func mocks(_ files: [String: String]) throws -> String {
        for (path, text) in files {
            let file = home.url.appending(path: "mocks/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return home.at("mocks")
    }

    /// Lines as one, wherever they were wrapped.
    private func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test func `a session that changes something is replayed as it was`() async throws {
        let count = Mutex(0)
        let server = try ScriptedServer { request in
            if request.method == "PUT" { count.withLock { $0 += 1 } }
            return [.ok("{\"count\": \(count.withLock { $0 })}")]
        }
        defer { server.stop() }
        let folder = home.at("recording")
        let get = "api GET /a --json"
        let session = "\(get); \(get); api PUT /a n=1 --json; \(get); api PUT /a n=1 --json; \(get)"

        let recorded = try await run(["--server-url", server.address, "-c", "record '\(folder)'; \(session)"])
        _ = try await run(["-c", "env add demo --mock '\(folder)'"])
        let replayed = try await run(["--env", "demo", "-c", session])

        func counts(_ run: ProgramRun) -> [Substring] {
            run.output.split(separator: "\n").flatMap { $0.matches(of: /"count":\d/).map(\.output) }
        }
        #expect(
            counts(recorded) == [
                "\"count\":0", "\"count\":0", "\"count\":1", "\"count\":1", "\"count\":2", "\"count\":2",
            ]
        )
        #expect(counts(replayed) == counts(recorded))
        #expect(flat(recorded.errors) == "5 answers recorded in \(folder). env add NAME --mock \(folder) replays them.")
    }

    @Test func `what one command alone would record is nothing, and is refused`() async throws {
        let run = try await run(["record", home.at("new")])
        let off = try await self.run(["record", "off"])

        #expect(run.status == 2)
        #expect(run.errors.contains("manga -c \"record \(home.at("new")); popular\""))
        #expect(!FileManager.default.fileExists(atPath: home.at("new")))
        #expect(off.status == 0)
    }

    @Test func `a folder that cannot be one is told when recording begins`() async throws {
        let file = try home.file("file").path(percentEncoded: false)

        let run = try await run([try Comics.folder(), "-c", "record '\(file)'"])

        #expect(run.status == 1)
        #expect(
            run.errors
                == "Nothing can be recorded in \(file): Not a directory. Choose another folder, or check its permissions.\n"
        )
    }

    @Test func `a body of the wrong shape is the file's fault`() async throws {
        let folder = try mocks(["manga/popular/GET.json": #"{"body": {"mangas": []}}"#])
        _ = try await run(["-c", "env add demo --mock '\(folder)'"])

        let run = try await run(["--env", "demo", "-c", "popular"])

        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                "The body in the mock file \(folder)/manga/popular/GET.json is no answer to http://mock.invalid/manga/popular: "
            )
        )
        #expect(run.errors.hasSuffix("Correct the file.\n"))
    }

    @Test func `a missing answer to a body names both files`() async throws {
        let folder = try mocks([:])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = try await run(["-c", "env add demo --mock '\(folder)'"])

        let run = try await run(["--env", "demo", "-c", "api POST /a n=1"])

        #expect(run.status == 1)
        #expect(run.errors.contains("\(folder)/a/POST#"))
        #expect(run.errors.contains(" and \(folder)/a/POST.json (for any)"))
    }

    @Test func `environments of mock files say so`() async throws {
        let folder = try mocks(["GET.json": "{}"])

        let run = try await run(["-c", "env add demo --mock '\(folder)'; env; env --json; env --plain"])

        #expect(run.output.contains("files in "))
        #expect(run.output.contains("\"mock\":\"\(folder)\""))
        #expect(run.output.contains("\tuser\t\(folder)\n"))
    }

    @Test(arguments: ["env add x --mock ''", "env add x mock="])
    func `no folder is none`(line: String) async throws {
        let run = try await run(["-c", line])

        #expect(run.status == 2)
        #expect(run.errors.contains("a folder") || run.errors.contains("URL is missing"))
    }

    @Test func `a broken note names its file and its key`() async throws {
        let folder = try mocks(["recording.json": "{\"server\":\n \"ftp://nas\"}"])

        let run = try await run(["-c", "env add demo --mock '\(folder)'"])

        #expect(run.status == 1)
        #expect(
            run.errors
                == "The note of the recording, \(folder)/recording.json, line 2: server is \"ftp://nas\", but must be the address of an http or https server.\n"
        )
    }

    @Test func `help of a folder asks for one, in both languages`() async throws {
        let english = try await run(["--help"])
        let spanish = try await run(["--lang", "es", "help", "api"])

        #expect(english.output.contains("--mock FOLDER"))
        #expect(flat(spanish.output).contains("RUTA va debajo de la API"))
        #expect(!spanish.output.contains("PATH"))
    }
}
