import Foundation
import MangaCrypto
import MangaNetworking
import TestSupport
import Testing

/// A recording answers as the server did.
struct RecordingTransportTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    @Test func `an answer comes back with status, version, tries, headers and body, sign for sign`() async throws {
        let text = Data(#"{"b": 1.50, "a": [null, true]}"#.utf8)
        let headers: HTTPHeaders = [
            "ETag": "7", "Date": "now", "Content-Length": "30", "Connection": "close", "Set-Cookie": "sid=abc",
        ]
        var answer = tape.answer(text, status: 404, headers: headers)
        answer.version = "HTTP/1.1"
        var request = tape.request("/api/v1/manga?q=a")
        request.attempt = 3

        let back = try await tape.replayed(answer, request)

        #expect(back.status == 404)
        #expect(back.version == "HTTP/1.1")
        #expect(back.tries == 3)
        answer.headers["Set-Cookie"] = nil
        answer.headers.append("Set-Cookie", "***")
        #expect(Set(back.headers.fields) == Set(answer.headers.fields))
        #expect(back.body == text)
    }

    @Test func `headers come back in their order and spelling, those that come again too`() async throws {
        var answer = tape.answer(Data("a".utf8), type: "text/plain")
        for (name, value) in [("Via", "1"), ("Via", "2"), ("X-A", "3"), ("Via", "4"), ("x-a", "5"), ("X-A", "6")] {
            answer.headers.append(name, value)
        }

        let back = try await tape.replayed(answer, tape.request("/a"))

        #expect(back.headers == answer.headers)
    }

