import Foundation
import MangaNetworking
import TestSupport
import Testing

/// Nothing that the program prints or writes shows what somebody logs in with, but for the one file that keeps it.
struct SecretsTests {
    private let home: TemporaryFolder
    /// What may be seen nowhere; the last is the password as Basic sends it.
    private static let secrets = [
        "password-5ecret", "access-5ecret", "refresh-5ecret", "renewed-5ecret", "key-5ecret", "proxy-5ecret",
        "header-5ecret", "query-5ecret", Data("ana:password-5ecret".utf8).base64EncodedString(),
    ]

    init() throws {
        home = try TemporaryFolder()
    }

    @Test(
        arguments: [
            ("login --user ana", ["Password: ": "password-5ecret"]), ("login --token", ["Token: ": "access-5ecret"]),
            ("login --token --refresh", ["Token: ": "access-5ecret", "Refresh token: ": "refresh-5ecret"]),
            ("login --refresh", ["Refresh token: ": "refresh-5ecret"]),
            ("login --api-key X-Plain", ["Key: ": "key-5ecret"]),
        ] as [(String, KeyValuePairs<String, String>)]
    )
    func `a login leaves no trace but in its file`(login: String, secrets: KeyValuePairs<String, String>) async throws {
        let server = try Echo().server
        defer { server.stop() }
        _ = try await output(of: ["-c", "env add home \(server.address) headers.X-Custom-Secret=header-5ecret"])
        let terminal = try PseudoTerminal(["--env", "home"], home: home)
        try await terminal.wait(for: "manga[home]> ")
        for level in ["none", "default", "verbose", "curl"] {
            await terminal.type("log \(level); \(login)\r")
            for (question, secret) in secrets {
                try await terminal.wait(for: question)
                await terminal.type(secret + "\r")
            }
            try await terminal.wait(for: "Ana")
            for command in Self.commands { await terminal.type(command + "\r") }
        }
        await terminal.type("log verbose --file \(home.at("requests.log")); popular\rquit\r")
        #expect(try await terminal.end() == 0)
        let seen = try await terminal.transcript + files(except: "credentials.json", "config.json")

        #expect(server.requests.count > 20)
        for word in [login, "→ curl --header", "requests.log"] { #expect(seen.contains(word), "\(word)") }
        let shown = Self.secrets.filter(seen.contains)
        #expect(shown.isEmpty)
    }

    private static let commands = [
        "whoami", "whoami --json", "health", "popular", "search x", "open x", "config", "config --explain",
        "env show home", "server", "log",
    ]

    @Test func `what is written behind login by mistake is not repeated`() async throws {
        var seen = ""
        for words in ["access-5ecret", "--token access-5ecret", "--token=access-5ecret", "--api-key X-K access-5ecret"]
        {
            seen += try await output(of: ["-c", "login \(words)"], input: "")
        }

        #expect(seen.contains("***"))
        #expect(!seen.contains("5ecret"))
    }

    private func output(of arguments: [String], input: String = "") async throws -> String {
        let run = try await ProgramRun.of(arguments, home: home, input: input)
        return run.output + run.errors
    }

    /// All that stands below the home folder, but what the test itself typed.
    private func files(except names: String...) throws -> String {
        var text = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
            let name = (path as NSString).lastPathComponent
            if names.contains(name) || name.hasPrefix("stream-") { continue }
            text += "\n\(path)\n"
            // A folder has no content, and a database is no UTF-8: its bytes are looked at all the same.
            text +=
                FileManager.default.contents(atPath: home.at(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return text
    }
}

/// A server that repeats what it was told wherever it can, and sends on to addresses with secrets in them.
private struct Echo {
    let server: ScriptedServer

    init() throws {
        server = try ScriptedServer { request in
            let shown = [request.headers["Authorization"], request.headers["X-Plain"]].compactMap(\.self)
            let headers = [
                "Content-Type": "application/json", "Set-Cookie": "session=access-5ecret",
                "X-Echo": shown.joined(separator: " "), "WWW-Authenticate": "Basic realm=\"x\"",
            ]
            func answer(_ status: Int, _ body: String) -> [ServerStep] { [.status(status, headers, Data(body.utf8))] }
            if request.path.hasSuffix("RefreshToken") {
                return answer(
                    200,
                    #"{"access_token":"renewed-5ecret","refresh_token":"refresh-5ecret","expires_in":0}"#
                )
            }
            guard !shown.isEmpty else { return answer(401, #"{"error":{"code":40100,"message":"Who?"}}"#) }
            if request.path.hasSuffix("Customer") { return answer(200, #"{"id":"1","firstName":"Ana"}"#) }
            if request.path.hasPrefix("/manga/popular") {
                return [.redirect(to: "ftp://u:password-5ecret@h/?token=query-5ecret")]
            }
            let message = shown.joined(separator: " ").replacing("Bearer ", with: "").replacing("Basic ", with: "")
            return answer(400, #"{"error":{"code":40000,"message":"No good: \#(message)"}}"#)
        }
    }
}
