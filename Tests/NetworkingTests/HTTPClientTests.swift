import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct HTTPClientTests {
    private let config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h/base/")
    private let clock = ManualClock()

    @Test func `a call goes out with the environment's headers, token and patience`() async throws {
        let transport = ScriptedTransport(answer(200, "[]"))
        _ = try await client(transport, token: "secret").send(.search("a b&c", offset: 5, limit: 7))
        let url = try #require(URL(string: "http://h:3001/base/api/v1/manga?q=a%20b%26c&offset=5&limit=7"))
        var request = HTTPRequest(
            .get,
            url,
            headers: [
                "Accept": "application/json", "PlatformType": PlatformType.current.rawValue,
                "User-Agent": "MangaReader/1.0", "Authorization": "Bearer secret",
            ]
        )
        request.totalTimeout = .seconds(300)
        request.cachePolicy = .cached
        #expect(transport.requests == [request])
    }

    @Test func `a call that makes the server download waits as long as a download may take`() async throws {
        let transport = ScriptedTransport(answer(404, ""))
        await #expect(throws: APIError.self) {
            try await client(transport).send(.download(slug: "x", chapter: "1"))
        }
        #expect(transport.requests.map(\.stallTimeout) == [.seconds(300)])
    }

    @Test func `bodies carry their media type`() async throws {
        let transport = ScriptedTransport(answer(200, "1"), answer(200, "1"))
        let client = client(transport)
        let form = Endpoint<Int>(.post, "/form", body: .form(["b": "1 &", "a": "ü"]), timeout: .seconds(60))
        let json = Endpoint<Int>(.post, "json", body: .json(Data("{}".utf8)))
        #expect(try await client.send(form) == 1)
        #expect(try await client.send(json) == 1)
        #expect(transport.requests.map(\.body) == [Data("b=1%20%26&a=%C3%BC".utf8), Data("{}".utf8)])
        #expect(
            transport.requests.map { $0.headers["Content-Type"] }
                == ["application/x-www-form-urlencoded", "application/json"]
        )
        #expect(transport.requests.map(\.stallTimeout) == [.seconds(60), .seconds(30)])
        #expect(
            transport.requests.map(\.url.absoluteString) == ["http://h:3001/base/form", "http://h:3001/base/json"]
        )
    }

    @Test(arguments: [
        (404, #"{"success":false,"error":{"code":40401,"message":"No"}}"#, 40401, "No"),
        (507, #"{"success":false,"error":{"code":50701,"message":"Full","details":{"a":1}}}"#, 50701, "Full"),
        (409, #"{"error":{"code":40902}}"#, 40902, ""),
        (500, #"{"success":false,"error":{"code":50001,"message":"Failed"}}"#, 50001, "Failed"),
        (403, "<html>no</html>", 40300, ""),
        (500, "", 50000, ""),
        (400, #"{"success":false,"error":{"code":"x","message":1}}"#, 40000, ""),
        (302, "", 30200, ""),
    ])
    func `a failure is the server's, by its code`(status: Int, body: String, code: Int, message: String) async {
        let url = "http://h:3001/base/api/v1/health"
        let transport = FlakyTransport([.status(status, body)])
        let tries = status == 500 ? 4 : 1
        await #expect(throws: APIError.server(status: status, code: code, message: message, url: url, tries: tries)) {
            try await client(transport).send(.health)
        }
    }

    @Test(
        arguments: [
            (#"[{"slug":"a","title":"A"},{"slug":"b"}]"#, .missing("[1].title")),
            (#"[{"slug":"a","title":null}]"#, .null("[0].title")),
            (#"[{"slug":"a","title":1}]"#, .notOfKind("[0].title", .text)),
            (#"{"manga":[]}"#, .notOfKind("", .list)),
        ] as [(String, AnswerFlaw)]
    )
    func `an answer in another shape is unreadable, by its key path`(body: String, flaw: AnswerFlaw) async {
        let transport = ScriptedTransport(answer(200, body, ["Content-Type": "text/html"]))
        await #expect(throws: APIError.unreadable(url: "http://h:3001/manga/popular", flaw: flaw)) {
            try await HTTPClient(config: APIConfig(id: EnvironmentID("x"), serverURL: "http://h"), transport: transport)
                .send(.popular)
        }
    }

    @Test(arguments: [
        (200, "text/html", "<html>", ForeignAnswer.html), (200, "text/html; charset=utf-8", "[{", .html),
        (200, "", " \n<!DOCTYPE html>\n<title>Hello</title>", .html), (200, "text/plain", "OK", .other("text/plain")),
        (200, "", "OK", .other("")), (200, "", "", .empty), (204, "", "", .empty),
        (404, "text/html", "<html>404</html>", .html), (404, "", "", .empty),
        (405, "text/plain", "no", .other("text/plain")),
        (404, "application/json", #"{"detail":"Not Found"}"#, .json),
    ])
    func `a server of another kind is told from one that fails`(
        status: Int,
        type: String,
        body: String,
        found: ForeignAnswer
    ) async {
        let transport = ScriptedTransport(answer(status, body, type.isEmpty ? [:] : ["Content-Type": type]))
        let url = status == 200 ? "http://h:3001/manga/popular" : "http://h:3001/base/api/v1/health"
        await #expect(throws: APIError.wrongKind(url: url, kind: .mangareader, status: status, found: found)) {
            try await client(transport).send(.popular)
        }
    }

    @Test func `what is wrong with an answer is told in every language`() {
        let flaws: [AnswerFlaw] = [
            .missing("a[1].b"), .null(""), .notOfKind("a", .text), .notOfKind("", .object), .wrongValue("a"), .empty,
            .notJSON(type: nil), .notJSON(type: "text/json"), .other("x"), .notOfKind("a", .other("Date")),
        ]

        func words(_ language: Language) -> [String] {
            flaws.map { flaw in
                let text = APIError.unreadable(url: "u", flaw: flaw).message.text(in: language)
                return String(text.split(separator: ": ")[1].split(separator: ". ")[0])
            }
        }

        #expect(
            words(.english) == [
                "a[1].b is missing", "the answer is null", "a is not text", "the answer is not an object",
                "a has a wrong value", "it is empty, not JSON", "it is not valid JSON",
                "it is not valid JSON, although it is sent as text/json", "x", "a is not Date",
            ]
        )
        #expect(
            words(.spanish) == [
                "falta a[1].b", "la respuesta es null", "a no es un texto", "la respuesta no es un objeto",
                "a tiene un valor incorrecto", "está vacía, no es JSON", "no es JSON válido",
                "no es JSON válido, aunque se envía como text/json", "x", "a no es Date",
            ]
        )
    }

    @Test func `who expects no answer takes any`() async throws {
        let transport = ScriptedTransport(answer(200, "<html>", ["Content-Type": "text/html"]))
        _ = try await client(transport).send(.prepare(slug: "x", chapter: "1"))
    }

    @Test(arguments: ["application/json", "application/problem+json; charset=utf-8"])
    func `JSON that is none is said to be broken, not of another kind`(type: String) async {
        let transport = ScriptedTransport(answer(200, "[{", ["Content-Type": type]))
        let flaw = AnswerFlaw.notJSON(type: type)
        await #expect(throws: APIError.unreadable(url: "http://h:3001/manga/popular", flaw: flaw)) {
            try await client(transport).send(.popular)
        }
    }

    @Test(arguments: [
        ("application/json; charset=iso-8859-1", String.Encoding.utf8), ("application/json; charset=nonsense", .utf8),
        ("application/json; charset=utf-8", .utf16), ("application/json", .utf16LittleEndian),
    ])
    func `JSON is read by its bytes, whatever charset it is said to have`(
        type: String,
        encoding: String.Encoding
    ) async throws {
        var response = answer(200, "", ["Content-Type": type])
        response.body = try #require(#"[{"slug":"a","title":"El Niño"}]"#.data(using: encoding))

        let list = try await client(ScriptedTransport(response)).send(.popular)

        #expect(list.map(\.title) == ["El Niño"])
    }

    @Test func `JSON in bytes that are no text is broken JSON`() async throws {
        var response = answer(200, "", ["Content-Type": "application/json; charset=utf-8"])
        response.body = try #require(#"[{"slug":"a","title":"El Niño"}]"#.data(using: .isoLatin1))
        let flaw = AnswerFlaw.notJSON(type: "application/json; charset=utf-8")

        await #expect(throws: APIError.unreadable(url: "http://h:3001/manga/popular", flaw: flaw)) {
            try await client(ScriptedTransport(response)).send(.popular)
        }
    }

    @Test(arguments: ["", "/h", "ftp://h", "http://", "http://[x"])
    func `a server without an address is never asked`(serverURL: String) async {
        let transport = ScriptedTransport()
        let client = HTTPClient(
            config: APIConfig(id: EnvironmentID("x"), serverURL: serverURL),
            transport: transport
        )
        await #expect {
            try await client.send(.health)
        } throws: { error in
            if case .badAddress = error as? APIError { true } else { false }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `a page of the own origin is fetched with the token, over HTTP 1`() async throws {
        let url = try #require(URL(string: "http://H:3001/api/v1/images/x/1/0"))
        let transport = ScriptedTransport(HTTPResponse(status: 206, body: Data("page".utf8), url: url))
        let sink = MemorySink()
        let response = try await client(transport, token: "secret")
            .fetch(url, headers: ["Range": "bytes=4-", "accept": "image/*"], to: sink)
        #expect(response.status == 206)
        #expect(sink.bytes == Data("page".utf8))
        let request = try #require(transport.requests.first)
        #expect(request.version == .http1)
        #expect(request.stallTimeout == .seconds(30))
        #expect(request.totalTimeout == .seconds(300))
        #expect(request.headers["Authorization"] == "Bearer secret")
        #expect(request.headers["Range"] == "bytes=4-")
        #expect(request.headers["Accept"] == "image/*")
    }

    @Test(arguments: [
        "https://h:3001/x", "http://h:3002/x", "http://h/x", "http://evil.example/h:3001", "http://h:3001@evil/",
    ])
    func `a page of another origin is fetched without headers and token`(address: String) async throws {
        let url = try #require(URL(string: address))
        let transport = ScriptedTransport(HTTPResponse(status: 200, url: url))
        _ = try await client(transport, token: "secret").fetch(url, to: MemorySink())
        #expect(transport.requests.map(\.headers) == [["Accept": "*/*"]])
    }

    @Test func `a page is fetched once, whatever comes`() async throws {
        let url = try #require(URL(string: "http://h:3001/x"))
        let transport = ScriptedTransport(HTTPResponse(status: 503, url: url))
        #expect(try await client(transport).fetch(url, to: MemorySink()).status == 503)
        #expect(clock.sleeps == [])
    }

    private func client(_ transport: any HTTPTransport, token: String? = nil) -> HTTPClient {
        HTTPClient(config: config, transport: transport, token: token, clock: clock)
    }

    private func answer(_ status: Int, _ body: String, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
        let path = status == 200 ? "/manga/popular" : "/base/api/v1/health"
        let url = URL(string: "http://h:3001\(path)") ?? URL(filePath: "/")
        return HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: url)
    }
}
