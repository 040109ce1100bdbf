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

    @Test func `an answer comes back with status, body and headers, but those of its connection`() async throws {
        let text = Data(#"{"b": 1.50, "a": [null, true]}"#.utf8)
        let headers: HTTPHeaders = ["ETag": "7", "Date": "now", "Content-Length": "9", "Connection": "close"]

        let back = try await tape.replayed(
            tape.answer(text, status: 404, headers: headers),
            tape.request("/api/v1/manga?q=a")
        )

        #expect(back.status == 404)
        #expect(back.headers == ["ETag": "7", "Content-Type": "application/json"])
        #expect(
            String(decoding: back.body, as: UTF8.self)
                == "{\n  \"b\": 1.50,\n  \"a\": [\n    null,\n    true\n  ]\n}"
        )
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

    @Test func `parts and unchanged answers are not written`() async throws {
        try tape.start()
        var part = tape.request("/1.png")
        part.headers["Range"] = "bytes=5-"
        let transport = RecordingTransport(
            tape.recorder,
            over: ScriptedTransport(tape.answer(Data("x".utf8), status: 206), tape.answer(Data(), status: 304))
        )

        _ = try await transport.send(part, to: nil)
        _ = try await transport.send(tape.request("/2"), to: nil)

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
}
