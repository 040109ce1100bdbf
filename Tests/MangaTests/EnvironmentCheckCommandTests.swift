import Foundation
import TestSupport
import Testing

/// `env check`, as the built program runs it, against servers on loopback.
struct EnvironmentCheckCommandTests {
    private let home: TemporaryFolder
    private let health = #"{"status":"ok","version":"1.2.3","uptime":5,"timestamp":"2026-01-01T00:00:00Z"}"#

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ commands: String, _ flags: String..., variables: [String: String] = [:]) async throws
        -> ProgramRun
    {
        try await ProgramRun.of(flags + ["-c", commands], home: home, variables: variables)
    }

    /// Every preset is one of the file's servers: no test speaks to a real one.
    private func configure(_ servers: KeyValuePairs<String, String>, caFile: String = "") throws {
        let entries = servers.map { name, url in
            #"{ "name": "\#(name)", "serverURL": "\#(url)", "logLevel": "none"\#(caFile) }"#
        }
        let folder = home.url.appending(path: "config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(#"{ "environments": [\#(entries.joined(separator: ","))] }"#.utf8)
            .write(to: folder.appending(path: "config.json"))
    }

    @Test func `all servers are asked, and stand side by side`() async throws {
        let good = try ScriptedServer(.ok(health))
        defer { good.stop() }
        let other = try ScriptedServer(.ok("<!DOCTYPE html>", type: "text/html"))
        defer { other.stop() }
        let down = try ScriptedServer(.ok(""))
        down.stop()
        await down.waitUntilFree()
        try configure([
            "production": good.address, "staging": other.address, "development": down.address, "testing": good.address,
        ])

        let run = try await run("env check --json; env check")

        let lines = run.output.split(separator: "\n", maxSplits: 1).map(String.init)
        let report = try JSONDecoder().decode(CheckAnswer.self, from: Data(lines[0].utf8))
        #expect(report.environments.map(\.name) == ["production", "staging", "development", "testing"])
        #expect(report.environments.map(\.ready) == [true, false, false, true])
        #expect(report.environments.map(\.reachable) == [true, true, false, true])
        #expect(report.environments.map(\.version) == ["1.2.3", nil, nil, "1.2.3"])
        #expect(report.environments[1].problem?.contains("is no server of the kind mangareader: it sent HTML") == true)
        #expect(unwrapped(lines[1]).contains("No server answers at “127.0.0.1:\(down.port)”."))
        #expect(lines[1].hasPrefix("Environment  State        Version"))
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(good.requests.count == 4)
    }

    @Test func `a named one that is not ready is a failure`() async throws {
        let good = try ScriptedServer(.ok(health))
        defer { good.stop() }
        let other = try ScriptedServer(.status(404))
        defer { other.stop() }
        try configure(["good": good.address, "other": other.address])

        let first = try await run("env check good good")
        let second = try await run("env check good other")
        let unknown = try await run("env check good othr")

        #expect(first.status == 0)
        #expect(first.output.components(separatedBy: "1.2.3").count == 2)
        #expect(second.status == 1)
        #expect(second.output.contains("1.2.3"))
        #expect(second.errors == "Not ready: other.\n")
        #expect(unknown.status == 1)
        #expect(unknown.errors == "There is no environment “othr”. Did you mean “other”?\n")
        #expect(good.requests.count == 2)
    }

    @Test func `certificates are told by their days`() async throws {
        let server = try ScriptedServer(.ok(health))
        defer { server.stop() }
        let authority = try await TestAuthority.make()
        let tls = try await SystemServer.nghttpx(authority.certificate(days: 20), before: server.port)
        defer { tls.stop() }
        try configure(["good": "https://\(tls.name)"], caFile: #", "caFile": "\#(authority.file)""#)

        let trusted = try await run("env check good")
        let direct = try await run("health", "--env", "good")
        let blind = try await run("env edit good caFile=; env check good")

        #expect(trusted.output.contains("HTTP/2    19 days left"))
        #expect(trusted.status == 0)
        #expect(direct.output.contains("1.2.3"))
        #expect(blind.status == 1)
        #expect(unwrapped(blind.output).contains("signed by an authority that is not trusted here"))
    }

    @Test func `the variables for proxies hold, but not for this machine`() async throws {
        let proxy = try ScriptedServer(.ok(health))
        defer { proxy.stop() }
        let near = try ScriptedServer(.ok(health))
        defer { near.stop() }
        try configure(["far": "http://manga.invalid", "near": near.address])

        let run = try await run("env check far near", variables: ["http_proxy": proxy.address])

        #expect(run.status == 0)
        #expect(proxy.requests.map(\.path) == ["http://manga.invalid/api/v1/health"])
        #expect(near.requests.map(\.path) == ["/api/v1/health"])
    }

    private func unwrapped(_ text: String) -> String {
        text.replacing("\n   ", with: " ")
    }

    @Test func `a server of another kind is told by whatever command meets it`() async throws {
        let other = try ScriptedServer(.ok("<html>", type: "text/html"))
        defer { other.stop() }
        try configure(["other": other.address])

        for command in ["health", "popular", "search moon"] {
            let run = try await run(command, "--env", "other")
            #expect(run.status == 1)
            #expect(run.errors.contains("is no server of the kind mangareader: it sent HTML (status 200)."))
        }
    }
}

private struct CheckAnswer: Decodable {
    struct Environment: Decodable {
        var name: String
        var reachable: Bool
        var ready: Bool
        var version: String?
        var problem: String?
    }

    var environments: [Environment]
}
