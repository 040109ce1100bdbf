import Foundation
import MangaDownloads
import MangaLocalization
import MangaNetworking
import MangaStorage
import Synchronization
import TestSupport
import Testing

/// Over libcurl and a socket, so that no part of the way is imagined.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct HostilePageTests {
    /// Downloads a chapter of `addresses`; 0.2 s of silence are too much.
    private func download(_ workshop: Workshop, _ addresses: [String]) async throws -> DownloadManager {
        let transport = CurlTransport(variables: [:])
        let manager = workshop.manager(transport, source: StubSource(urls: addresses), patience: 0.2)
        manager.start()
        try await manager.add(1)
        await manager.waitUntilIdle()
        await manager.stop()
        await transport.shutdown()
        return manager
    }

    @Test(arguments: HostilePage.all)
    func `a page arrives byte for byte in the end, or its chapter fails and says why`(page: HostilePage) async throws {
        let workshop = try await Workshop()
        let picture = try Picture.png("a")
        let visits = Mutex(0)
        let server = try ScriptedServer { request in
            let visit = visits.withLock { visits in
                defer { visits += 1 }
                return visits
            }
            return page.answer(HostilePage.Visit(request: request, number: visit, picture: picture))
        }
        defer { server.stop() }

        let manager = try await download(workshop, [server.address + "/c1/0"])

        let stored = try await workshop.library.pages.chapter(Workshop.key(1))
        switch page.outcome {
        case .stored:
            #expect(try await workshop.contents(of: 1) == [picture])
            #expect(stored?.pages.map(\.file) == ["001.png"])
            #expect(workshop.leftovers() == [])
        case .failed(let code):
            #expect(manager.failedDownloads.first?.failure?.code == code)
            #expect(manager.failedDownloads.first?.failureMessage?.text(in: .english).hasPrefix("Page 1: ") == true)
            #expect(stored == nil)
            if code == "invalid-image-data" { #expect(workshop.bytesLeft() == 0) }
        }
    }

    @Test func `many pages that are each sent round by redirects arrive`() async throws {
        let workshop = try await Workshop()
        let server = try ScriptedServer { request in
            let parts = request.path.split(separator: "/")
            guard let hops = parts.first.flatMap({ Int($0) }), hops < 4 else {
                return [.status(200, [:], (try? Picture.png(request.path)) ?? Data())]  // Empty fails the test.
            }
            return [.redirect([301, 302, 307, 308][hops], to: "/\(hops + 1)/\(parts[1])")]
        }
        defer { server.stop() }

        _ = try await download(workshop, (0..<40).map { server.address + "/0/\($0)" })

        let expected = try (0..<40).map { try Picture.png("/4/\($0)") }
        #expect(try await workshop.contents(of: 1) == expected)
        #expect(server.requests.count == 200)
    }
}
