import Foundation
import MangaConfig
import MangaDownloads
import MangaKit
import MangaModels
import MangaNetworking
import MangaStorage
import TestSupport
import Testing

/// What an environment says of the way to its server holds for lists and pages alike: real proxies, real TLS.
@MainActor
struct WayTests {
    private let folder: TemporaryFolder
    private let manga = Manga(id: Manga.ID("m"), slug: "m", title: "M")
    private let chapter = Chapter(id: Chapter.ID("1"), number: ChapterNumber(1))

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a chapter comes through a proxy and TLS of a private authority, every page of it`() async throws {
        let backend = try Backend("one")
        let authority = try await TestAuthority.make()
        let tls = try await SystemServer.nghttpx(authority.certificate(), before: backend.server.port)
        defer { tls.stop() }
        let proxy = try await SystemServer.tinyproxy()
        defer { proxy.stop() }
        var config = backend.config
        config.serverURL = "https://\(tls.name)"
        config.caFile = authority.file
        config.proxy = "http://\(proxy.name)"

        #expect(try await pages(of: config) == 2)
        #expect(backend.requests.map(\.path).sorted() == ["/api/v1/chapters/m/1", "/p/0", "/p/1"])
        let tunnels = proxy.log.components(separatedBy: "CONNECT \(tls.name)").count - 1
        #expect(tunnels > 0, "\(proxy.log)")
        #expect(!proxy.log.contains("/p/0"))
    }

    @Test func `a chapter comes through a SOCKS proxy, and not without its login`() async throws {
        let backend = try Backend("one")
        let proxy = try await SystemServer.microsocks(login: .init(user: "ada", password: "s3cret"))
        defer { proxy.stop() }
        var config = backend.config
        config.proxy = "socks5h://ada:s3cret@\(proxy.name)"
        #expect(try await pages(of: config) == 2)
        #expect(proxy.log.contains("connected to 127.0.0.1:\(backend.server.port)"), "\(proxy.log)")
        let before = backend.requests.count

        config.id = EnvironmentID("two")
        config.proxy = "socks5h://ada:wr0ng@\(proxy.name)"
        #expect(try await pages(of: config) == nil)
        #expect(backend.requests.count == before)
    }

    /// How many pages of the chapter were stored; nil where it failed.
    private func pages(of config: APIConfig) async throws -> Int? {
        let kit = try await MangaKit.live(
            home: Home(folder: folder.path),
            environments: Environments([config]),
            logger: LineList()
        )
        _ = try await kit.downloads.enqueue([chapter], of: manga, in: config.id)
        await kit.downloads.waitUntilIdle()
        let key = ChapterKey(environment: config.id, manga: manga.id, chapter: chapter.id)
        let stored = try await kit.library.pages.chapter(key)
        await kit.shutdown()
        return stored?.pages.count
    }
}
