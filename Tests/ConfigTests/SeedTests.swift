import Foundation
import MangaConfig
import MangaModels
import Testing

/// Every usage of seed 000, with its documented result.
struct SeedTests {
    @Test func `the current configuration is production's`() {
        #expect(APIConfig.serverURL == "https://gitea.cbcren.online")
        #expect(APIConfig.port == 3001)
        #expect(APIConfig.baseURL == "https://gitea.cbcren.online:3001")
        #expect(APIConfig.apiVersion == "v1")
        #expect(APIConfig.apiBasePath == "https://gitea.cbcren.online:3001/api/v1")
        #expect(APIConfig.defaultTimeout == 30.0)
        #expect(APIConfig.downloadTimeout == 300.0)
        #expect(APIConfig.maxRetries == 3)
        #expect(APIConfig.baseRetryDelay == 1.0)
        #expect(APIConfig.cacheMaxMemoryUsage == 100)
        #expect(APIConfig.cacheExpiry == 300.0)
        #expect(APIConfig.cacheEnabled)
        #expect(!APIConfig.loggingEnabled)
        #expect(APIConfig.isValid)
    }

    @Test func `addresses come by helper, as objects, and by endpoint`() {
        #expect(APIConfig.url(for: "manga/popular") == "https://gitea.cbcren.online:3001/manga/popular")
        #expect(
            APIConfig.urlObject(for: "manga/popular") == URL(string: "https://gitea.cbcren.online:3001/manga/popular")
        )
        let base = "https://gitea.cbcren.online:3001/api/v1"
        typealias Endpoints = APIConfig.Endpoints
        #expect(Endpoints.download(mangaSlug: "one-piece", chapterNumber: 1089) == "\(base)/download/one-piece/1089")
        #expect(
            Endpoints.checkDownloaded(mangaSlug: "one-piece", chapterNumber: 1089) == "\(base)/chapters/one-piece/1089"
        )
        #expect(Endpoints.listChapters(mangaSlug: "one-piece") == "\(base)/chapters/one-piece")
        #expect(
            Endpoints.getImage(mangaSlug: "one-piece", chapterNumber: 1089, pageIndex: 0)
                == "\(base)/images/one-piece/1089/0"
        )
        #expect(
            Endpoints.deleteChapter(mangaSlug: "one-piece", chapterNumber: 1089) == "\(base)/chapters/one-piece/1089"
        )
        #expect(Endpoints.storageStats() == "\(base)/storage/stats")
        #expect(Endpoints.health() == "\(base)/health")
    }

    @Test func `a chapter's number may be an Int or a decimal`() throws {
        let number: Int = 1089
        let decimal = try #require(ChapterNumber("10.5"))
        let base = "https://gitea.cbcren.online:3001/api/v1"
        typealias Endpoints = APIConfig.Endpoints
        #expect(Endpoints.download(mangaSlug: "x", chapterNumber: number) == "\(base)/download/x/1089")
        #expect(Endpoints.download(mangaSlug: "x", chapterNumber: decimal) == "\(base)/download/x/10.5")
        #expect(Endpoints.checkDownloaded(mangaSlug: "x", chapterNumber: decimal) == "\(base)/chapters/x/10.5")
        #expect(Endpoints.deleteChapter(mangaSlug: "x", chapterNumber: number) == "\(base)/chapters/x/1089")
        #expect(
            Endpoints.getImage(mangaSlug: "x", chapterNumber: decimal, pageIndex: 3) == "\(base)/images/x/10.5/3"
        )
    }

    @Test func `headers go into a request one by one`() {
        var headers: [String: String] = [:]
        for (key, value) in APIConfig.commonHeaders { headers[key] = value }
        for (key, value) in APIConfig.authHeader(token: "abc") { headers[key] = value }
        #expect(
            headers == [
                "Accept": "application/json", "User-Agent": "MangaReader/1.0",
                "PlatformType": PlatformType.current.rawValue, "Authorization": "Bearer abc",
            ]
        )
    }

    @Test(arguments: [
        (APIConfig.development, "http://192.168.1.100", 60.0, true),
        (APIConfig.staging, "https://staging.cbcren.online", 30.0, true),
        (APIConfig.production, "https://gitea.cbcren.online", 30.0, false),
        (APIConfig.testing, "http://localhost:3001", 5.0, true),
    ])
    func `each preset is the seed's`(config: APIConfig, serverURL: String, timeout: TimeInterval, logging: Bool) {
        #expect(config.serverURL == serverURL)
        #expect(config.port == 3001)
        #expect(config.defaultTimeout == timeout)
        #expect(config.loggingEnabled == logging)
        #expect(config.isValid)
    }

    @Test func `the error codes are the seed's`() {
        #expect(APIConfig.ErrorCodes.chapterNotFound == 40401)
        #expect(APIConfig.ErrorCodes.chapterAlreadyDownloaded == 40901)
        #expect(APIConfig.ErrorCodes.storageLimitExceeded == 50701)
        #expect(APIConfig.ErrorCodes.invalidImageFormat == 42201)
        #expect(APIConfig.ErrorCodes.downloadFailed == 50001)
    }

    @Test func `the printed block is the seed's to the letter`() {
        APIConfig.printConfiguration()
        #expect(
            APIConfig.production.configurationText == """
                === API Configuration ===
                Server URL: https://gitea.cbcren.online
                Port: 3001
                Base URL: https://gitea.cbcren.online:3001
                API Version: v1
                Default Timeout: 30.0s
                Download Timeout: 300.0s
                Max Retries: 3
                Logging Enabled: false
                Cache Enabled: true
                =========================
                """
        )
    }
}
