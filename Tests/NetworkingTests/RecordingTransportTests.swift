import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

/// A recording answers as the server did.
struct RecordingTransportTests {
    private let folder: TemporaryFolder
    private let recorder = Recorder()
    private let server = URL(string: "http://manga.test:3001") ?? URL(filePath: "/")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func request(_ path: String, _ method: HTTPMethod = .get, body: Data? = nil) -> HTTPRequest {
        HTTPRequest(method, URL(string: server.absoluteString + path) ?? server, body: body)
    }

    private func answer(
        _ body: Data,
        status: Int = 200,
        type: String = "application/json",
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        var all = headers
        all["Content-Type"] = type
        return HTTPResponse(status: status, headers: all, body: body, url: server)
    }

    private var recording: String { folder.at("recording") }

    private var replay: MockTransport {
        MockTransport(folder: recording, servers: [])
    }

    /// What the recording of `answer` to `request` says.
    private func replayed(_ answer: HTTPResponse, _ request: HTTPRequest) async throws -> HTTPResponse {
        try recorder.start(in: recording, server: server)
        let transport = RecordingTransport(recorder, over: ScriptedTransport(answer))
        #expect(try await transport.send(request, to: nil) == answer)
        return try await replay.send(request, to: nil)
    }

    @Test func `an answer comes back with status, body and headers, but those of its connection`() async throws {
        let text = Data(#"{"b": 1.50, "a": [null, true]}"#.utf8)
        let headers: HTTPHeaders = ["ETag": "7", "Date": "now", "Content-Length": "9", "Connection": "close"]

        let back = try await replayed(answer(text, status: 404, headers: headers), request("/api/v1/manga?q=a"))

        #expect(back.status == 404)
        #expect(back.headers == ["ETag": "7", "Content-Type": "application/json"])
        #expect(
            String(decoding: back.body, as: UTF8.self)
                == "{\n  \"b\": 1.50,\n  \"a\": [\n    null,\n    true\n  ]\n}"
        )
    }

    @Test(arguments: ["\"text\"", "null", "{\"a\": 1, \"a\": 2}", "no JSON"])
    func `what cannot stand in the file stands beside it`(body: String) async throws {
        let back = try await replayed(answer(Data(body.utf8)), request("/a"))

        #expect(back.body == Data(body.utf8))
    }

    @Test func `no cookie, token or password is written`() async throws {
        let text = """
            {"token": "SECRET-1", "code": 40401, "url": "http://manga.test:3001/p?token=SECRET-2&n=1", "user": {"password": "SECRET-3"}}
            """
        let headers: HTTPHeaders = ["Set-Cookie": "sid=SECRET-4", "X-Auth-Token": "SECRET-5"]
        var login = request("/login?token=SECRET-6", .post, body: Data(#"{"password": "SECRET-7"}"#.utf8))
        login.headers["Content-Type"] = "application/json"

        let back = try await replayed(answer(Data(text.utf8), headers: headers), login)

        let files = try FileManager.default.subpathsOfDirectory(atPath: recording)
        let texts = files.map { FileManager.default.contents(atPath: "\(recording)/\($0)") ?? Data() }
        let written = (files + texts.map { String(decoding: $0, as: UTF8.self) }).joined()
        #expect(!written.contains("SECRET"))
        let object = try JSONSerialization.jsonObject(with: back.body) as? [String: Any]
        #expect(object?["code"] as? Int == 40401)
        #expect(object?["url"] as? String == "http://manga.test:3001/p?token=***&n=1")
    }

    @Test(arguments: [
        (
            "application/json",
            #"{"echo": "Bearer TOK-12345678", "credentials": {"value": "x-SECRET"}, "list": ["TOK-12345678"]}"#
        ),
        ("text/plain", "you sent Bearer TOK-12345678 and pass-9876"),
        ("application/json", #"{"a": "TOK-12345678", "a": "pass-9876"}"#),
    ])
    func `what a request carries is not written where a server repeats it`(type: String, body: String) async throws {
        var asked = request("/echo", .post, body: Data("password=pass-9876&x=1".utf8))
        asked.headers["Authorization"] = "Bearer TOK-12345678"

        let back = try await replayed(answer(Data(body.utf8), type: type), asked)

        let text = String(decoding: back.body, as: UTF8.self)
        #expect(text.contains("***"))
        #expect(!text.contains("TOK-12345678") && !text.contains("pass-9876") && !text.contains("x-SECRET"))
    }

    @Test func `a page that goes to a sink is copied on its way`() async throws {
        try recorder.start(in: recording, server: server)
        let page = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let transport = RecordingTransport(recorder, over: ScriptedTransport(answer(page, type: "image/png")))
        let (sink, copy) = (MemoryBody(), MemoryBody())

        let response = try await transport.send(request("/1.png"), to: sink)
        _ = try await replay.send(request("/1.png"), to: copy)

        #expect(response.body.isEmpty)
        #expect(sink.data == page)
        #expect(copy.data == page)
        #expect(recorder.progress?.count == 1)
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(recording)/1.png").sorted()
        #expect(files == ["GET.body", "GET.json"])
    }

    @Test func `parts and unchanged answers are not written`() async throws {
        try recorder.start(in: recording, server: server)
        var part = request("/1.png")
        part.headers["Range"] = "bytes=5-"
        let transport = RecordingTransport(
            recorder,
            over: ScriptedTransport(answer(Data("x".utf8), status: 206), answer(Data(), status: 304))
        )

        _ = try await transport.send(part, to: nil)
        _ = try await transport.send(request("/2"), to: nil)

        #expect(recorder.progress?.count == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: recording) == ["recording.json"])
    }

    @Test func `nothing is written before it starts and after it stops`() async throws {
        let transport = RecordingTransport(
            recorder,
            over: ScriptedTransport(answer(Data("1".utf8)), answer(Data("2".utf8)))
        )

        _ = try await transport.send(request("/a"), to: nil)
        try recorder.start(in: recording, server: server)
        #expect(recorder.stop()?.count == 0)
        _ = try await transport.send(request("/b"), to: nil)

        #expect(recorder.progress == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: recording) == ["recording.json"])
    }

    @Test func `a folder with something else in it is left alone`() throws {
        try folder.file("mine.txt")

        #expect(throws: RecordError.notEmpty(folder.path)) { try recorder.start(in: folder.path, server: server) }
        #expect(recorder.progress == nil)
    }

    @Test func `an answer that cannot be written ends the recording, not the request`() async throws {
        try recorder.start(in: recording, server: server)
        try Data().write(to: URL(filePath: "\(recording)/a"))
        let transport = RecordingTransport(recorder, over: ScriptedTransport(answer(Data("1".utf8))))

        let response = try await transport.send(request("/a/b"), to: nil)

        #expect(response.body == Data("1".utf8))
        #expect(recorder.progress?.failure != nil)
        #expect(recorder.progress?.count == 0)
    }
}

private final class MemoryBody: BodySink {
    private let state = Mutex(Data())

    var data: Data { state.withLock { $0 } }

    func accepts(_ head: HTTPResponse) throws -> Bool { true }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        state.withLock { $0.append(contentsOf: bytes) }
    }
}
