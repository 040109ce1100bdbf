import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

/// What the log shows of requests, by the names of its parts.
struct RedactionTests {
    @Test(arguments: [
        ("http://u:p@h/x", "http://***@h/x"), ("http://u@h", "http://***@h"), ("http://a@b@h/x@y", "http://***@h/x@y"),
        ("http://h/x?access_token=1&q=2", "http://h/x?access_token=***&q=2"),
        ("http://h/x?a=1&API-Key=2&refresh%5Ftoken=3", "http://h/x?a=1&API-Key=***&refresh%5Ftoken=***"),
        ("http://h/x?client_secret=&passwd=1&sig=2&code=3", "http://h/x?client_secret=***&passwd=***&sig=***&code=***"),
        ("http://h/x?q=token&offset=1#access_token=2", "http://h/x?q=token&offset=1#access_token=***"),
        ("http://h/token/x?keyword=y&monkey=z", "http://h/token/x?keyword=y&monkey=z"),
    ])
    func `secrets go from an address`(address: String, shown: String) async throws {
        let command = try await command(for: HTTPRequest(.get, URL(literal: address)))

        #expect(command.contains(shown))
    }

    @Test(arguments: [
        ("Authorization", "Bearer abc", "Bearer ***"), ("authorization", "Basic abc", "Basic ***"),
        ("Authorization", "abc", "***"), ("Proxy-Authorization", "Digest a=\"b\"", "Digest ***"),
        ("Cookie", "a=b", "***"), ("X-API-Key", "abc", "***"), ("X-Auth-Token", "abc", "***"),
        ("x-session-id", "abc", "***"), ("X-Amz-Signature", "abc", "***"), ("Accept", "a/b", "a/b"),
        ("CompanyCode", "abc", "abc"), ("Referer", "http://h/?token=abc", "http://h/?token=***"),
    ])
    func `secrets go from headers`(name: String, value: String, shown: String) async throws {
        let command = try await command(for: HTTPRequest(.get, URL(literal: "http://h/"), headers: [name: value]))

        #expect(command.contains("--header '\(name): \(shown)'"))
    }

    @Test(arguments: [
        (
            "application/x-www-form-urlencoded", "refresh_token=abc&grant_type=refresh_token",
            "--data-raw 'refresh_token=***&grant_type=refresh_token'"
        ),
        (
            "application/json", #"{"a":[{"newPassword":"abc"}],"b":1}"#,
            #"--data-raw '{"a":[{"newPassword":"***"}],"b":1}'"#
        ),
        ("application/json; charset=utf-8", #"{"token":{"x":"abc"}}"#, #"--data-raw '{"token":"***"}'"#),
        ("application/json", #"{"token":"abc"#, "--data-binary @BODY-OF-13-BYTES"),
        ("text/plain", "password abc", "--data-binary @BODY-OF-12-BYTES"),
    ])
    func `secrets go from bodies`(type: String, body: String, shown: String) async throws {
        let url = URL(literal: "http://h/")
        let request = HTTPRequest(.post, url, headers: ["Content-Type": type], body: Data(body.utf8))
        let command = try await command(for: request)

        #expect(command.contains(shown))
        #expect(!command.contains("abc"))
    }

    @Test func `the command says how the server is reached`() async throws {
        var request = HTTPRequest(.head, URL(literal: "https://h/it's"), headers: ["X-Empty": ""])
        request.version = .http1
        request.login = .init(user: "o'neil", password: "abc")
        request.totalTimeout = .seconds(300)
        request.connection = .init(proxy: "http://u:abc@proxy:3128", caFile: "/a b/ca.pem", isInsecure: true)

        #expect(
            try await command(for: request) == #"""
                → curl --head --header 'X-Empty;' --anyauth --user 'o'\''neil:***' --location --max-redirs 10 \#
                --compressed --http1.1 --proxy 'http://***@proxy:3128' --cacert '/a b/ca.pem' --insecure \#
                --connect-timeout 15.0 --speed-limit 1 --speed-time 30 --max-time 300.0 'https://h/it'\''s'
                """#
        )
    }

    @Test func `a shell makes the command's words of it again`() async throws {
        let headers: HTTPHeaders = ["X-Odd": #"a'b "c" $HOME `d` \e !f"#]
        let url = URL(literal: "http://h/x?a=1&b=$(id);c")
        let command = try await command(for: HTTPRequest(.get, url, headers: headers))
        let words = try shell("printf '%s\\n' \(command.dropFirst("→ curl ".count))")

        #expect(words.contains(#"X-Odd: a'b "c" $HOME `d` \e !f"#))
        #expect(words.last == url.absoluteString)
    }

    @Test func `a known secret goes wherever it stands`() async throws {
        let notebook = Notebook()
        let credentials = [
            Credentials.token(BearerToken(access: "access-secret", refresh: "refresh secret")),
            .password(user: "u", password: "pass word"), .key(header: "X-Plain", value: "key-secret"),
        ]
        for credentials in credentials {
            let place = Authenticator.Place(environment: .init("x"), name: "x", server: URL(literal: "http://h"))
            let authenticator = Authenticator(place, credentials: credentials)
            let log = RequestLog(environment: "x", level: .verbose, logger: notebook, secrets: authenticator.secrets)
            let wire = Wire { request, _ in
                request.answer(
                    200,
                    "",
                    ["X-Echo": "access-secret refresh%20secret pass word key-secret dTpwYXNzIHdvcmQ="]
                )
            }
            let stage = AuthenticationStage(authenticator, over: LogStage(.attempt, to: log, over: wire))
            _ = try await stage.send(HTTPRequest(.get, URL(literal: "http://h/")), to: nil)
        }

        let echoes = notebook.entries.filter { $0.hasPrefix("← X-Echo") }
        #expect(
            echoes == [
                "← X-Echo: *** *** pass word key-secret dTpwYXNzIHdvcmQ=",
                "← X-Echo: access-secret refresh%20secret *** key-secret ***",
                "← X-Echo: access-secret refresh%20secret pass word *** dTpwYXNzIHdvcmQ=",
            ]
        )
        #expect(notebook.entries.contains("→ X-Plain: ***"))
    }

    @Test func `the settings of an environment hold secrets too`() async throws {
        var config = APIConfig(id: EnvironmentID("x"), serverURL: "http://u:server-secret@h")
        config.proxy = "http://u:proxy-secret@proxy"
        config.headers = ["X-Plain": "header-secret", "Accept-Language": "language"]
        let secrets = Secrets()
        secrets.add(config)
        let notebook = Notebook()
        let log = RequestLog(environment: "x", level: .verbose, logger: notebook, secrets: secrets)
        let echo = "server-secret proxy-secret header-secret language"
        let stage = LogStage(.attempt, to: log, over: Wire { request, _ in request.answer(200, "", ["X-Echo": echo]) })
        let headers = HTTPHeaders(config.headers)
        _ = try await stage.send(HTTPRequest(.get, URL(literal: "http://h/"), headers: headers), to: nil)

        #expect(notebook.entries.contains("← X-Echo: *** *** *** language"))
        #expect(notebook.entries.contains("→ X-Plain: ***"))
        #expect(notebook.entries.contains("→ Accept-Language: language"))
    }

    private func command(for request: HTTPRequest) async throws -> String {
        let notebook = Notebook()
        let log = RequestLog(environment: "x", level: .curl, logger: notebook)
        _ = try await LogStage(.attempt, to: log, over: Wire { request, _ in request.answer(200) })
            .send(request, to: nil)
        return notebook.entries.first ?? ""
    }

    private func shell(_ script: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
