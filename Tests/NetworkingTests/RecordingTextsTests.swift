import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

/// What a recording leaves out of texts of every kind.
struct RecordingTextsTests {
    private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    private func replayed(_ body: String, _ type: String) async throws -> String {
        let back = try await tape.replayed(tape.answer(Data(body.utf8), type: type), tape.request("/a"))
        return String(decoding: back.body, as: UTF8.self)
    }

    @Test(arguments: [
        (
            "<a><token>S-1</token><user name=\"x\">ada</user></a>",
            "<a><token>***</token><user name=\"x\">ada</user></a>"
        ),
        ("<token><![CDATA[S-1]]></token>", "<token><![CDATA[***]]></token>"),
        (
            "<credentials>\n <user id=\"S-1\">S-2</user>S-3</credentials><b>1</b>",
            "<credentials>\n <user id=\"***\">***</user>***</credentials><b>1</b>"
        ),
        ("<x password=\"S-1\" n='2'/>", "<x password=\"***\" n='2'/>"),
        ("<add key=\"Password\" value=\"S-1\"/>", "<add key=\"Password\" value=\"***\"/>"),
        ("<p name=\"api-key\">S-1</p><p name=\"b\">c</p>", "<p name=\"api-key\">***</p><p name=\"b\">c</p>"),
        ("<s:Status><s:Code>G00000</s:Code></s:Status>", "<s:Status><s:Code>G00000</s:Code></s:Status>"),
        ("<secretary>Ann</secretary>", "<secretary>Ann</secretary>"), ("<token>S-1", "<token>***"),
        ("<a href=\"http://h/?token=S-1&amp;n=1\">t</a>", "<a href=\"http://h/?token=***&amp;n=1\">t</a>"),
    ])
    func `secrets go from XML`(text: String, shown: String) async throws {
        #expect(try await replayed(text, "application/xml") == shown)
    }

    @Test(arguments: [
        ("<meta name=\"csrf-token\" content=\"S-1\"><p>b</p>", "<meta name=\"csrf-token\" content=\"***\"><p>b</p>"),
        (
            "<input type=hidden name=_csrf value=S-1> Remember <b>me</b>",
            "<input type=hidden name=_csrf value=***> Remember <b>me</b>"
        ),
        ("<p>Password: S 1</p><p>b: c</p>", "<p>Password: ***</p><p>b: c</p>"),
        (
            "<script>var token = \"S-1\"; f({'csrf': 'S-2', n: 1})</script>",
            "<script>var token = \"***\"; f({'csrf': '***', n: 1})</script>"
        ),
        ("<div data-csrf='S-1'>x</div>", "<div data-csrf='***'>x</div>"),
        ("<!-- api_key=S-1 -->", "<!-- api_key=*** -->"), ("<p>1 < 2, a > b</p>", "<p>1 < 2, a > b</p>"),
        ("<label for=\"password\">Password</label>", "<label for=\"password\">Password</label>"),
        ("<p>\(token)</p>", "<p>***</p>"),
    ])
    func `secrets go from HTML`(text: String, shown: String) async throws {
        #expect(try await replayed(text, "text/html") == shown)
    }

    @Test(arguments: [
        ("contraseña: S 1\nn: 1", "contraseña: ***\nn: 1"), ("token=S-1;n=1", "token=***;n=1"),
        ("{\\\"token\\\": \\\"S-1\\\", \\\"n\\\": 1}", "{\\\"token\\\": \\\"***\\\", \\\"n\\\": 1}"),
        ("Authorization: Bearer S-1", "Authorization: ***"), ("ask http://ada:S-1@h/x", "ask http://***@h/x"),
        ("the secretary's keyboard: there", "the secretary's keyboard: there"),
    ])
    func `secrets go from text`(text: String, shown: String) async throws {
        #expect(try await replayed(text, "text/plain") == shown)
    }

