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

    @Test(arguments: [
        // What names a value without a name of its own.
        ("<input type=\"password\" value=\"S-1\">", "<input type=\"password\" value=\"***\">", "text/html"),
        (
            "<input value=S-1 autocomplete=current-password>", "<input value=*** autocomplete=current-password>",
            "text/html"
        ),
        (
            "<input placeholder=\"Password\" value=\"S-1\">", "<input placeholder=\"Password\" value=\"***\">",
            "text/html"
        ),
        (
            "<dict><key>password</key>\n<string>S-1</string><key>n</key><integer>5</integer></dict>",
            "<dict><key>password</key>\n<string>***</string><key>n</key><integer>5</integer></dict>",
            "application/x-plist"
        ),
        (
            "<dl><dt>Token:</dt> <dd>S-1</dd><dt>a</dt><dd>b</dd></dl>",
            "<dl><dt>Token:</dt> <dd>***</dd><dt>a</dt><dd>b</dd></dl>", "text/html"
        ),
        ("<tr><td>Token</td><td>S-1</td></tr>", "<tr><td>Token</td><td>***</td></tr>", "text/html"),
        ("<tr><th>Token</th><th>Name</th></tr>", "<tr><th>Token</th><th>Name</th></tr>", "text/html"),
        ("<token><!-- S-1 --><b>S-2</b></token>", "<token><!--***--><b>***</b></token>", "application/xml"),
        (
            "<div data-j='{&quot;token&quot;:&quot;S-1&quot;,&quot;n&quot;:1}'></div>",
            "<div data-j='{&quot;token&quot;:&quot;***&quot;,&quot;n&quot;:1}'></div>", "text/html"
        ),
        // Names and signs that are written otherwise.
        ("%70assword=S-1&n=1", "%70assword=***&n=1", "application/x-www-form-urlencoded"),
        ("user%5Bpassword%5D=S-1&n=1", "user%5Bpassword%5D=***&n=1", "application/x-www-form-urlencoded"),
        ("password => S-1", "password => ***", "text/plain"),
        ("'token' => 'S-1', 'n' => 1", "'token' => '***', 'n' => 1", "text/plain"),
        ("token := \"S-1\"", "token := \"***\"", "text/plain"),
        ("mysql --password S-1 --user ada", "mysql --password *** --user ada", "text/plain"),
        ("x --token 'S 1' y", "x --token '***' y", "text/plain"),
        ("a --password --n", "a --password --n", "text/plain"),
        ("f(\"token\", \"S-1\")", "f(\"token\", \"***\")", "text/plain"),
        // Quotes within quotes.
        ("password = \"\"\"S\n1\"\"\"; n", "password = \"\"\"***\"\"\"; n", "text/plain"),
        ("\"{\"\"token\"\":\"\"S-1\"\",\"\"n\"\":1}\"", "\"{\"\"token\"\":\"\"***\"\",\"\"n\"\":1}\"", "text/csv"),
        (#"{\\\"token\\\":\\\"S-1\\\",\\\"n\\\":1}"#, #"{\\\"token\\\":\\\"***\\\",\\\"n\\\":1}"#, "text/plain"),
        ("password='S''1' n='x'", "password='***' n='x'", "text/plain"),
        // Tables.
        (
            "user,Token,n\r\nada,S-1,1\r\n\"b\",\"S,\"\"2\",\r\n,,",
            "user,Token,n\r\nada,***,1\r\n\"b\",\"***\",\r\n,,",
            "text/csv; charset=utf-8"
        ),
        ("a\tpassword\n1\tS 1\n2", "a\tpassword\n1\t***\n2", "text/tab-separated-values"),
        // YAML.
        ("password: |\n  S-1\n  S-2\nn: 1", "password: |\n  ***\n  ***\nn: 1", "text/plain"),
        (
            "a:\n  tokens:\n    - S-1\n    - \"S 2\"\n  n: 1\n",
            "a:\n  tokens:\n    - \"***\"\n    - \"***\"\n  n: 1\n", "application/yaml"
        ),
        ("credentials:\n  user: S-1\n  pin: 1234\nb: c", "credentials:\n  user: \"***\"\n  pin: 0\nb: c", "text/yaml"),
        ("password: S-1\npin: 1234\nb: c", "password: \"***\"\npin: 0\nb: c", "text/yaml"),
        ("tokens:\n- S-1\nn: 1", "tokens:\n- \"***\"\nn: 1", "text/x-yaml"),
        // A script stays one.
        ("var token = getToken(); n = 1", "var token = getToken(); n = 1", "text/javascript"),
        ("let pin = 1234, token = `S-1`;", "let pin = 0, token = `***`;", "application/javascript"),
        ("let token: string = 'S-1'; let b: token;", "let token: string = '***'; let b: token;", "text/typescript"),
        (
            "x({token: a.b, tokens: ['S-1', c, 5], n: [1]})", "x({token: a.b, tokens: ['***', c, 0], n: [1]})",
            "text/javascript"
        ),
        ("setPassword('S-1'); f(\"token\", 'S-2')", "setPassword('***'); f(\"token\", '***')", "text/javascript"),
        (
            "<script>if (a<b) token = f(1);</script><p>token=S-1</p>",
            "<script>if (a<b) token = f(1);</script><p>token=***</p>", "text/html"
        ),
        (
            #"{"a":1,"a":2,"tokens":["S-1",5],"pin":1234,"c":{"token":null}}"#,
            #"{"a":1,"a":2,"tokens":["***",0],"pin":0,"c":{"token":null}}"#, "application/json"
        ),
        (
            "{\"token\": \"S-1\"}\n{\"token\": \"S-2\"}\n", "{\"token\": \"***\"}\n{\"token\": \"***\"}\n",
            "application/x-ndjson"
        ),
        // Comments end where they did.
        ("f(); // token: S 1\nlet token = g()", "f(); // token: ***\nlet token = g()", "text/javascript"),
        ("/* password: S-1 */ let token = g()", "/* password: *** */ let token = g()", "text/javascript"),
        ("let a = \"//h\", token = g()", "let a = \"//h\", token = g()", "text/javascript"),
        ("<!-- password: S-1 --><p>b</p>", "<!-- password: *** --><p>b</p>", "text/html"),
        ("<!--token=S-1--><p>b</p>", "<!--token=***--><p>b</p>", "text/html"),
        // Parts of a form.
        (
            "--b\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nS-1\r\n--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\n1\r\n--b--",
            "--b\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n***\r\n--b\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\n1\r\n--b--",
            "multipart/form-data"
        ),
    ])
    func `secrets go from what names them in other ways, and the rest stays what it is`(
        text: String,
        shown: String,
        type: String
    ) async throws {
        #expect(try await replayed(text, type) == shown)
    }

    @Test(
        arguments: [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
            (.utf16LittleEndian, []),
            (.utf16BigEndian, []), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, []),
            (.utf8, [0xEF, 0xBB, 0xBF]),
        ] as [(String.Encoding, [UInt8])]
    )
    func `secrets go whatever the text is written in, and it stays written so`(
        encoding: String.Encoding,
        mark: [UInt8]
    ) async throws {
        func data(_ text: String) throws -> Data { Data(mark) + (try #require(text.data(using: encoding))) }
        for type in ["application/json", "text/plain", "application/octet-stream"] {
            let answer = tape.answer(try data(#"{"title":"ñandú","token":"SECRET-1"}"#), type: type)

            let back = try await tape.replayed(answer, tape.request("/a"))

            #expect(back.body == (try data(#"{"title":"ñandú","token":"***"}"#)), "\(type)")
        }
        let plain = try await tape.replayed(tape.answer(try data("token=SECRET-1 ñ"), type: "x/y"), tape.request("/b"))
        #expect(plain.body == (try data("token=*** ñ")))
    }

    @Test func `text that is called something else is text, with a sink too`() async throws {
        try tape.start()
        let body = Data("token=SECRET-1 caf".utf8) + [0xE9]
        for (path, type) in [("/1", "application/octet-stream"), ("/2", ""), ("/3", "binary/octet-stream")] {
            var answer = tape.answer(body, type: type)
            answer.url = tape.request(path).url
            let transport = RecordingTransport(tape.recorder, over: ScriptedTransport(answer))
            _ = try await transport.send(tape.request(path), to: path == "/1" ? MemoryBody() : nil)

            let back = try await tape.replay.send(tape.request(path), to: nil)
            #expect(back.body == Data("token=*** caf".utf8) + [0xE9])
        }
    }

    @Test(
        arguments: [
            (#"["token","SECRET-1"]"#, #"["token","***"]"#),
            (#"{"h": ["user", "ada", "X-Api-Key", "S-1"]}"#, #"{"h": ["user", "ada", "X-Api-Key", "***"]}"#),
            (#"[["session_id", 5], ["n", 5]]"#, #"[["session_id", 0], ["n", 5]]"#),
            (#"["Secret Crush", "Romance"]"#, nil), (#"["a", "token"]"#, nil), (#"["token"]"#, nil),
            (#"{"type": "password", "value": "S-1"}"#, #"{"type": "password", "value": "***"}"#),
            (#"{"cmd": "mysql --password S-1 db"}"#, #"{"cmd": "mysql --password *** db"}"#),
        ] as [(String, String?)]
    )
    func `lists and pairs of JSON have names, too`(text: String, shown: String?) async throws {
        let back = try JSONSerialization.jsonObject(with: Data(try await replayed(text, "application/json").utf8))
        let wanted = try JSONSerialization.jsonObject(with: Data((shown ?? text).utf8))

        #expect(back as? NSObject == wanted as? NSObject)
    }

    @Test func `secrets go from headers of any name`() async throws {
        let headers: HTTPHeaders = ["X-Debug": "user=ada; token=S-1", "X-Note": "a: b, c=d", "ETag": "\"token\""]

        let back = try await tape.replayed(tape.answer(Data(), headers: headers), tape.request("/a"))

        #expect(back.headers["X-Debug"] == "user=ada; token=***")
        #expect(back.headers["X-Note"] == "a: b, c=d")
        #expect(back.headers["ETag"] == "\"token\"")
    }

    @Test func `what the request says in any of its parts is left out of its answer`() async throws {
        try tape.start()
        let secrets = [
            "path-5f4dcc3b5a", "matrix-12345", "query-12345", "header-12345", "nested-12345", "refer-12345",
            "pass-12345",
            "pair-12345", "list-12345", "123456789", "4711",
        ]
        var request = tape.request(
            "/reset-password/path-5f4dcc3b5a/x;sid=matrix-12345?token=query-12345&q=harmless",
            .post,
            body: Data(
                #"{"password":"pass-12345","f":{"name":"token","value":"pair-12345"},"l":["secret","list-12345"],"pins":[123456789],"pin":"4711","q":"harmless"}"#
                    .utf8
            )
        )
        request.headers["X-Auth-Token"] = "header-12345"
        request.headers["X-Extra"] = "a=1; token=nested-12345"
        request.headers["Referer"] = "http://h/?access_token=refer-12345"
        let echo =
            (secrets + ["harmless", "x47110"]).joined(separator: " ") + " "
            + Data("pass-12345".utf8).base64EncodedString()

        for type in ["text/plain", "application/json"] {
            let text = type == "text/plain" ? echo : "{\"echo\":\"\(echo)\"}"
            try await tape.record(tape.answer(Data(text.utf8), type: type), to: request)
        }
        let replay = tape.replay
        for _ in 0..<2 {
            let back = String(decoding: try await replay.send(request, to: nil).body, as: UTF8.self)
            #expect(back.contains(Array(repeating: "***", count: 11).joined(separator: " ") + " harmless x47110 ***"))
        }
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
