import Foundation
import MangaNetworking
import TestSupport
import Testing

/// `api POST PATH --envelope` of the built program.
struct EnvelopeProgramTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func run(_ server: ScriptedServer, _ line: String, token: String? = nil) async throws -> ProgramRun {
        if let token {
            let login = ["--server-url", server.address, "login", "--token"]
            _ = try await ProgramRun.of(login, home: home, input: token + "\n")
        }
        return try await ProgramRun.of(["--server-url", server.address, "-c", line], home: home)
    }

    @Test func `the items are the parameters, the login's token the identity, and the status has a line`() async throws
    {
        let server = try ScriptedServer { request in
            request.path.hasSuffix("Call")
                ? [.ok(#"{"Status": {"Code": "G00000", "Description": "done"}, "Parameters": {"T": "tok-12345"}}"#)]
                : [.ok("{}")]
        }
        defer { server.stop() }

        let run = try await run(server, "api POST /Core.svc/Call Name=Ada Count:=2 --envelope", token: "tok-12345")

        #expect(run.status == 0)
        #expect(run.output.contains("\nStatus: G00000 · done\n"))
        #expect(!run.output.contains("tok-12345"))
        let call = try #require(server.requests.last)
        #expect(
            String(decoding: call.body, as: UTF8.self)
                == #"{"Identity": {"Token": "tok-12345"}, "Parameters": {"Name": "Ada", "Count": 2}}"#
        )
        #expect(call.headers["Authorization"] == nil)
    }

    @Test func `an envelope that was recorded with a login is answered without one`() async throws {
        let server = try ScriptedServer { request in
            request.path.hasSuffix("Call")
                ? [.ok(#"{"Status": {"Code": "G00000"}, "Parameters": {"T": "tok-12345", "n": 1}}"#)] : [.ok("{}")]
        }
        defer { server.stop() }
        let folder = home.at("recording")
        let call = "api POST /Core.svc/Call Name=Ada --envelope"

        let recorded = try await run(server, "record '\(folder)'; \(call); record off", token: "tok-12345")
        let fresh = try TemporaryFolder()
        _ = try await ProgramRun.of(["-c", "env add demo --mock '\(folder)'"], home: fresh)
        let replayed = try await ProgramRun.of(["--env", "demo", "-c", call], home: fresh)

        #expect(recorded.status == 0)
        #expect(replayed.status == 0)
        #expect(replayed.errors == "")
        #expect(replayed.output.contains("\nStatus: G00000\n"))
        #expect(replayed.output.contains("\"T\": \"***\""))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
        #expect(files.count { $0.hasPrefix("Core.svc/Call/POST#") } == 1)
    }

    @Test func `a code that is no success is a failure`() async throws {
        let server = try ScriptedServer(.ok(#"{"Status": {"Code": "G00017", "Description": "closed"}}"#))
        defer { server.stop() }

        let run = try await run(server, "api POST /Core.svc/Call --envelope")

        #expect(run.status == 1)
        #expect(run.output.contains("\nStatus: G00017 · closed\n"))
        #expect(run.errors == "The service refused the request with the code G00017. The service says: “closed”\n")
        #expect(String(decoding: server.requests.last?.body ?? Data(), as: UTF8.self) == #"{"Identity": {}}"#)
    }

    @Test(arguments: ["hello", "{}", #"{"Status": {"Code": 7}}"#])
    func `what is no envelope is a failure`(answer: String) async throws {
        let server = try ScriptedServer(.ok(answer))
        defer { server.stop() }

        let run = try await run(server, "api POST /Core.svc/Call --envelope")

        #expect(run.status == 1)
        #expect(
            run.errors == """
                The answer is no envelope: it has no Status with a Code. Check the path, or leave --envelope out.

                """
        )
    }

    @Test(arguments: [201, 202, 204, 304])
    func `any status but 200 is a failure, as it is for the service's library`(status: Int) async throws {
        let body = status < 204 ? #"{"Status": {"Code": "G00000"}}"# : ""
        let server = try ScriptedServer(.status(status, ["Content-Type": "application/json"], Data(body.utf8)))
        defer { server.stop() }

        let run = try await run(server, "api POST /Core.svc/Call --envelope")

        #expect(run.status == 1)
        #expect(
            run.errors == "The server answered with status \(status); an envelope is answered with 200 alone.\n"
        )
    }

    @Test func `the headers of JSON stay, whatever the items say`() async throws {
        let server = try ScriptedServer(.ok(#"{"Status": {"Code": "G00000"}}"#))
        defer { server.stop() }

        let run = try await run(server, "api POST /a 'Content-Type:text/plain' accept:text/html X-A:1 --envelope")

        #expect(run.status == 0)
        let headers = try #require(server.requests.last?.headers)
        #expect(headers["Content-Type"] == "application/json")
        #expect(headers["Accept"] == "application/json")
        #expect(headers["X-A"] == "1")
    }

    @Test(arguments: [
        ("api routes --envelope", "--envelope"), ("api diff /a --between dev test --envelope", "--envelope"),
        ("api routes --form", "--form"), ("api diff /a --between dev test --form", "--form"),
        ("api routes --between dev test", "--between"), ("api GET /a --between dev test", "--between"),
    ])
    func `an option that means nothing there is refused`(line: String, option: String) async throws {
        let run = try await ProgramRun.of(["-c", line], home: home)

        #expect(run.status == 2)
        #expect(run.errors.contains(option))
        #expect(run.output == "")
    }

    @Test func `an envelope is posted, and is no form`() async throws {
        let server = try ScriptedServer(.ok("{}"))
        defer { server.stop() }

        let get = try await run(server, "api GET /a --envelope")
        let form = try await run(server, "api POST /a a=1 --envelope --form")

        #expect(get.status == 2)
        #expect(get.errors == "GET sends no envelope. Leave --envelope out, or use POST.\n")
        #expect(form.status == 2)
    }

    @Test(arguments: [(403, "status 403."), (201, "200 alone."), (200, "without a code.")])
    func `what the service says of a failure is told with the error, to standard error`(
        status: Int,
        words: String
    ) async throws {
        let code = status == 200 ? "" : #""Code": "G00002", "#
        let body = Data(#"{"Status": {\#(code)"Description": "بسته است"}}"#.utf8)
        let server = try ScriptedServer(.status(status, ["Content-Type": "application/json"], body))
        defer { server.stop() }

        for json in ["", " --json"] {
            let run = try await run(server, "api POST /a --envelope" + json)

            #expect(run.status == 1)
            #expect(run.errors.hasSuffix("\(words) The service says: “بسته است”\(json.isEmpty ? "" : "\"}}")\n"))
        }
    }
}
