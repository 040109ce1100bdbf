import Foundation
import MangaDownloads
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

/// What servers do to a single page: the first page of chapter 1 in each test.
@MainActor
struct DownloadPageTests {
    private static let path = "/c1/0"
    private let picture: Data

    init() throws {
        picture = try Picture.png(Self.path)
    }

    /// Downloads a chapter of one page with `script`.
    private func download(
        _ workshop: Workshop,
        source: StubSource = StubSource(pageCount: 1),
        _ script: @escaping StubTransport.Script
    ) async throws -> (manager: DownloadManager, transport: StubTransport) {
        let transport = StubTransport(script)
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()
        return (manager, transport)
    }

    @Test func `a page that is not there fails the chapter at once, and is named`() async throws {
        let workshop = try await Workshop()

        let (manager, transport) = try await download(workshop) { _, _ in .status(404) }

        let task = try #require(manager.failedDownloads.first)
        #expect(task.failure == .httpError(statusCode: 404))
        #expect(
            task.state
                == .failed(
                    error: """
                        Page 1: The server answered with HTTP status 404; retry later, or see whether the chapter \
                        still exists.
                        """
                )
        )
        #expect(transport.requests.count == 1)
        #expect(workshop.clock.seconds == [])
    }

    @Test(arguments: ["<!DOCTYPE html><title>Busy</title>", "{\"error\":1}", "\u{0}\u{1}\u{2}"])
    func `what is no image is tried again, then fails and leaves no file`(body: String) async throws {
        let workshop = try await Workshop()

        let (manager, transport) = try await download(workshop) { _, _ in .ok(Data(body.utf8)) }

        #expect(manager.failedDownloads.first?.failure == .invalidImageData)
        #expect(transport.requests.count == 4)
        #expect(workshop.clock.seconds == [1, 2, 4])
        #expect(workshop.leftovers().allSatisfy { !$0.hasSuffix(".part") })
        #expect(try await workshop.contents(of: 1) == [])
    }

    @Test func `an empty body is never a page`() async throws {
        let workshop = try await Workshop()

        let (manager, transport) = try await download(workshop) { _, _ in .ok(Data(), ["Content-Length": "0"]) }

        #expect(manager.failedDownloads.first?.failure == .invalidResponse)
        #expect(transport.requests.count == 4)
    }

    @Test func `a page that breaks off is continued where it broke`() async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (_, transport) = try await download(workshop) { _, visit in
            if visit == 0 { return .broken(picture, after: 100, ["ETag": "\"v1\""]) }
            return .rest(of: picture, from: 100, ["ETag": "\"v1\""])
        }

        #expect(try await workshop.contents(of: 1) == [picture])
        #expect(transport.requests.map { $0.headers["Range"] } == [nil, "bytes=100-"])
        #expect(transport.requests.map { $0.headers["If-Range"] } == [nil, "\"v1\""])
    }

    @Test func `a server that ignores ranges has its page written anew`() async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (_, transport) = try await download(workshop) { _, visit in
            visit == 0 ? .broken(picture, after: 100) : .ok(picture)
        }

        #expect(try await workshop.contents(of: 1) == [picture])
        #expect(transport.requests.map { $0.headers["Range"] } == [nil, "bytes=100-"])
    }

    @Test func `a range that cannot be had, or is another one, starts the page over once`() async throws {
        for wrong in [StubTransport.Answer.status(416), .rest(of: picture, from: 50)] {
            let workshop = try await Workshop()
            let picture = picture

            let (_, transport) = try await download(workshop) { request, visit in
                if visit == 0 { return .broken(picture, after: 100) }
                return request.headers["Range"] == nil ? .ok(picture) : wrong
            }

            #expect(try await workshop.contents(of: 1) == [picture])
            #expect(transport.requests.map { $0.headers["Range"] } == [nil, "bytes=100-", nil])
            #expect(workshop.clock.seconds == [1])
        }
    }

    @Test func `a page goes by what it is, not by its name`() async throws {
        let workshop = try await Workshop()
        let webp = try Picture.webp("a")

        let source = StubSource(urls: ["http://stub/c1/1.jpg"])
        _ = try await download(workshop, source: source) { _, _ in .ok(webp, ["Content-Type": "image/jpeg"]) }

        let stored = try #require(try await workshop.library.pages.chapter(Workshop.key(1)))
        #expect(stored.pages.map(\.file) == ["001.webp"])
        #expect(stored.pages.map(\.mediaType) == ["image/webp"])
        #expect(try await workshop.contents(of: 1) == [webp])
    }

    @Test func `an address that is listed twice is fetched once`() async throws {
        let workshop = try await Workshop()
        let urls = ["a", "b", "a", "b", "c"].map { "http://stub/c1/\($0)" }

        let (_, transport) = try await download(workshop, source: StubSource(urls: urls)) { request, _ in
            .ok(try Picture.png(request.url.path()))
        }

        #expect(transport.paths == ["/c1/a", "/c1/b", "/c1/c"])
        #expect(try await workshop.contents(of: 1) == ["/c1/a", "/c1/b", "/c1/c"].map(Picture.png))
    }

    @Test func `a busy server is given the time it asks for`() async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (manager, _) = try await download(workshop) { _, visit in
            visit == 0 ? .status(429, ["Retry-After": "7"]) : .ok(picture)
        }

        #expect(manager.completedDownloads.count == 1)
        #expect(workshop.clock.seconds == [7])
    }

    @Test(arguments: [
        TransportError.connectionLost(server: "stub"), .stalled(server: "stub", .seconds(30)),
        .totalTimeout(server: "stub", .seconds(300)), .truncated(server: "stub", expected: 9, got: 0),
    ]) func `a server that breaks off every time fails the chapter after four tries`(error: TransportError)
        async throws
    {
        let workshop = try await Workshop()

        let (manager, transport) = try await download(workshop) { _, _ in .init(pieces: [], failure: error) }

        #expect(manager.failedDownloads.first?.failure == .connectionFailed(error.message))
        #expect(manager.failedDownloads.first?.failureMessage?.text(in: .english).hasPrefix("Page 1: ") == true)
        #expect(transport.requests.count == 4)
    }

    @Test func `a page may stay silent for half a minute, and take five in all`() async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (_, transport) = try await download(workshop) { _, _ in .ok(picture) }

        #expect(transport.requests.map(\.stallTimeout) == [.seconds(30)])
        #expect(transport.requests.map(\.totalTimeout) == [.seconds(300)])
    }

    @Test func `a page that breaks off again and again goes on while bytes arrive`() async throws {
        let workshop = try await Workshop()
        let picture = picture
        let source = StubSource(pageCount: 1, sizes: [picture.count])

        let (manager, transport) = try await download(workshop, source: source) { request, visit in
            let start = visit * 50
            if start + 50 >= picture.count { return .rest(of: picture, from: start) }
            var answer =
                visit == 0
                ? StubTransport.Answer.broken(picture, after: 50)
                : .rest(of: picture.prefix(start + 50), from: start)
            answer.headers["Content-Range"] = "bytes \(start)-\(picture.count - 1)/\(picture.count)"
            answer.failure = .truncated(server: "stub", expected: picture.count, got: start + 50)
            return answer
        }

        #expect(manager.completedDownloads.count == 1)
        #expect(transport.requests.count > 4)
        #expect(try await workshop.contents(of: 1) == [picture])
    }

    @Test func `a part that is all there is, says 416, is taken once it proves whole`() async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (_, transport) = try await download(workshop) { request, visit in
            guard visit > 0 else {
                // All bytes have come when the connection breaks, and nobody said how many there are.
                return .init(
                    status: 200,
                    headers: ["ETag": "\"v1\""],
                    pieces: [picture],
                    failure: .connectionLost(server: "stub")
                )
            }
            return .status(416, ["Content-Range": "bytes */\(picture.count)"])
        }

        #expect(transport.requests.map { $0.headers["Range"] } == [nil, "bytes=\(picture.count)-"])
        #expect(try await workshop.contents(of: 1) == [picture])
    }

    @Test(
        arguments: [
            (["Retry-After": "7"], 7), (["Retry-After": "0"], 1), (["Retry-After": "soon"], 1),
            (["Retry-After": "-5"], 1),
            ([:], 1), (["Retry-After": "99999999999999999999"], 600),
            (["Retry-After": "Mon, 30 Nov 2026 12:00:20 GMT", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 20),
            (["Retry-After": "Monday, 30-Nov-26 12:00:20 GMT", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 20),
            (["Retry-After": "Mon Nov 30 12:00:20 2026", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 20),
            (["Retry-After": "Mon, 30 Nov 2026 11:00:00 GMT", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 1),
            (["X-RateLimit-Retry-After": "1796040020", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 20),
            (["X-RateLimit-Retry-After": "1", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 1),
            (["X-RateLimit-Retry-After": "99999999999", "Date": "Mon, 30 Nov 2026 12:00:00 GMT"], 600),
        ] as [([String: String], Int)]
    ) func `429 is waited out in whatever form it says how long`(
        headers: [String: String],
        seconds: Int
    ) async throws {
        let workshop = try await Workshop()
        let picture = picture

        let (manager, _) = try await download(workshop) { _, visit in
            visit == 0 ? .status(429, HTTPHeaders(headers)) : .ok(picture)
        }

        #expect(manager.completedDownloads.count == 1)
        #expect(workshop.clock.seconds == [seconds])
    }

    @Test(arguments: ["ftp://stub/a", "file:///etc/passwd", "a/b", ""])
    func `an address that is not of the web is not followed`(address: String) async throws {
        let workshop = try await Workshop()

        let (manager, transport) = try await download(workshop, source: StubSource(urls: [address])) { _, _ in
            .status(500)
        }

        #expect(manager.failedDownloads.first?.failure == .invalidURL)
        #expect(transport.requests.isEmpty)
    }

    @Test func `a chapter without pages has none`() async throws {
        let workshop = try await Workshop()

        let (manager, _) = try await download(workshop, source: StubSource(pageCount: 0)) { _, _ in .status(500) }

        #expect(manager.failedDownloads.first?.failure == .noImagesFound)
    }

    @Test func `what the source says of its failure is the reason`() async throws {
        let workshop = try await Workshop()
        let error = APIError.server(status: 507, code: 50701, message: "full", url: "http://stub")

        let (manager, _) = try await download(workshop, source: StubSource(failure: error)) { _, _ in .status(500) }

        #expect(manager.failedDownloads.first?.failure == .sourceFailed(error.message))
    }

    @Test func `a page without end is stopped, once, and its bytes go`() async throws {
        let workshop = try await Workshop()
        let piece = Data(count: 1 << 20)
        let source = StubSource(pageCount: 1, sizes: [204_000])

        let (manager, transport) = try await download(workshop, source: source) { _, _ in
            StubTransport.Answer(pieces: [Data](repeating: piece, count: 80))
        }

        #expect(manager.failedDownloads.first?.failure == .invalidResponse)
        #expect(transport.requests.count == 1)
        #expect(workshop.bytesLeft() == 0)
    }

    @Test func `a page that announces too much is not begun`() async throws {
        let workshop = try await Workshop()
        let source = StubSource(pageCount: 1, sizes: [204_000])
        let picture = picture

        let (manager, transport) = try await download(workshop, source: source) { _, _ in
            .ok(picture, ["Content-Length": "\(1 << 27)"])
        }

        #expect(manager.failedDownloads.first?.failure == .invalidResponse)
        #expect(
            manager.failedDownloads.first?.state
                == .failed(
                    error: "Page 1: The page is larger than the 67,108,864 bytes allowed; tell whoever runs the server."
                )
        )
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: [nil, 1, 64 << 20, Int.max])
    func `a size in the list that is far too small or too large stops no page`(size: Int?) async throws {
        let workshop = try await Workshop()
        let picture = picture

        _ = try await download(workshop, source: StubSource(pageCount: 1, sizes: [size])) { _, _ in .ok(picture) }

        #expect(try await workshop.contents(of: 1) == [picture])
    }

    @Test(arguments: [
        StorageError.notPermitted(path: "/books/library"), .readOnly(path: "/books/library"),
    ]) func `a folder that cannot be written fails the chapter once, and is named`(error: StorageError) async throws {
        let workshop = try await Workshop(inspect: { _ in throw error })
        let picture = picture

        let (manager, transport) = try await download(workshop) { _, _ in .ok(picture) }

        #expect(manager.failedDownloads.first?.failure == .storageError("\(error)"))
        #expect("\(error)".contains("/books/library"))
        #expect(transport.requests.count == 1)
    }
}
