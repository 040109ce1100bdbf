import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct LogStageTests {
    private let notebook = Notebook()
    private let clock = ManualClock()

    @Test func `at none nothing is written`() async throws {
        try await send(at: .none)

        #expect(notebook.lines.isEmpty)
    }

    @Test func `at default there is a line for each call, each answer, and each try that failed`() async throws {
        try await send(at: .default)

        #expect(
            notebook.entries == [
                "→ PUT http://h/x?token=***&a=1, 16 bytes", "← try 1: 503, 5 bytes, HTTP/1.1", "← try 2: 200, 2 bytes",
                "← 200, 2 bytes, 2 tries",
            ]
        )
    }

    @Test func `at verbose there are the headers too, without secrets`() async throws {
        try await send(at: .verbose)

        let request = [
            "→ Accept: text/html", "→ Content-Type: application/json", "→ X-Shared: ***",
        ]
        #expect(
            notebook.entries == [
                "→ PUT http://h/x?token=***&a=1, 16 bytes",
                "→ try 1: PUT http://h/x?token=***&a=1, 16 bytes",
            ] + request + [
                "← try 1: 503, 5 bytes, HTTP/1.1", "← Location: http://***@h/y?sig=***", "← Set-Cookie: ***",
                "→ try 2: PUT http://h/x?token=***&a=1, 16 bytes",
            ] + request + [
                "← try 2: 200, 2 bytes", "← 200, 2 bytes, 2 tries",
            ]
        )
    }

    @Test func `at curl there is the command that sends the same, without secrets`() async throws {
        try await send(at: .curl)

        let command = #"""
            → curl --request PUT --header 'Accept: text/html' \#
            --header 'Content-Type: application/json' --header 'X-Shared: ***' --data-raw '{"password":"***"}' \#
            --location --max-redirs 10 --compressed --connect-timeout 15.0 --speed-limit 1 --speed-time 30 \#
            'http://h/x?token=***&a=1'
            """#
        #expect(
            notebook.entries == [
                "→ PUT http://h/x?token=***&a=1, 16 bytes", command, "← try 1: 503, 5 bytes, HTTP/1.1", command,
                "← try 2: 200, 2 bytes", "← 200, 2 bytes, 2 tries",
            ]
        )
    }

    @Test func `a call that was tried in vain says why, and how often`() async throws {
        let log = RequestLog(environment: "dev", level: .default, logger: notebook)
        let wire = Wire { _, _ in throw TriedError(last: .connectionLost(server: "h"), tries: 4) }
        let request = HTTPRequest(.get, try #require(URL(string: "http://h/")))

        await #expect(throws: TriedError.self) {
            try await LogStage(.call, to: log, over: wire, clock: clock).send(request, to: nil)
        }

        let end = "✗ The connection to “h” was lost. Try again. (It was tried 4 times.)"
        #expect(notebook.entries == ["→ GET http://h/", end])
    }

    @Test func `each line has date, environment, id and duration`() async throws {
        let log = RequestLog(
            environment: "dev",
            level: .default,
            logger: notebook,
            mark: "abcd",
            now: { Present().now }
        )
        let wire = Wire { [clock] request, _ in
            try await clock.sleep(for: .milliseconds(1234))
            return request.answer(200, "1")
        }
        var request = HTTPRequest(.get, url)
        request.id = "abcd-7"
        _ = try await LogStage(.call, to: log, over: wire, clock: clock).send(request, to: nil)

        #expect(
            notebook.text == """
                2027-01-15T08:00:00.000Z dev abcd-7 0 ms → GET http://h/x
                2027-01-15T08:00:00.000Z dev abcd-7 1234 ms ← 200, 1 bytes
                """
        )
    }

    @Test func `an error is written, and thrown`() async {
        let log = RequestLog(environment: "dev", level: .default, logger: notebook)
        let error = TransportError.unsafeRedirect(server: "h", target: "http://u:p@h/?token=secret")
        let stage = LogStage(.call, to: log, over: Wire { _, _ in throw error })

        await #expect(throws: error) { try await stage.send(HTTPRequest(.get, url), to: nil) }
        #expect(notebook.entries.count == 2)
        #expect(notebook.entries.last?.hasPrefix("✗ “h” redirects to “http://***@h/?token=***”") == true)
    }

    @Test func `an error says how often it was tried`() async {
        let log = RequestLog(environment: "dev", level: .default, logger: notebook)
        let lost = FlakyTransport([.failure(.connectionLost(server: "h"))])
        let retry = RetryStage(RetryPolicy(retries: 1), over: LogStage(.attempt, to: log, over: lost), clock: clock)
        let stage = LogStage(.call, to: log, over: retry)

        await #expect(throws: TriedError.self) { try await stage.send(HTTPRequest(.get, url), to: nil) }
        let words = "The connection to “h” was lost. Try again."
        #expect(
            notebook.entries == [
                "→ GET http://h/x", "✗ try 1: \(words)", "✗ try 2: \(words)", "✗ \(words) (It was tried 2 times.)",
            ]
        )
    }

    @Test func `the level may change while a request runs`() async throws {
        let log = RequestLog(environment: "dev", level: .none, logger: notebook)
        let stage = LogStage(
            .call,
            to: log,
            over: Wire { request, _ in
                log.level = .default
                return request.answer(200)
            }
        )
        _ = try await stage.send(HTTPRequest(.get, url), to: nil)

        #expect(notebook.entries == ["← 200, 0 bytes"])
    }

    @Test(
        arguments: [
            (.cached(age: .seconds(9)), "← 200, 0 bytes, kept for 9 s"),
            (.revalidated, "← 200, 0 bytes, kept, unchanged"),
            (.stale(age: .seconds(9)), "← 200, 0 bytes, kept for 9 s, too old"),
        ] as [(HTTPResponse.Freshness, String)]
    )
    func `a kept answer is called one`(freshness: HTTPResponse.Freshness, line: String) async throws {
        let log = RequestLog(environment: "dev", level: .default, logger: notebook)
        let wire = Wire { request, _ in
            var response = request.answer(200)
            response.freshness = freshness
            return response
        }
        _ = try await LogStage(.call, to: log, over: wire).send(HTTPRequest(.get, url), to: nil)

        #expect(notebook.entries.last == line)
    }

    @Test(arguments: LogLevel.allCases)
    func `an answer that is too old is warned of at every level`(level: LogLevel) async throws {
        let log = RequestLog(environment: "dev", level: level, logger: notebook)
        let wire = Wire { request, _ in
            var response = request.answer(200)
            response.freshness = .stale(age: .seconds(9))
            return response
        }
        _ = try await LogStage(.call, to: log, over: wire).send(HTTPRequest(.get, url), to: nil)

        #expect(
            notebook.warnings.map { $0.text(in: .english) } == [
                "“h” cannot be asked for the moment; its answer of 9 seconds ago is shown."
            ]
        )
    }

    @Test(arguments: LogLevel.allCases)
    func `an insecure environment warns every time, at every level`(level: LogLevel) async throws {
        let log = RequestLog(environment: "dev", level: level, logger: notebook)
        let stage = LogStage(.call, to: log, over: Wire { request, _ in request.answer(200) })
        for address in ["https://h/x", "https://h/x", "http://h/x"] {
            var request = HTTPRequest(.get, URL(literal: address))
            request.connection.isInsecure = true
            _ = try await stage.send(request, to: nil)
            _ = try await stage.send(HTTPRequest(.get, URL(literal: address)), to: nil)
        }

        #expect(notebook.warnings.count == 2)
    }

    @Test func `what a terminal would obey is not written`() async throws {
        let log = RequestLog(environment: "d\u{1B}ev", level: .verbose, logger: notebook)
        let wire = Wire { request, _ in request.answer(200, "", ["X\r\nY": "\u{1B}[2J\u{9B}0m\u{202E}"]) }
        _ = try await LogStage(.attempt, to: log, over: wire).send(HTTPRequest(.get, url), to: nil)

        #expect(notebook.entries.last == "← X Y: ␛[2J\u{FFFD}0m")
        #expect(notebook.lines.last?.environment == "d␛ev")
    }

    @Test func `a file gets a line for each line, and is its owner's alone`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("requests.log", Data("old\n".utf8)).path(percentEncoded: false)
        let line = RequestLogLine(
            date: Present().now,
            environment: "dev",
            id: "1",
            elapsed: .zero,
            content: .entry("x")
        )
        try FileLogger(path: path).log(line)
        try FileLogger(path: path).log(line)

        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                old
                2027-01-15T08:00:00.000Z dev 1 0 ms x
                2027-01-15T08:00:00.000Z dev 1 0 ms x

                """
        )
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        #expect(facts[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a log that cannot be opened is named`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: LogError.self) { try FileLogger(path: folder.path) }
        #expect(throws: LogError.cannotOpen(path: folder.at("no/log"), errno: ENOENT)) {
            try FileLogger(path: folder.at("no/log"))
        }
    }

    private let url = URL(literal: "http://h/x")

    /// A PUT that succeeds at its second try, through the stages that a client has.
    private func send(at level: LogLevel) async throws {
        let authenticator = Authenticator(
            .init(environment: .init("dev"), name: "dev", server: url),
            credentials: .key(header: "X-Shared", value: "v")
        )
        let log = RequestLog(environment: "dev", level: level, logger: notebook, secrets: authenticator.secrets)
        let wire = Wire { request, visit in
            guard visit == 1 else { return request.answer(200, "ok") }
            var response = request.answer(
                503,
                "sorry",
                ["Location": "http://u:p@h/y?sig=1", "Set-Cookie": "session=secret"]
            )
            response.version = "HTTP/1.1"
            return response
        }
        let tries = LogStage(.attempt, to: log, over: wire, clock: clock)
        let retry = RetryStage(RetryPolicy(), over: tries, clock: clock)
        let stage = LogStage(.call, to: log, over: AuthenticationStage(authenticator, over: retry), clock: clock)
        let request = HTTPRequest(
            .put,
            URL(literal: "http://h/x?token=secret&a=1"),
            headers: ["Accept": "text/html", "Content-Type": "application/json"],
            body: Data(#"{"password":"s"}"#.utf8)
        )
        _ = try await stage.send(request, to: nil)
    }
}
