import Foundation
import MangaNetworking
import Synchronization
import TestSupport
import Testing

struct MockTransportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var transport: MockTransport {
        MockTransport(folder: folder.path, servers: [url("http://manga.test:3001")])
    }

    private func url(_ text: String) -> URL {
        URL(string: text) ?? URL(filePath: "/")
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func answer(_ request: HTTPRequest) async throws -> String {
        String(decoding: try await transport.send(request, to: nil).body, as: UTF8.self)
    }

    @Test func `a request is answered by the file of its path, method and query`() async throws {
        try write("api/v1/manga/GET.json", #"{"body": "list"}"#)
        try write("api/v1/manga/GET?q=a%20b&limit=5.json", #"{"body": "found"}"#)
        try write("api/v1/manga/DELETE.json", #"{"body": "gone", "meta": {"statusCode": 410}}"#)

        #expect(try await answer(HTTPRequest(.get, url("http://manga.test:3001/api/v1/manga"))) == "list")
        #expect(
            try await answer(HTTPRequest(.get, url("http://manga.test:3001/api/v1/manga?q=a%20b&limit=5"))) == "found"
        )
        let gone = try await transport.send(HTTPRequest(.delete, url("http://manga.test:3001/api/v1/manga")), to: nil)
        #expect(gone.status == 410)
    }

    @Test func `a request without a file names the file it looked for`() async {
        let request = HTTPRequest(.get, url("http://manga.test:3001/api/v1/manga?token=abc&q=moon"))

        await #expect(
            throws: MockError.noFile(
                request: "GET http://manga.test:3001/api/v1/manga?token=***&q=moon",
                path: "\(folder.path)/api/v1/manga/GET?q=moon.json"
            )
        ) { try await transport.send(request, to: nil) }
    }

    @Test func `a body without a file names the file for it, and the one for any`() async throws {
        let request = HTTPRequest(.post, url("http://manga.test:3001/login"), body: Data("{}".utf8))

        let error = await #expect(throws: MockError.self) { try await transport.send(request, to: nil) }

        #expect(
            error
                == .noFile(
                    request: "POST http://manga.test:3001/login",
                    path: "\(folder.path)/login/POST#44136fa355b3678a.json",
                    common: "\(folder.path)/login/POST.json"
                )
        )
    }

    @Test func `who asks again gets the next answer, and the last one for ever`() async throws {
        try write("GET.json", #"{"body": "one", "meta": {"times": 2}}"#)
        try write("GET#2.json", #"{"body": "two"}"#)
        try write("GET#3.json", #"{"body": "three"}"#)
        try write("GET#5.json", #"{"body": "never"}"#)
        let transport = transport
        let request = HTTPRequest(.get, url("http://manga.test:3001/"))

        var answers: [String] = []
        for _ in 0..<6 {
            answers.append(String(decoding: try await transport.send(request, to: nil).body, as: UTF8.self))
        }

        #expect(answers == ["one", "one", "two", "three", "three", "three"])
        #expect(try await answer(request) == "one")
    }

    @Test func `a folder of asterisks answers for what has no folder of its own`() async throws {
        try write("users/***/list/GET.json", #"{"body": "any"}"#)
        try write("users/ada/GET.json", #"{"body": "ada"}"#)
        try write("users/ada/list/PUT.json", #"{"body": "put"}"#)

        #expect(try await answer(HTTPRequest(.get, url("http://manga.test:3001/users/bob/list"))) == "any")
        #expect(try await answer(HTTPRequest(.get, url("http://manga.test:3001/users/ada/list"))) == "any")
        #expect(try await answer(HTTPRequest(.get, url("http://manga.test:3001/users/ada"))) == "ada")
        #expect(try await answer(HTTPRequest(.put, url("http://manga.test:3001/users/ada/list"))) == "put")
    }

    @Test(arguments: [
        (
            "{",
            "The note of the recording, FOLDER/recording.json, is not JSON: line 1, column 2: It ends too early. Correct it."
        ),
        ("[]", "The note of the recording, FOLDER/recording.json, is [], but must be an object with server."),
        (
            "{}",
            "The note of the recording, FOLDER/recording.json, has no server, which must be the address of an http or https server."
        ),
        (
            "{\n\"server\": \"ftp://h\"}",
            "The note of the recording, FOLDER/recording.json, line 2: server is \"ftp://h\", but must be the address of an http or https server."
        ),
        (
            "{\"server\": \"http://h\", \"format\": 3}",
            "The note of the recording, FOLDER/recording.json, line 1: format is 3, but must be a whole number from 1 to 2."
        ),
    ])
    func `what is wrong with the note of a recording is told`(note: String, words: String) async throws {
        try write("recording.json", note)
        try write("GET.json", #"{"body": 1}"#)

        let flaw = await #expect(throws: MockError.self) {
            try await transport.send(HTTPRequest(.get, url("http://manga.test:3001/")), to: nil)
        }
        let error = try #require(flaw)

        #expect("\(error)".contains(words.replacing("FOLDER", with: folder.path)))
        #expect(throws: error) { try Recorder.server(ofRecordingIn: folder.path) }
    }

    @Test func `an answer names the file that says it`() async throws {
        try write("a/GET.json", #"{"body": 1}"#)

        let answer = try await transport.send(HTTPRequest(.get, url("http://manga.test:3001/a")), to: nil)

        #expect(answer.mockFile == "\(folder.path)/a/GET.json")
    }

    @Test func `bodies have answers of their own, or one in common`() async throws {
        try write("login/POST.json", #"{"body": "any"}"#)
        try write("login/POST#44136fa3.json", #"{"body": "empty object"}"#)
        let login = url("http://manga.test:3001/login")

        #expect(try await answer(HTTPRequest(.post, login, body: Data("{}".utf8))) == "empty object")
        #expect(try await answer(HTTPRequest(.post, login, body: Data("[]".utf8))) == "any")
    }

    private func post(_ body: String, type: String) -> HTTPRequest {
        HTTPRequest(
            .post,
            url("http://manga.test:3001/call?access_token=\(UUID())"),
            headers: ["Content-Type": type],
            body: Data(body.utf8)
        )
    }

    /// The file in which the answer to `request` was looked for.
    private func place(of request: HTTPRequest) async throws -> String {
        let error = await #expect(throws: MockError.self) { try await transport.send(request, to: nil) }
        guard case .noFile(_, let path, _) = error else { return "\(error as Any)" }
        return path.replacing(folder.path + "/", with: "")
    }

    @Test func `secrets count neither in a name nor in a hash`() async throws {
        let json = "application/json"
        let form = "application/x-www-form-urlencoded"
        let envelopes = [
            #"{"Identity":{"Token":"a"},"Parameters":{"n":1}}"#, #"{"Parameters": {"n": 1}, "Identity": {}}"#,
        ]

        let place = try await place(of: post(envelopes[0], type: json))

        #expect(place == "call/POST#cdae03384982c202.json")
        #expect(try await self.place(of: post(envelopes[1], type: json)) == place)
        #expect(try await self.place(of: post(envelopes[1], type: "text/plain")) == place)
        #expect(try await self.place(of: post(#"{"Identity":{},"Parameters":{"n":2}}"#, type: json)) != place)
        #expect(
            try await self.place(of: post("user=ada&password=1", type: form))
                == self.place(of: post("user=ada", type: form))
        )
        #expect(try await self.place(of: post("password=1", type: form)) == "call/POST.json")
        #expect(
            try await self.place(of: post("user: ada\npassword: 1", type: "text/plain"))
                == self.place(of: post("user: ada\npassword: 2", type: "text/plain"))
        )
    }

    @Test func `a redirect is followed, as libcurl does`() async throws {
        try write("old/GET.json", #"{"headers": {"Location": "/new?q=1"}, "meta": {"statusCode": 301}}"#)
        try write("new/GET?q=1.json", #"{"body": "here"}"#)
        try write("form/POST.json", #"{"headers": {"Location": "new?q=1"}, "meta": {"statusCode": 303}}"#)
        try write("loop/GET.json", #"{"headers": {"Location": "/loop"}, "meta": {"statusCode": 302}}"#)
        try write("away/GET.json", #"{"headers": {"Location": "ftp://a/b"}, "meta": {"statusCode": 302}}"#)
        try write("kept/GET.json", #"{"body": "no place", "meta": {"statusCode": 302}}"#)
        let server = "http://manga.test:3001"

        let old = try await transport.send(HTTPRequest(.get, url(server + "/old")), to: nil)

        #expect(String(decoding: old.body, as: UTF8.self) == "here")
        #expect(old.url == url(server + "/new?q=1"))
        #expect(try await answer(HTTPRequest(.post, url(server + "/form"), body: Data("a".utf8))) == "here")
        #expect(try await answer(HTTPRequest(.get, url(server + "/kept"))) == "no place")
        await #expect(throws: TransportError.redirectLoop(server: "manga.test:3001", target: server + "/loop")) {
            try await transport.send(HTTPRequest(.get, url(server + "/loop")), to: nil)
        }
        await #expect(throws: TransportError.unsafeRedirect(server: "manga.test:3001", target: "ftp://a/b")) {
            try await transport.send(HTTPRequest(.get, url(server + "/away")), to: nil)
        }
    }

    @Test func `a folder that is none is told`() async throws {
        let request = HTTPRequest(.get, url("http://manga.test/"))
        let file = try folder.file("file").path(percentEncoded: false)

        await #expect(throws: MockError.noFolder("/no/such", errno: ENOENT)) {
            try await MockTransport(folder: "/no/such", servers: []).send(request, to: nil)
        }
        await #expect(throws: MockError.noFolder(file, errno: ENOTDIR)) {
            try await MockTransport(folder: file, servers: []).send(request, to: nil)
        }
    }

    @Test func `an answer to HEAD, and one of status 204, have no body`() async throws {
        try write("HEAD.json", #"{"body": "text"}"#)
        try write("GET.json", #"{"body": "text", "meta": {"statusCode": 204}}"#)

        #expect(try await answer(HTTPRequest(.head, url("http://manga.test:3001/"))) == "")
        #expect(try await answer(HTTPRequest(.get, url("http://manga.test:3001/"))) == "")
    }

    @Test func `a large body is never whole in memory, and none is kept beyond the limit`() async throws {
        let size = 1 << 30
        try write("1/GET.json", #"{"bodyFile": "1.bin"}"#)
        let file = folder.url.appending(path: "1/1.bin").path(percentEncoded: false)
        try Data().write(to: URL(filePath: file))
        try #require(truncate(file, off_t(size)) == 0)
        let request = HTTPRequest(.get, url("http://manga.test:3001/1"))
        let sink = CountingSink()
        let before = MemoryUse.resident

        _ = try await transport.send(request, to: sink)

        #expect(sink.sizes.reduce(0, +) == size)
        #expect(MemoryUse.resident - before < 64 << 20)
        await #expect(throws: TransportError.bodyTooLarge(server: "manga.test:3001", limit: request.bodyLimit)) {
            try await transport.send(request, to: nil)
        }
        #expect(MemoryUse.resident - before < 64 << 20)
    }

    @Test func `answers of a server that was not the recorded one stand below its name`() async throws {
        try write("recording.json", #"{"server": "http://first.test:80"}"#)
        try write("a/GET.json", #"{"body": "first"}"#)
        try write("@second.test/a/GET.json", #"{"body": "second"}"#)
        try write("b/GET.json", #"{"body": "any"}"#)
        let transport = MockTransport(folder: folder.path, servers: [url("http://second.test")])

        func body(_ address: String) async throws -> String {
            String(decoding: try await transport.send(HTTPRequest(.get, url(address)), to: nil).body, as: UTF8.self)
        }

        #expect(try await body("http://first.test/a") == "first")
        #expect(try await body("http://second.test/a") == "second")
        #expect(try await body("http://second.test/b") == "any")
    }

    @Test func `other servers have folders of their own`() async throws {
        try write("@pages.test:81/1.jpg/GET.json", #"{"body": "page"}"#)

        #expect(try await answer(HTTPRequest(.get, url("http://pages.test:81/1.jpg"))) == "page")
    }

    @Test func `no address leads out of the folder`() async throws {
        let out = HTTPRequest(.get, url("http://manga.test:3001/..%2F..%2Fetc/%2e%2e/passwd"))

        let error = await #expect(throws: MockError.self) { try await transport.send(out, to: nil) }

        #expect(
            error
                == .noFile(
                    request: "GET http://manga.test:3001/..%2F..%2Fetc/%2e%2e/passwd",
                    path: "\(folder.path)/..%2F..%2Fetc/%2e%2e/passwd/GET.json"
                )
        )
    }

    @Test func `a body that a sink takes comes in portions, and is not kept`() async throws {
        try write("1/GET.json", #"{"bodyFile": "1.bin"}"#)
        try Data(repeating: 7, count: 150_000).write(to: folder.url.appending(path: "1/1.bin"))
        let sink = CountingSink()

        let response = try await transport.send(HTTPRequest(.get, url("http://manga.test:3001/1")), to: sink)

        #expect(response.body.isEmpty)
        #expect(sink.sizes == [65_536, 65_536, 18_928])
    }

    @Test func `a file's delay is waited for, as long as the request has patience`() async throws {
        try write("GET.json", #"{"body": "late", "meta": {"delay": 2.5}}"#)
        let slept = Mutex<[Duration]>([])
        let transport = MockTransport(folder: folder.path, servers: [url("http://manga.test")]) { time in
            slept.withLock { $0.append(time) }
        }

        _ = try await transport.send(HTTPRequest(.get, url("http://manga.test/")), to: nil)

        #expect(slept.withLock { $0 } == [.seconds(2.5)])
        var hasty = HTTPRequest(.get, url("http://manga.test/"))
        hasty.stallTimeout = .seconds(2)
        let stalled = await #expect(throws: TransportError.self) { try await transport.send(hasty, to: nil) }
        #expect(stalled == .stalled(server: "manga.test", .seconds(2)))
        hasty.totalTimeout = .seconds(1)
        let late = await #expect(throws: TransportError.self) { try await transport.send(hasty, to: nil) }
        #expect(late == .totalTimeout(server: "manga.test", .seconds(1)))
        #expect(slept.withLock { $0 } == [.seconds(2.5), .seconds(2), .seconds(1)])
    }
}

private final class CountingSink: BodySink {
    private let state = Mutex<[Int]>([])

    var sizes: [Int] { state.withLock { $0 } }

    func accepts(_ head: HTTPResponse) throws -> Bool { true }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        state.withLock { $0.append(bytes.count) }
    }
}

/// What this process holds in memory; 0 where that cannot be told.
private enum MemoryUse {
    static var resident: Int {
        // In pages, behind the whole size.
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
