import Foundation
import TestSupport
import Testing

/// `log`, as the built program runs it.
struct LogCommandTests {
    @Test func `the log is switched while the program runs, and goes where it is sent`() async throws {
        let home = try TemporaryFolder()
        let file = home.at("requests.log")
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let commands = [
            "api GET a", "log curl", "api GET b", "log verbose --file \(file)", "api GET c", "log none", "api GET d",
        ]

        let run = try await ProgramRun.of(
            ["--server-url", server.address, "-c", commands.joined(separator: "; ")],
            home: home
        )

        let written = try String(contentsOfFile: file, encoding: .utf8)
        let calls = ["a", "b", "c", "d"].map { "\(server.address)/api/v1/\($0)" }
        #expect(calls.map(run.errors.contains) == [false, true, false, false])
        #expect(calls.map(written.contains) == [false, false, true, false])
        #expect(run.errors.contains(" → curl --header "))
        #expect(written.contains(" → Accept: application/json\n"))
        let said = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("The log of production is at verbose and goes to \(file)."))
        #expect(run.status == 0)
    }
}
