import Foundation
import TestSupport
import Testing

/// `download` and `retry` of the built program, and how they call what they did.
struct DownloadProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `what is queued already is not queued twice, and its priority changes only where one is given`()
        async throws
    {
        let run = try await ProgramRun.of(
            [
                try Comics.folder(), "-c",
                """
                pause; open 'Lantern Street'; download 1 --priority low; download 1-2; download 1 --json;
                download 1 --priority high
                """
                .replacing("\n", with: " "),
            ],
            home: home
        )

        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n").suffix(6)
        #expect(
            Array(lines) == [
                "1 chapter queued.",
                "1 chapter queued.", "1 already queued.",
                """
                {"alreadyDownloaded":0,"alreadyDownloading":0,"alreadyQueued":1,"code":"alreadyQueued","queued":0}
                """,
                "1 already queued.", "1 that was there already has priority 10 now.",
            ]
        )
    }

    @Test func `what is on this disk is said to be there, and is no failure`() async throws {
        let comics = try Comics.folder()
        _ = try await ProgramRun.of([comics, "-c", "open 'Lantern Street'; download 1 --wait"], home: home)

        let line = "open 'Lantern Street'; download 1; download 1 --json; retry all"
        let run = try await ProgramRun.of([comics, "-c", line], home: home)

        #expect(run.status == 0)
        #expect(
            Array(run.output.split(separator: "\n").suffix(3)) == [
                "1 already downloaded; nothing is left to do.",
                """
                {"alreadyDownloaded":1,"alreadyDownloading":0,"alreadyQueued":0,"code":"alreadyDownloaded","queued":0}
                """,
                "There is nothing to retry: no download of those has failed.",
            ]
        )
    }

    @Test func `a server that takes its time is waited for with a sign of life`() async throws {
        let gate = Gate()
        let server = try ScriptedServer { request in
            if request.path.contains("/chapters") { return [.waitFor(gate), .ok("[]")] }
            return [.ok(#"[{"id":"m","slug":"moon","title":"Moon"}]"#)]
        }
        defer { server.stop() }

        let terminal = try PseudoTerminal(
            ["--server-url", server.address, "-c", "download --everything"],
            home: home
        )
        try await terminal.wait(for: "Listing: 1 manga, 0 chapters so far…")
        gate.open()
        try await terminal.wait(for: "0 chapters queued.")

        #expect(try await terminal.end() == 0)
    }
}
