import Foundation
import MangaDownloads
import MangaLocalization
import MangaNetworking
import TestSupport
import Testing

/// The whole way: libcurl, a socket, the library.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DownloadLoopbackTests {
    private func source(_ server: ScriptedServer, pages: Int) -> StubSource {
        StubSource(urls: (0..<pages).map { server.address + "/c1/\($0)" })
    }

    @Test func `a connection that closes early is continued by range`() async throws {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")
        let server = try ScriptedServer { request in
            guard request.headers["Range"] == nil else {
                let range = "bytes 100-\(picture.count - 1)/\(picture.count)"
                return [.status(206, ["Content-Range": range, "ETag": "\"v1\""], Data(picture.dropFirst(100)))]
            }
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(picture.count)\r\nETag: \"v1\"\r\n\r\n"
            return [.text(head), .bytes(Data(picture.prefix(100))), .close]
        }
        defer { server.stop() }
        let transport = CurlTransport()
        let manager = workshop.manager(transport, source: source(server, pages: 1))
        manager.start()

        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()
        await transport.shutdown()

        #expect(try await workshop.contents(of: 1) == [picture])
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=100-"])
        #expect(server.requests.map { $0.headers["If-Range"] } == [nil, "\"v1\""])
    }

    @Test func `cancelling closes the connections of requests that say nothing`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport()
        let manager = workshop.manager(transport, source: source(server, pages: 8))
        manager.start()
        try await manager.add(1)
        await server.waitForRequests(5)

        manager.cancelAllDownloads()
        await manager.waitUntilIdle()
        await server.waitForClosedConnections(5)
        await manager.stop()
        await transport.shutdown()

        #expect(server.requests.count == 5)
        #expect(workshop.leftovers() == [])
    }

    @Test func `a cancellation reaches the server within 100 ms, and the task has ended by then`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport()
        let manager = workshop.manager(transport, source: source(server, pages: 5))
        manager.start()
        var times: [Duration] = []
        for round in 1...5 {
            try await manager.add(round)
            let task = try #require(manager.task(round))
            await server.waitForRequests(5 * round)

            let start = ContinuousClock.now
            let isCancelled = await manager.cancel(taskId: task.id)
            await server.waitForClosedConnections(5 * round)
            times.append(start.duration(to: .now))

            #expect(isCancelled)
            #expect(task.state == .cancelled)
        }
        await manager.stop()
        await transport.shutdown()

        // The machine may be busy with other things, but not each time.
        #expect(times.min() ?? .seconds(1) < .milliseconds(100))
        #expect(server.requests.count == 25)
    }

    /// Downloads a chapter whose only page is at `server`, over libcurl; 0.2 s of silence are too much.
    private func download(_ workshop: Workshop, from server: ScriptedServer) async throws -> DownloadManager {
        defer { server.stop() }
        let transport = CurlTransport()
        let manager = workshop.manager(transport, source: source(server, pages: 1), patience: 0.2)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()
        await transport.shutdown()
        return manager
    }

    @Test(arguments: [ServerStep.close, .reset, .hang])
    func `an answer that closes, is reset or falls silent is continued by range`(end: ServerStep) async throws {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")
        let server = try ScriptedServer { request in
            guard request.headers["Range"] == nil else {
                let range = "bytes 100-\(picture.count - 1)/\(picture.count)"
                return [.status(206, ["Content-Range": range, "ETag": "\"v1\""], Data(picture.dropFirst(100)))]
            }
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(picture.count)\r\nETag: \"v1\"\r\n\r\n"
            return [.text(head), .bytes(Data(picture.prefix(100))), end]
        }

        _ = try await download(workshop, from: server)

        #expect(try await workshop.contents(of: 1) == [picture])
        // A reset may take the hundred bytes along.
        #expect(server.requests.count == 2)
    }

    @Test func `a body in chunks has no length, and arrives`() async throws {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")
        let chunks = [picture.prefix(300), picture.dropFirst(300)].map { piece in
            Data((String(piece.count, radix: 16) + "\r\n").utf8) + piece + Data("\r\n".utf8)
        }
        let body = chunks.reduce(Data(), +) + Data("0\r\n\r\n".utf8)
        let server = try ScriptedServer(.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .bytes(body))

        _ = try await download(workshop, from: server)

        #expect(try await workshop.contents(of: 1) == [picture])
    }

    @Test func `pages are not asked for packed, and one that comes so all the same is no image`() async throws {
        let workshop = try await Workshop()
        let packed = Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        let server = try ScriptedServer(.status(200, ["Content-Encoding": "gzip"], packed))

        let manager = try await download(workshop, from: server)

        #expect(server.requests.allSatisfy { $0.headers["Accept-Encoding"] == nil })
        #expect(manager.failedDownloads.first?.failure == .invalidImageData)
    }

    @Test func `redirects are followed`() async throws {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")
        let server = try ScriptedServer { request in
            request.path == "/there" ? [.status(200, [:], picture)] : [.redirect(to: "/there")]
        }

        _ = try await download(workshop, from: server)

        #expect(try await workshop.contents(of: 1) == [picture])
        #expect(server.requests.map(\.path) == ["/c1/0", "/there"])
    }

    @Test func `a redirect that leads round in a circle fails the chapter, with its page named`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(.redirect(to: "/c1/0"))

        let manager = try await download(workshop, from: server)

        let words = try #require(manager.failedDownloads.first?.failureMessage).text(in: .english)
        #expect(words.hasPrefix("Page 1: "))
        #expect(server.requests.count <= 21)
    }

    @Test(arguments: [("<!DOCTYPE html><title>Busy</title>", "HTML"), ("{\"error\": 1}", "JSON")])
    func `a page of something else says of what`(body: String, name: String) async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(.ok(body, type: "image/jpeg"))

        let manager = try await download(workshop, from: server)

        let words = try #require(manager.failedDownloads.first?.failureMessage).text(in: .english)
        #expect(manager.failedDownloads.first?.failure == .invalidImageData)
        #expect(words.contains(name))
    }

    @Test func `a server that is gone is waited for, and asked again when it is back`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer(.ok(""))
        let port = server.port
        server.stop()
        await server.waitUntilFree()
        let transport = CurlTransport()
        let source = StubSource(urls: ["http://127.0.0.1:\(port)/c1/0"])
        let manager = workshop.manager(transport, source: source)
        manager.start()
        try await manager.add(1)

        await manager.waitUntilIdle()
        await manager.stop()
        await transport.shutdown()

        #expect(manager.problem?.code == "no-connection")
        #expect(manager.queued == ["c1"])
    }
}
