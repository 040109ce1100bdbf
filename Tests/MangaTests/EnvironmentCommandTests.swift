import Foundation
import MangaNetworking
import TestSupport
import Testing

/// `env` and `config`, as the built program runs them.
struct EnvironmentCommandTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ commands: String, _ flags: String..., variables: [String: String] = [:]) async throws
        -> ProgramRun
    {
        try await ProgramRun.of(flags + ["-c", commands], home: home, variables: variables)
    }

    private func write(_ text: String) throws {
        let folder = home.url.appending(path: "config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "config.json"))
    }

    @Test func `an environment is added, shown, chosen for the next start, changed and removed`() async throws {
        let first = try await run("env add home nas:3001 timeout=5 headers.X-Key=moth; env default home")
        let second = try await run("env; env edit home name=house --port 4000; env house; config")
        let third = try await run("env prod; env remove house --yes; env --json")

        #expect(
            first.output == """
                Added home: http://nas:3001
                A plain manga starts on home from now on.

                """
        )
        #expect(
            second.output == """
                Environments
                *›  home         mangareader  http://nas:3001                     yours
                    production   mangareader  https://gitea.cbcren.online:3001    built in
                    staging      mangareader  https://staging.cbcren.online:3001  built in
                    development  mangareader  http://192.168.1.100:3001           built in
                    testing      mangareader  http://localhost:3001               built in

                * is current, › is what a plain start opens
                Changed house: http://nas:4000
                Now on house: http://nas:4000
                === API Configuration ===
                Server URL: http://nas
                Port: 4000
                Base URL: http://nas:4000
                API Version: v1
                Default Timeout: 5.0s
                Download Timeout: 300.0s
                Max Retries: 3
                Logging Enabled: false
                Cache Enabled: true
                =========================

                """
        )
        #expect(third.output.hasPrefix("Now on production: https://gitea.cbcren.online:3001\nRemoved house."))
        #expect(!third.output.contains("\"house\""))
        #expect([first, second, third].map(\.errors) == ["", "", ""])
        #expect(try String(contentsOfFile: home.at("config/config.json"), encoding: .utf8) == "{}\n")
    }

    @Test func `config --explain tells where each value comes from, and shows no secret`() async throws {
        try write(
            """
            { "environments": [
              { "name": "stage", "serverURL": "https://u:moth@h/base",
                "headers": { "X-Key": "moth" } }
            ] }
            """
        )

        let run = try await run(
            "config --explain; config --explain --json; env show stage; config; config --json; env --json; env",
            "--env",
            "staging",
            "--max-retries",
            "7",
            variables: ["MANGAREADER_STAGING_PROXY": "socks5://u:moth@p:1080", "MANGAREADER_TIMEOUT": "9"]
        )

        #expect(
            run.output.hasPrefix(
                """
                staging
                https://u:***@h/base

                kind                 mangareader            built in
                serverURL            https://u:***@h/base   config.json:2
                port                 443                    config.json:2
                basePath             –                      built in
                apiVersion           v1                     built in
                defaultTimeout       9                      MANGAREADER_TIMEOUT
                downloadTimeout      300                    built in
                maxRetries           7                      --max-retries
                baseRetryDelay       1                      built in
                cacheEnabled         true                   built in
                cacheMaxMemoryUsage  100                    built in
                cacheExpiry          300                    built in
                logLevel             default                built in
                proxy                socks5://u:***@p:1080  MANGAREADER_STAGING_PROXY
                caFile               –                      built in
                insecure             false                  built in
                headers.X-Key        ***                    config.json:3
                companyCode          –                      built in
                requestsPerMinute    –                      built in
                chaptersAtOnce       3                      built in
                pagesAtOnce          5                      built in
                connectionsPerHost   15                     built in
                mock                 –                      built in
                storage.reserve      200.0 MB               default
                storage.quota        –                      default
                {"from":"changedPreset","id":"staging","name":"staging","settings":[
                """
            )
        )
        #expect(!run.output.contains("moth"))
        #expect(run.errors == "")
    }

    @Test func `a broken file stops a start with its line; help and the version still work`() async throws {
        try write("{ \"environments\": [\n  { \"name\": \"a\", }\n] }")

        let broken = try await run("popular")
        let help = try await run("help quit")
        let version = try await ProgramRun.of(["--version"], home: home)

        let path = home.at("config/config.json")
        #expect(
            broken.errors
                == "\(path), line 2, column 18: “}” was not expected here. Mend the file, or move it away.\n"
        )
        #expect(broken.status == 1)
        #expect(help.status == 0)
        #expect(version.output.hasPrefix("manga "))
    }

    @Test(arguments: [
        ("env add", "NAME is missing. Write: env add NAME URL|--mock=FOLDER [setting=value …]", 2),
        ("env add x", "URL is missing. Write: env add NAME URL|--mock=FOLDER [setting=value …]", 2),
        ("env prod --port 7", "“--port” does not belong here. Write: env prod", 2),
        ("config --env x", "“--env” belongs before the command: manga --env NAME config …", 2),
        ("login --user a --token", "“--user” and “--token” do not go together. Leave one of them out.", 2),
        ("log --file x --stderr", "“--file” and “--stderr” do not go together. Leave one of them out.", 2),
        ("env ad x http://h", "“ad” is none of the words that may stand there. Did you mean “add”?", 2),
        ("env edit prod", "setting=value is missing. Write: env edit NAME setting=value …", 2),
        ("env edit prod prot=7", "prot: there is no setting “prot”. Did you mean “port”?", 2),
        ("env edit prod --port x", "--port cannot be “x”; allowed: a whole number from 1 to 65535.", 2),
        ("env edit stagin port=7", "There is no environment “stagin”. Did you mean “staging”?", 1),
        ("env add check http://h", "“check” is a word of env itself; choose another name.", 2),
        ("env remove staging", "“staging” is built in and has no settings of yours to remove.", 1),
        ("env add a http://h; env remove a", "There is nobody to ask. Add --yes to delete without a question.", 1),
        (
            "env edit prod port=7; env remove prod",
            "“production” is the current environment. Switch to another one first: env NAME", 1
        ),
    ])
    func `what cannot be done says what can`(commands: String, complaint: String, status: Int32) async throws {
        let run = try await run(commands)

        #expect(run.errors == complaint + "\n")
        #expect(run.status == status)
    }

    @Test func `a variable that means nothing is told, once`() async throws {
        let run = try await run("env staging; env", variables: ["MANGAREADER_TIMOUT": "3"])

        #expect(
            run.errors == "The variable MANGAREADER_TIMOUT means nothing. Did you mean “MANGAREADER_TIMEOUT”?\n"
        )
        #expect(run.status == 0)
    }

    @Test func `a variable that is like no other is told where to look`() async throws {
        let run = try await run("env staging", variables: ["MANGAREADER_QUITEOTHER": "3"])

        #expect(
            run.errors
                == "The variable MANGAREADER_QUITEOTHER means nothing. manga --help names the settings that variables can give.\n"
        )
    }

    @Test func `what a plain start opens is not opened for a command that names its environment`() async throws {
        try write(#"{ "start": { "sample": true }, "environments": [{ "name": "home", "serverURL": "http://h" }] }"#)

        let run = try await run("env show home; env edit home port=7; env default home")

        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(!FileManager.default.fileExists(atPath: home.at("data/sample")))
    }

    @Test func `a start that fails says how to choose another`() async throws {
        try write(#"{ "start": { "environment": "gone" } }"#)

        let run = try await run("popular")

        #expect(
            run.errors
                == """
                What \(home.at("config/config.json")) says to open cannot be opened. There is no environment “gone”. Known: \
                production, staging, development, testing. env add gone URL adds it. Give a folder or --env; env default \
                NAME chooses another for good.

                """
        )
        #expect(run.status == 1)
    }

    @Test func `flags and variables lead to another server, and a switch goes where it says`() async throws {
        let health = #"{ "status": "ok", "version": "7", "uptime": 1, "timestamp": "2026-11-30T08:15:00Z" }"#
        let (flagged, scoped) = (try ScriptedServer(.ok(health)), try ScriptedServer(.ok(health)))
        defer {
            flagged.stop()
            scoped.stop()
        }

        let run = try await run(
            "health; env dev; health",
            "--env",
            "testing",
            "--server-url",
            flagged.address + "/base/",
            "--company-code",
            "ACME",
            "--log-level=none",
            variables: ["MANGAREADER_DEV_SERVER_URL": scoped.address]
        )

        #expect(run.errors == "")
        #expect(flagged.requests.map(\.path) == ["/base/api/v1/health"])
        #expect(scoped.requests.map(\.path) == ["/api/v1/health"])
        #expect(scoped.requests.map { $0.headers["CompanyCode"] } == ["ACME"])
    }

    @Test func `a server that is named alone is asked, rather than a folder`() async throws {
        let server = try ScriptedServer(.ok(#"[{ "slug": "one-piece", "title": "One Piece" }]"#))
        defer { server.stop() }
        try write(#"{ "start": { "sample": true } }"#)

        let run = try await run("popular", "--server-url", server.address)

        #expect(run.output.contains("One Piece"))
        #expect(run.errors == "")
    }
}
