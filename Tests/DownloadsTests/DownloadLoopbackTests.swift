import Foundation
import MangaDownloads
import MangaNetworking
import TestSupport
import Testing

/// The whole way: libcurl, a socket, the library.
@MainActor
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
}