    @Test(
        arguments: [
            (
                #"{"bearer": "S-1", "csrf": "S-2", "contraseña": "S-3"}"#,
                #"{"bearer": "***", "csrf": "***", "contraseña": "***"}"#
            ),
            (
                #"[{"name": "csrf_token", "value": "S-1"}, {"key": "color", "value": "red"}]"#,
                #"[{"name": "csrf_token", "value": "***"}, {"key": "color", "value": "red"}]"#
            ),
            (
                #"{"secretary": "Ann", "tokenizer": "bpe", "token_type": "bearer", "cookies": 3, "title": "Secret: the moth"}"#,
                nil
            ),
            (
                #"{"total_tokens": 42, "pin": 1234, "has_password": true, "code": 40401}"#,
                #"{"total_tokens": 42, "pin": 0, "has_password": true, "code": 40401}"#
            ),
            (#"{"a": "see \#(token) there", "\#(token)": 1}"#, #"{"a": "see *** there", "***": 1}"#),
            (
                #"{"html": "<input name='token' value='S-1'>", "said": "Your password: S 1", "q": "key: S-12345"}"#,
                #"{"html": "<input name='token' value='***'>", "said": "Your password: ***", "q": "key: ***"}"#
            ),
            (#"{"url": "http://ada:S-1@h/files/\#(token)/1.png"}"#, #"{"url": "http://***@h/files/***/1.png"}"#),
        ] as [(String, String?)]
    )
    func `secrets go from JSON, and nothing else`(text: String, shown: String?) async throws {
        let back = try JSONSerialization.jsonObject(with: Data(try await replayed(text, "application/json").utf8))
        let wanted = try JSONSerialization.jsonObject(with: Data((shown ?? text).utf8))

        #expect(back as? NSObject == wanted as? NSObject)
    }

    @Test func `an address in an answer leads to its file, whatever secrets it has`() async throws {
        try tape.start()
        for path in [
            "/\(Self.token)/1.png", "/token=5f4dcc3b5aa7/1.png", "/a;sid=5f4dcc3b5aa7/1.png",
            "/1.png?X-Amz-Signature=1&n=2",
            "/password/5f4dcc3b5aa7/1.png",
        ] {
            let list = Data(#"{"url": "\#(tape.server.absoluteString)\#(path)"}"#.utf8)
            try await tape.record(tape.answer(list), to: tape.request("/list"))
            try await tape.record(tape.answer(Data(path.utf8), type: "image/png"), to: tape.request(path))
        }
        let replay = tape.replay
        for number in 1...5 {
            let list = try await replay.send(tape.request("/list"), to: nil).body
            let object = try JSONSerialization.jsonObject(with: list) as? [String: String]
            let url = try #require(URL(string: object?["url"] ?? ""))

            let page = try await replay.send(HTTPRequest(.get, url), to: nil)

            #expect(page.headers["Content-Type"] == "image/png", "\(number): \(url)")
        }
    }

    @Test func `what is in use is left out wherever it stands, in every spelling`() async throws {
        let secrets = Secrets()
        var config = APIConfig(id: EnvironmentID("x"), serverURL: "http://u:server-secret@manga.test:3001")
        config.headers = ["X-Plain": "p&ss \"word<1>"]
        secrets.add(config)
        tape.recorder.keepOut(secrets)
        let text = "<a b=\"p&amp;ss &quot;word&lt;1&gt;\">p%26ss%20%22word%3C1%3E p&ss \\\"word<1> server-secret</a>"
        var answer = tape.answer(Data(text.utf8), type: "text/html")
        answer.headers["Location"] = "http://manga.test:3001/server-secret/a"

        let back = try await tape.replayed(answer, tape.request("/a"))

        #expect(String(decoding: back.body, as: UTF8.self) == "<a b=\"***\">*** *** ***</a>")
        #expect(back.headers["Location"] == "http://manga.test:3001/***/a")
    }

    @Test func `what a server gave out is left out from then on`() async throws {
        try tape.start()
        let login = tape.answer(
            Data(#"{"token": "abcdef-12345678"}"#.utf8),
            headers: ["Set-Cookie": "sid=cookie-1234567; Path=/"]
        )
        try await tape.record(login, to: tape.request("/login", .post))
        let echo = Data("abcdef-12345678 and cookie-1234567".utf8)

        try await tape.record(tape.answer(echo, type: "text/plain"), to: tape.request("/abcdef-12345678"))

        #expect(try tape.files.contains("***/GET.json"))
        let back = try await tape.replay.send(tape.request("/abcdef-12345678"), to: nil)
        #expect(String(decoding: back.body, as: UTF8.self) == "*** and ***")
    }

    @Test func `a text that goes to a sink, or is no UTF-8, is written without secrets too`() async throws {
        try tape.start()
        var answer = tape.answer(Data("token=S-1 ".utf8) + [0xE9], type: "text/plain; charset=latin1")
        answer.url = tape.request("/1").url
        let transport = RecordingTransport(tape.recorder, over: ScriptedTransport(answer))
        let sink = MemoryBody()

        _ = try await transport.send(tape.request("/1"), to: sink)

        #expect(sink.data == answer.body)
        #expect(try await tape.replay.send(tape.request("/1"), to: nil).body == Data("token=*** ".utf8) + [0xE9])
    }
}
