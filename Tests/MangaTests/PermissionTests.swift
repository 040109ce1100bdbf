import Foundation
import TestSupport
import Testing

/// Root may write everywhere, so that root's runs are somebody else's.
private enum Somebody {
    static var way: [String] {
        geteuid() == 0 ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    }

    static func canRun() async throws -> Bool {
        guard way.first.map(FileManager.default.isExecutableFile) ?? true else { return false }
        return try await ProgramRun.of(["--version"], home: TemporaryFolder(), way: way).status == 0
    }
}

@Suite(.enabled("root cannot run the program as somebody else here") { try await Somebody.canRun() })
struct PermissionTests {
    @Test func `a data folder that may not be written is named, with what to do`() async throws {
        let home = try TemporaryFolder()
        let data = home.url.appending(path: "data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: data.path())

        let arguments = ["--server-url", "http://127.0.0.1:9", "-c", "downloads"]
        let run = try await ProgramRun.of(arguments, home: home, way: Somebody.way)

        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors == """
                The folder \(home.path)/data cannot be written by this user. \
                Change its permissions or use another data folder.

                """
        )
    }

    @Test func `a library that may not be written can be looked at, and says what it cannot do`() async throws {
        let (home, comics) = (try TemporaryFolder(), try Comics.folder())
        let first = try await ProgramRun.of([comics, "-c", "open 'Lantern Street'; download 1-2 --wait"], home: home)
        #expect(first.status == 0)
        let server = try RunningProgram(["serve", comics, "--port", "0", "--json"], home: home)
        let address = try JSONDecoder().decode(Served.self, from: Data(try await server.firstLine().utf8)).url
        _ = try await ProgramRun.of(
            ["--server-url", address, "-c", "open 'Lantern Street'; download 1 --wait"],
            home: home
        )
        let before = try contents(of: home)

        func look(_ line: String) async throws -> ProgramRun {
            try await ProgramRun.of(["--server-url", address, "-c", line], home: home, way: Somebody.way)
        }
        let list = try await look("storage; downloads --json; verify --all")
        let screen = try await look("open 'Lantern Street'; read 1 --json")
        let wish = try await look("open 'Lantern Street' --json; download 3")
        let pause = try await look("pause")

        #expect([list.status, screen.status, wish.status, pause.status] == [0, 0, 1, 1])
        #expect([list.errors, screen.errors] == ["", ""])
        #expect(list.output.contains("3 chapters"))
        #expect(list.output.contains("\"state\":\"completed\""))
        #expect(list.output.contains("Everything is as it was downloaded."))
        #expect(screen.output.contains("✓ downloaded"))
        #expect(screen.output.contains("001.jpg"))
        let refusal = "The library could not be written: The folder \(home.path)/data cannot be written by this user."
        #expect(wish.errors.hasPrefix(refusal))
        #expect(pause.errors.hasPrefix(refusal))
        #expect(try contents(of: home) == before)
        _ = try await server.end(by: SIGINT)
    }

    /// The names below `data`.
    private func contents(of home: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: home.path + "/data").sorted()
    }
}

private struct Served: Decodable {
    var url: String
}
