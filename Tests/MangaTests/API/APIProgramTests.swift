import Foundation
import MangaNetworking
import TestSupport
import Testing

/// `api` in the built program, against a server that shows what it got.
struct APIProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test func `a request goes out as it is written, and its answer is shown`() async throws {
        let server = try ScriptedServer(.ok(#"{"a":1}"#))
        defer { server.stop() }
        let run = try await api(server, "POST v2/RefreshToken --form refresh_token=r1 X-A:b")

        #expect(run.status == 0)
        #expect(run.errors == "")
        let lines = run.output.components(separatedBy: "\n")
        #expect(lines.first == "POST \(server.address)/api/v2/RefreshToken")
        #expect(lines.suffix(5) == ["", "{", "  \"a\": 1", "}", ""])
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.path == "/api/v2/RefreshToken")
        #expect(request.body == Data("refresh_token=r1".utf8))
        #expect(request.headers["X-A"] == "b")
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test(arguments: [400, 404, 500])
    func `a failure is shown, and the run fails`(status: Int) async throws {
        let server = try ScriptedServer(.status(status, ["Content-Type": "application/json"], Data("{}".utf8)))
        defer { server.stop() }
        let run = try await api(server, "POST health")

        #expect(run.status == 1)
        #expect(run.output.contains("\n\(status) · "))
        #expect(run.errors == "The server answered with status \(status).\n")
    }

    @Test func `another server is never asked`() async throws {
        let server = try ScriptedServer(.ok("{}"))
        defer { server.stop() }
        let other = try ScriptedServer(.ok("{}"))
        defer { other.stop() }
        let run = try await api(server, "GET \(other.address)/x")

        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("“\(other.address)/x” is not on the server of testing, \(server.address). "))
        #expect(server.connectionCount + other.connectionCount == 0)
    }

    @Test(arguments: [
        (
            "FOO x",
            "“FOO” is none of the words that may stand there. Known: GET, HEAD, POST, PUT, PATCH, DELETE, routes, diff.\n"
        ),
        ("GTE x", "“GTE” is none of the words that may stand there. Did you mean “GET”?\n"),
        ("GET x y", "“y” is nothing to send. Write key=value, key:=json, key==value for the query, or header:value.\n"),
    ])
    func `a line that is written wrong is a failure of usage`(line: String, errors: String) async throws {
        let server = try ScriptedServer(.ok("{}"))
        defer { server.stop() }
        let run = try await api(server, line)

        #expect(run.status == 2)
        #expect(run.errors == errors)
    }

    @Test func `the routes are listed without asking anybody`() async throws {
        let run = try await ProgramRun.of(["api", "routes"], home: home)

        #expect(run.status == 0)
        #expect(run.output.components(separatedBy: "\n").count == 19)
        #expect(run.output.contains("POST    v2/RefreshToken                always asked     60 s\n"))
        #expect(run.output.contains("GET     manga/{slug}                   kept             30 s\n"))
    }

    @Test func `two environments are compared`() async throws {
        let old = try ScriptedServer(.ok(#"[{"slug":"moon","title":"Moon"}]"#))
        defer { old.stop() }
        let new = try ScriptedServer(.ok(#"[{"slug":"moon","title":"The moon"}]"#))
        defer { new.stop() }
        let run = try await ProgramRun.of(
            ["api", "diff", "/manga/popular", "--between", "testing", "staging"],
            home: home,
            variables: [
                "MANGAREADER_TESTING_SERVER_URL": old.address, "MANGAREADER_STAGING_SERVER_URL": new.address,
                "MANGAREADER_LOG_LEVEL": "none",
            ]
        )

        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                """
                testing: 200 \(old.address)/manga/popular
                staging: 200 \(new.address)/manga/popular

                ~ [slug=moon].title: "Moon" → "The moon"

                1 difference: 0 added, 0 removed, 1 changed.

                """
            )
        )
        #expect(old.requests.map(\.path) == ["/manga/popular"])
        #expect(new.requests.map(\.path) == ["/manga/popular"])
    }

    private func api(_ server: ScriptedServer, _ line: String) async throws -> ProgramRun {
        try await ProgramRun.of(
            ["--env", "testing", "--server-url", server.address, "--log-level", "none", "-c", "api \(line)"],
            home: home
        )
    }
}
