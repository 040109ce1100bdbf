import Foundation
import MangaNetworking
import TestSupport
import Testing

/// No two requests have one file.
struct RecordingNamesTests {
    private let tape: Tape

    init() throws {
        tape = try Tape()
    }

    private func said(_ request: HTTPRequest, _ replay: MockTransport) async throws -> String {
        String(decoding: try await replay.send(request, to: nil).body, as: UTF8.self)
    }

    /// Records `first` and `second` with answers of their own, and plays both, in this order and in the other.
    private func areApart(_ first: HTTPRequest, _ second: HTTPRequest) async throws {
        try tape.start()
        try await tape.record(tape.answer(Data("1".utf8)), to: first)
        try await tape.record(tape.answer(Data("2".utf8)), to: second)

        #expect(tape.reports.all == [])
        #expect(try tape.files.count >= 2)
        let (forward, back) = (tape.replay, tape.replay)
        #expect(try await said(first, forward) == "1")
        #expect(try await said(second, forward) == "2")
        #expect(try await said(second, back) == "2")
        #expect(try await said(first, back) == "1")
    }

    @Test(arguments: [
        ("/t", "/t/"), ("/d/e", "/d//e"), ("/", "//"), ("/t", "/t?"), ("/t?", "/t?&"), ("/a?x&y", "/a?y&x"),
        ("/a?x=1", "/a?x=1&"), ("/find?q=a/b", "/find?q=a%2Fb"), ("/find?q=a%2Fb", "/find?q=a%7Cb"),
        ("/find?q=a/b", "/find?q=a%7Cb"), ("/num/GET.json", "/num/%47ET.json"),
        ("/num/%47ET.json", "/num/%2547ET.json"), ("/recording.json", "/%72ecording.json"), ("/***", "/%2A%2A%2A"),
        ("/%2A%2A%2A", "/%252A%252A%252A"), ("/find?q=***", "/find?q=%2A%2A%2A"), ("/...", "/%2E%2E%2E"),
        ("/a", "/A"), ("/a", "/a%20"), ("/%C3%B1", "/%c3%b1"), ("/a;b", "/a%3Bb"), ("/a+b?c+d", "/a%20b?c%20d"),
        ("/t/GET", "/t"),
    ])
    func `addresses that differ have files of their own`(first: String, second: String) async throws {
        try await areApart(tape.request(first), tape.request(second))
    }

    @Test(arguments: [
        (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, "application/json"),
        (#"[{"x":{"b":1,"a":2}}]"#, #"[{"x":{"a":2,"b":1}}]"#, "application/json"),
        (#"{"a":1}"#, #"{"a":1.0}"#, "application/json"), (#"{"a":1}"#, #"{"a":"1"}"#, "application/json"),
        ("a=1&b=2", "b=2&a=1", "application/x-www-form-urlencoded"),
        ("a=1", "a=1&", "application/x-www-form-urlencoded"), ("a", "a\n", "text/plain"),
        ("\u{FF}", "\u{FE}", "application/octet-stream"),
    ])
    func `bodies that differ have files of their own`(first: String, second: String, type: String) async throws {
        func post(_ text: String) -> HTTPRequest {
            var request = tape.request("/call", .post, body: Data(text.utf8))
            request.headers["Content-Type"] = type
            return request
        }
        try await areApart(post(first), post(second))
    }

    @Test func `a body is also answered in an order of its members that was not recorded`() async throws {
        try tape.start()
        let recorded = tape.request("/call", .post, body: Data(#"{"b":1,"a":2,"token":"x"}"#.utf8))
        try await tape.record(tape.answer(Data("1".utf8)), to: recorded)

        for body in [#"{"a":2,"b":1}"#, #"{"b": 1, "a": 2}"#] {
            #expect(try await said(tape.request("/call", .post, body: Data(body.utf8)), tape.replay) == "1")
        }
        await #expect(throws: MockError.self) {
            try await said(tape.request("/call", .post, body: Data(#"{"a":2,"b":2}"#.utf8)), tape.replay)
        }
    }

    /// A folder as it was recorded before names told all requests apart.
    private func old(_ files: [String: String]) throws -> MockTransport {
        for (path, text) in files {
            let file = tape.folder.url.appending(path: "old/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return MockTransport(folder: tape.folder.at("old"), servers: [])
    }

    @Test(arguments: [true, false])
    func `old recordings are read by their names, new ones are not`(isOld: Bool) async throws {
        let format = isOld ? "" : #", "format": 2"#
        let replay = try old([
            "recording.json": "{\"server\": \"http://manga.test:3001\"\(format)}",
            "t/GET.json": #"{"body": "t"}"#, "find/GET?q=a%2Fb.json": #"{"body": "find"}"#,
            "call/POST#c22fea5d.json": #"{"body": "call"}"#, "@h/a/GET.json": #"{"body": "other"}"#,
        ])
        let form = HTTPRequest(
            .post,
            URL(literal: "http://manga.test:3001/call"),
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: Data("a=1&".utf8)
        )
        let requests = [
            tape.request("/t/"), tape.request("/t?"), tape.request("//t"), tape.request("/find?q=a/b"), form,
        ]

        for request in requests {
            if isOld {
                let text = try await said(request, replay)
                #expect(["t", "find", "call"].contains(text))
            } else {
                await #expect(throws: MockError.self, "\(request.url)") { try await said(request, replay) }
            }
        }
        #expect(try await said(tape.request("/t"), replay) == "t")
        if isOld { #expect(try await said(HTTPRequest(.get, URL(literal: "http://h/a/")), replay) == "other") }
    }

    @Test func `who goes on with an old recording leaves its names as they are`() async throws {
        _ = try old(["recording.json": #"{"server": "http://manga.test:3001"}"#, "t/GET.json": #"{"body": "t"}"#])
        let folder = tape.folder.at("old")
        try tape.recorder.start(in: folder, server: tape.server)
        try await tape.record(tape.answer(Data("2".utf8)), to: tape.request("/a/"))
        tape.recorder.stop()

        let replay = MockTransport(folder: folder, servers: [])
        #expect(try await said(tape.request("/t/"), replay) == "t")
        #expect(try await said(tape.request("/a/"), replay) == "2")
    }

    @Test(arguments: [
        ("/t/", "t/%/GET.json"), ("/a//b", "a/%/b/GET.json"), ("/t?", "t/GET?.json"),
        ("/a b?q=ñ", "a%20b/GET?q=%C3%B1.json"),
        ("/find?path=a/b", "find/GET?path=a|b.json"), ("/", "GET.json"),
    ])
    func `a file is written where the error names it`(path: String, place: String) async throws {
        let replay = try old(["x/GET.json": #"{"body": 1}"#])
        let address = tape.server.absoluteString + path
        let request = HTTPRequest(.get, try #require(URL(string: address)))
        let error = await #expect(throws: MockError.self) {
            try await MockTransport(folder: tape.folder.at("old"), servers: [tape.server]).send(request, to: nil)
        }
        let wanted = if case .noFile(_, let path, _) = error { path } else { "" }
        #expect(wanted == tape.folder.at("old/" + place))

        _ = try old([place: #"{"body": "here"}"#])
        let played = MockTransport(folder: tape.folder.at("old"), servers: [tape.server])
        #expect(try await said(request, played) == "here")
        withExtendedLifetime(replay) {}
    }
}
