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
}
