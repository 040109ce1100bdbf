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
        let request = HTTPRequest(.get, url("http://manga.test:3001/api/v1/manga?token=abc"))

        await #expect(
            throws: MockError.noFile(
                request: "GET http://manga.test:3001/api/v1/manga?token=***",
                path: "\(folder.path)/api/v1/manga/GET?token=***.json"
            )
        ) { try await transport.send(request, to: nil) }
    }

    @Test func `bodies have answers of their own, or one in common`() async throws {
        try write("login/POST.json", #"{"body": "any"}"#)
        try write("login/POST#44136fa3.json", #"{"body": "empty object"}"#)
        let login = url("http://manga.test:3001/login")

        #expect(try await answer(HTTPRequest(.post, login, body: Data("{}".utf8))) == "empty object")
        #expect(try await answer(HTTPRequest(.post, login, body: Data("[]".utf8))) == "any")
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

    @Test func `a file's delay is waited for`() async throws {
        try write("GET.json", #"{"body": "late", "meta": {"delay": 2.5}}"#)
        let slept = Mutex<[Duration]>([])
        let transport = MockTransport(folder: folder.path, servers: [url("http://manga.test")]) { time in
            slept.withLock { $0.append(time) }
        }

        _ = try await transport.send(HTTPRequest(.get, url("http://manga.test/")), to: nil)

        #expect(slept.withLock { $0 } == [.seconds(2.5)])
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