    @Test(arguments: [
        (#"{"b":1.50,"a":[null,{}],"c":"ñ/"}"#, true), (#"{"b": 1.50, "a": [null, {}]}"#, true),
        ("{\n  \"b\": 1\n}", true), (#"{"b":1.50,"a":"\/"}"#, false), ("{ }", false), ("{\"a\":1}\n", false),
    ])
    func `JSON comes back as it was laid out, from its own file where no layout says how`(
        text: String,
        isInside: Bool
    ) async throws {
        let back = try await tape.replayed(tape.answer(Data(text.utf8)), tape.request("/a"))

        #expect(String(decoding: back.body, as: UTF8.self) == text)
        #expect(try tape.files.count == (isInside ? 1 : 2))
    }

    @Test func `what no mock file may hold is not recorded`() async throws {
        var answer = tape.answer(Data("1".utf8), headers: ["X Y": "1", "X-Z": "a\u{1}b", "X-A": "1"])
        answer.version = "HTTP/1.11"

        let back = try await tape.replayed(answer, tape.request("/a"))

        #expect(back.headers.fields.map(\.name) == ["X-A", "Content-Type"])
        #expect(back.version == "")
    }

    @Test func `an answer without a body has one file`() async throws {
        let back = try await tape.replayed(tape.answer(Data(), status: 204), tape.request("/a"))

        #expect(back.status == 204)
        #expect(try tape.files == ["a/GET.json"])
    }

    @Test func `what is other each time comes back each time`() async throws {
        try tape.start()
        for date in ["1", "1", "2", "3"] {
            let answer = tape.answer(Data("1".utf8), headers: ["Date": date, "X-A": "a"])
            #expect(answer.headers.fields.first?.name == "Date")
            try await tape.record(answer, to: tape.request("/a"))
        }
        let replay = tape.replay

        var dates: [String?] = []
        for _ in 0..<5 {
            let headers = try await replay.send(tape.request("/a"), to: nil).headers
            #expect(headers.fields.map(\.name) == ["Date", "X-A", "Content-Type"])
            dates.append(headers["Date"])
        }

        #expect(dates == ["1", "1", "2", "3", "3"])
        #expect(try tape.files == ["a/GET.json"])
    }

    @Test func `a length is that of what is written, which tells of no secret`() async throws {
        let text = Data(#"{"token":"SECRET-12345"}"#.utf8)

        let back = try await tape.replayed(tape.answer(text, headers: ["Content-Length": "24"]), tape.request("/a"))

        #expect(String(decoding: back.body, as: UTF8.self) == #"{"token":"***"}"#)
        #expect(back.headers["Content-Length"] == "15")
    }

    @Test(arguments: ["\"text\"", "null", "{\"a\": 1, \"a\": 2}", "no JSON"])
    func `what cannot stand in the file stands beside it`(body: String) async throws {
        let back = try await tape.replayed(tape.answer(Data(body.utf8)), tape.request("/a"))

        #expect(back.body == Data(body.utf8))
    }

    @Test func `a page that goes to a sink is copied on its way`() async throws {
        try tape.start()
        let page = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        var answer = tape.answer(page, type: "image/png")
        answer.url = tape.request("/1.png").url
        let transport = RecordingTransport(tape.recorder, over: ScriptedTransport(answer))
        let (sink, copy) = (MemoryBody(), MemoryBody())

        let response = try await transport.send(tape.request("/1.png"), to: sink)
        _ = try await tape.replay.send(tape.request("/1.png"), to: copy)

        #expect(response.body.isEmpty)
        #expect(sink.data == page)
        #expect(copy.data == page)
        #expect(tape.recorder.progress?.count == 1)
        let hash = page.withUnsafeBytes { SHA256.hex(of: $0) }.prefix(8)
        #expect(try tape.files == ["1.png/GET.\(hash).body", "1.png/GET.json"])
    }

    @Test func `parts and unchanged answers are not written, and that is told once for each request`() async throws {
        try tape.start()
        var part = tape.request("/1.png")
        part.headers["Range"] = "bytes=5-"
        let transport = RecordingTransport(
            tape.recorder,
            over: ScriptedTransport(
                tape.answer(Data("x".utf8), status: 206),
                tape.answer(Data(), status: 304),
                tape.answer(Data(), status: 304)
            )
        )

        _ = try await transport.send(part, to: nil)
        for _ in 0..<2 { _ = try await transport.send(tape.request("/2"), to: nil) }

        #expect(
            tape.reports.all == [
                .partial(request: "GET http://manga.test:3001/1.png", status: 206),
                .partial(request: "GET http://manga.test:3001/2", status: 304),
            ]
        )

        #expect(tape.recorder.progress?.count == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: tape.path) == ["recording.json"])
    }

    @Test func `nothing is written before it starts and after it stops`() async throws {
        let transport = RecordingTransport(
            tape.recorder,
            over: ScriptedTransport(tape.answer(Data("1".utf8)), tape.answer(Data("2".utf8)))
        )

        _ = try await transport.send(tape.request("/a"), to: nil)
        try tape.start()
        #expect(tape.recorder.stop()?.count == 0)
        _ = try await transport.send(tape.request("/b"), to: nil)

        #expect(tape.recorder.progress == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: tape.path) == ["recording.json"])
    }

    @Test func `a folder with something else in it is left alone`() throws {
        try tape.folder.file("mine.txt")

        #expect(throws: RecordError.notEmpty(tape.folder.path)) {
            try tape.recorder.start(in: tape.folder.path, server: tape.server)
        }
        #expect(tape.recorder.progress == nil)
    }

    @Test func `a redirect is recorded with where it led`() async throws {
        let target = URL(string: "http://manga.test:3001/new?token=SECRET-1&n=1")

        try tape.start()
        try await tape.record(tape.answer(Data("{}".utf8)), to: tape.request("/old"), at: target)

        #expect(try tape.files == ["new/GET?n=1.json", "old/GET.json"])
        let back = try await tape.replay.send(tape.request("/old"), to: nil)
        #expect(back.url.absoluteString == "http://manga.test:3001/new?token=***&n=1")
        #expect(back.body == Data("{}".utf8))
    }

    @Test(arguments: [("/form", HTTPMethod.post, 302), ("/form", .post, 307), ("/get", .get, 301), ("/put", .put, 308)])
    func `a chain of redirects is replayed with its methods and addresses`(
        path: String,
        method: HTTPMethod,
        status: Int
    ) async throws {
        let server = try ScriptedServer { request in
            switch request.path {
            case path: [.status(status, ["Location": "next?token=SECRET-1&n=1"], Data())]
            case "/next?token=SECRET-1&n=1": [.status(303, ["Location": "/end"], Data())]
            default: [.status(404, [:], Data("\(request.method) \(request.path)".utf8))]
            }
        }
        defer { server.stop() }
        let folder = tape.folder.at("chain")
        try tape.recorder.start(in: folder, server: server.url())
        let wire = CurlTransport(variables: [:])
        let body = method == .get ? nil : Data("a=1".utf8)
        let request = HTTPRequest(method, server.url(path), body: body)

        let live = try await RecordingTransport(tape.recorder, over: wire).send(request, to: nil)
        tape.recorder.stop()
        server.stop()
        let back = try await MockTransport(folder: folder, servers: []).send(request, to: nil)
        await wire.shutdown()

        #expect(live.url == server.url("/end"))
        #expect(back.url == live.url)
        #expect(back.status == 404)
        #expect(back.version == live.version)
        #expect(back.body == live.body)
        #expect(back.headers == live.headers)
    }
}
