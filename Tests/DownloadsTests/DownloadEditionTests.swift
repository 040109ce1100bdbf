import Foundation
import MangaDownloads
import MangaModels
import MangaNetworking
import MangaStorage
import Testing

/// What a server that changes a chapter between two runs gets: one version or the other, never a mixture.
@MainActor
struct DownloadEditionTests {
    nonisolated private static let names = ["a.png", "b.png", "c.png"]

    /// Pages of one version, whose bytes are made of `edition` and the index; without page `broken`.
    private func transport(_ edition: String, broken: Int? = nil) -> StubTransport {
        StubTransport { request, _ in
            let index = Int(request.url.lastPathComponent) ?? 0
            return index == broken ? .status(404) : .ok(try Picture.png("\(edition) \(index)"))
        }
    }

    /// Fails once at page 1, then retries with another list from a server that has the second version.
    private func retry(_ first: StubSource, then second: StubSource) async throws -> (StubTransport, [Data]) {
        let workshop = try await Workshop()
        let failing = workshop.manager(transport("v1", broken: 1), source: first)
        failing.start()
        try await failing.add(1)
        await failing.waitUntilIdle()
        await failing.stop()
        let task = try #require(failing.failedDownloads.first)

        let transport = transport("v2")
        let manager = workshop.manager(transport, source: second)
        manager.start()
        await manager.settle()
        try await manager.retry(taskId: task.id)
        await manager.waitUntilIdle()
        await manager.stop()
        return (transport, try await workshop.contents(of: 1))
    }

    @Test(arguments: [
        StubSource(sizes: [900, 901, 902], names: names),
        StubSource(sizes: [800, 801, 802], names: ["a.png", "b.png", "d.png"]),
        StubSource(sizes: [800, 801], names: names),
        StubSource(names: names),
    ])
    func `a chapter that was replaced between two runs is fetched anew, not mixed`(second: StubSource) async throws {
        let first = StubSource(sizes: [800, 801, 802], names: Self.names)

        let (transport, contents) = try await retry(first, then: second)

        #expect(transport.paths == ["/c1/0", "/c1/1", "/c1/2"])
        #expect(try contents == (0..<3).map { try Picture.png("v2 \($0)") })
    }

    @Test func `the same list under other addresses goes on with what is missing`() async throws {
        let sizes = [800, 801, 802]
        let first = StubSource(sizes: sizes, names: Self.names)
        let second = StubSource(urls: (0..<3).map { "http://elsewhere/x/\($0)" }, sizes: sizes, names: Self.names)

        let (transport, _) = try await retry(first, then: second)

        #expect(transport.paths.contains("/x/1"))
        #expect(transport.paths.count < 3)
    }
}
