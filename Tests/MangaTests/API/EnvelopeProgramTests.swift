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

    @Test func `a code that is no success is a failure`() async throws {
        let server = try ScriptedServer(.ok(#"{"Status": {"Code": "G00017", "Description": "closed"}}"#))
        defer { server.stop() }

        let run = try await run(server, "api POST /Core.svc/Call --envelope")

        #expect(run.status == 1)
        #expect(run.output.contains("\nStatus: G00017 · closed\n"))
        #expect(run.errors == "The service refused the request with the code G00017.\n")
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

    @Test func `an envelope is posted, and is no form`() async throws {
        let server = try ScriptedServer(.ok("{}"))
        defer { server.stop() }

        let get = try await run(server, "api GET /a --envelope")
        let form = try await run(server, "api POST /a a=1 --envelope --form")

        #expect(get.status == 2)
        #expect(get.errors == "GET sends no envelope. Leave --envelope out, or use POST.\n")
        #expect(form.status == 2)
    }
}
