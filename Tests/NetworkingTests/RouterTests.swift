import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct RouterTests {
    @Test(arguments: [
        (Router.health, "GET", "/health"),
        (.popular, "GET", "/manga/popular"),
        (.search("x", offset: 0, limit: 5), "GET", "/manga"),
        (.manga(slug: "x"), "GET", "/manga/x"),
        (.chapters(slug: "x"), "GET", "/manga/x/chapters"),
        (.download(slug: "x", chapter: "10.5"), "POST", "/download/x/10.5"),
        (.manifest(slug: "x", chapter: "1"), "GET", "/chapters/x/1"),
        (.downloaded(slug: "x"), "GET", "/chapters/x"),
        (.image(slug: "x", chapter: "1", page: 0), "GET", "/images/x/1/0"),
        (.deleteChapter(slug: "x", chapter: "1"), "DELETE", "/chapters/x/1"),
        (.storageStats, "GET", "/storage/stats"),
    ])
    func `each route has its method and path`(route: Router, method: String, path: String) {
        #expect(route.method.value == method)
        #expect(route.path == path)
        #expect(route.isVersioned == (route != .popular))
    }

    @Test func `what a slug holds stays one segment, encoded once`() {
        #expect(Router.manga(slug: "../a%2F").path == "/manga/..%2Fa%252F")
        #expect(Router.manifest(slug: "..", chapter: "a/b?c#d\0\r\n").path == "/chapters/..~/a%2Fb%3Fc%23d%00%0D%0A")
        #expect(Router.image(slug: "", chapter: "月", page: -1).path == "/images/~/%E6%9C%88/-1")
    }

    @Test func `slugs arrive at a server as they were`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let transport = CurlTransport()
        let client = HTTPClient(
            config: APIConfig(id: EnvironmentID("x"), serverURL: server.address),
            transport: transport
        )
        _ = try await client.send(.chapters(slug: "a/../b c"))
        _ = try await client.send(.search("一 &=+%"))
        _ = try await client.send(.popular)
        #expect(
            server.requests.map(\.path) == [
                "/api/v1/manga/a%2F..%2Fb%20c/chapters",
                "/api/v1/manga?q=%E4%B8%80%20%26%3D%2B%25&offset=0&limit=50",
                "/manga/popular",
            ]
        )
        await transport.shutdown()
    }

    @Test func `router and configuration name the same addresses`() {
        let endpoints = APIConfig.testing.endpoints
        let base = APIConfig.testing.apiBasePath
        #expect(endpoints.health() == base + Router.health.path)
        #expect(endpoints.storageStats() == base + Router.storageStats.path)
        #expect(endpoints.listChapters(mangaSlug: "x y") == base + Router.downloaded(slug: "x y").path)
        #expect(
            endpoints.download(mangaSlug: "x", chapterNumber: 10) == base
                + Router.download(slug: "x", chapter: "10").path
        )
        #expect(
            endpoints.checkDownloaded(mangaSlug: "x", chapterNumber: 1)
                == base + Router.manifest(slug: "x", chapter: "1").path
        )
        #expect(
            endpoints.deleteChapter(mangaSlug: "x", chapterNumber: 1)
                == base + Router.deleteChapter(slug: "x", chapter: "1").path
        )
        #expect(
            endpoints.getImage(mangaSlug: "x", chapterNumber: 1, pageIndex: 2)
                == base + Router.image(slug: "x", chapter: "1", page: 2).path
        )
    }

    @Test func `the seed's names for methods`() {
        #expect(Router.HTTPMethod.get.value == "GET")
        #expect([Router.HTTPMethod.post, .put, .delete].map(\.value) == ["POST", "PUT", "DELETE"])
    }
}
