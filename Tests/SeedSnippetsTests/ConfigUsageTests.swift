import Foundation
import MangaConfig
import MangaModels
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension SeedSnippets {
    /// Seed 000, section by section, with the results it documents; nothing is sent.
    struct ConfigUsageTests {
        @Test func `Current Configuration`() {
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
        }

        @Test func `Basic URL Construction: url(for:) has no api/v1, Endpoints have it`() throws {
            // Method 1: Use the helper function
            let url = APIConfig.url(for: "manga/popular")
            #expect(url == "https://gitea.cbcren.online:3001/manga/popular")

            // Method 2: Get a URL object
            let urlObj = try #require(APIConfig.urlObject(for: "manga/popular"))
            let request = URLRequest(url: urlObj)
            #expect(request.url?.absoluteString == url)

            // Method 3: Use predefined endpoints
            let endpoint = APIConfig.Endpoints.download(mangaSlug: "one-piece", chapterNumber: 1089)
            #expect(endpoint == "https://gitea.cbcren.online:3001/api/v1/download/one-piece/1089")
        }

        @Test func `URLSession Configuration`() {
            let configuration = URLSessionConfiguration.default
            configuration.timeoutIntervalForRequest = APIConfig.defaultTimeout
            configuration.timeoutIntervalForResource = APIConfig.downloadTimeout
            let session = URLSession(configuration: configuration)

            #expect(session.configuration.timeoutIntervalForRequest == 30)
            #expect(session.configuration.timeoutIntervalForResource == 300)
        }

        @Test func `URLRequest with Headers`() throws {
            let url = try #require(APIConfig.urlObject(for: "manga/popular"))
            let authToken: String? = "abc"

            var request = URLRequest(url: url)
            request.timeoutInterval = APIConfig.defaultTimeout
            for (key, value) in APIConfig.commonHeaders {
                request.setValue(value, forHTTPHeaderField: key)
            }
            if let token = authToken {
                let authHeaders = APIConfig.authHeader(token: token)
                for (key, value) in authHeaders {
                    request.setValue(value, forHTTPHeaderField: key)
                }
            }

            #expect(request.timeoutInterval == 30)
            #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
            #expect(request.value(forHTTPHeaderField: "User-Agent") == "MangaReader/1.0")
            #expect(request.value(forHTTPHeaderField: "PlatformType") == PlatformType.current.rawValue)
            #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer abc")
        }

        @Test func `Available Endpoints`() {
            let base = "https://gitea.cbcren.online:3001/api/v1"
            typealias Endpoints = APIConfig.Endpoints
            let one = "one-piece"

            #expect(Endpoints.download(mangaSlug: one, chapterNumber: 1089) == "\(base)/download/one-piece/1089")
            #expect(Endpoints.checkDownloaded(mangaSlug: one, chapterNumber: 1089) == "\(base)/chapters/one-piece/1089")
            #expect(Endpoints.listChapters(mangaSlug: one) == "\(base)/chapters/one-piece")
            #expect(
                Endpoints.getImage(mangaSlug: one, chapterNumber: 1089, pageIndex: 0)
                    == "\(base)/images/one-piece/1089/0"
            )
            #expect(Endpoints.deleteChapter(mangaSlug: one, chapterNumber: 1089) == "\(base)/chapters/one-piece/1089")
            #expect(Endpoints.storageStats() == "\(base)/storage/stats")
            #expect(Endpoints.health() == "\(base)/health")
        }

        @Test func `every chapter number may be an Int or a ChapterNumber`() throws {
            let whole: Int = 1089
            let number = try #require(ChapterNumber("10.5"))
            let base = "https://gitea.cbcren.online:3001/api/v1"
            typealias Endpoints = APIConfig.Endpoints

            #expect(Endpoints.download(mangaSlug: "x", chapterNumber: whole) == "\(base)/download/x/1089")
            #expect(Endpoints.download(mangaSlug: "x", chapterNumber: number) == "\(base)/download/x/10.5")
            #expect(Endpoints.checkDownloaded(mangaSlug: "x", chapterNumber: whole) == "\(base)/chapters/x/1089")
            #expect(Endpoints.checkDownloaded(mangaSlug: "x", chapterNumber: number) == "\(base)/chapters/x/10.5")
            #expect(Endpoints.deleteChapter(mangaSlug: "x", chapterNumber: whole) == "\(base)/chapters/x/1089")
            #expect(Endpoints.deleteChapter(mangaSlug: "x", chapterNumber: number) == "\(base)/chapters/x/10.5")
            #expect(
                Endpoints.getImage(mangaSlug: "x", chapterNumber: whole, pageIndex: 3) == "\(base)/images/x/1089/3"
            )
            #expect(
                Endpoints.getImage(mangaSlug: "x", chapterNumber: number, pageIndex: 3) == "\(base)/images/x/10.5/3"
            )
        }

        @Test(arguments: [
            (APIConfig.development, "http://192.168.1.100", 60.0, true),
            (APIConfig.staging, "https://staging.cbcren.online", 30.0, true),
            (APIConfig.production, "https://gitea.cbcren.online", 30.0, false),
            (APIConfig.testing, "http://localhost:3001", 5.0, true),
        ])
        func `Environment Configuration`(
            config: APIConfig,
            serverURL: String,
            timeout: TimeInterval,
            logging: Bool
        ) async {
            #expect(config.serverURL == serverURL)
            #expect(config.port == 3001)
            #expect(config.defaultTimeout == timeout)
            #expect(config.loggingEnabled == logging)
            await SeedSnippets.during(config) {
                #expect(APIConfig.serverURL == serverURL)
                #expect(APIConfig.defaultTimeout == timeout)
                #expect(APIConfig.loggingEnabled == logging)
                #expect(APIConfig.isValid)
            }
        }

        @Test func `testing's URL has its port once`() {
            #expect(APIConfig.testing.baseURL == "http://localhost:3001")
        }

        @Test func `Changing the Server URL`() async {
            await SeedSnippets.during(.production) {
                APIConfig.current.serverURL = "http://192.168.1.100"  // Local development

                #expect(APIConfig.url(for: "manga/popular") == "http://192.168.1.100:3001/manga/popular")
                #expect(APIConfig.Endpoints.health() == "http://192.168.1.100:3001/api/v1/health")
            }
            #expect(APIConfig.serverURL == "https://gitea.cbcren.online")
        }

        @Test func `Error Codes`() {
            #expect(APIConfig.ErrorCodes.chapterNotFound == 40401)
            #expect(APIConfig.ErrorCodes.chapterAlreadyDownloaded == 40901)
            #expect(APIConfig.ErrorCodes.storageLimitExceeded == 50701)
            #expect(APIConfig.ErrorCodes.invalidImageFormat == 42201)
            #expect(APIConfig.ErrorCodes.downloadFailed == 50001)
        }

        @Test func `Validation`() async {
            #expect(APIConfig.isValid)
            let wrong: [(inout APIConfig) -> Void] = [
                { $0.serverURL = "" }, { $0.port = 0 }, { $0.port = 65_536 }, { $0.defaultTimeout = 0 },
                { $0.downloadTimeout = -1 }, { $0.maxRetries = -1 },
            ]
            for change in wrong {
                await SeedSnippets.during(.production) {
                    change(&APIConfig.current)
                    #expect(!APIConfig.isValid)
                }
            }
        }

        @Test func `Debug Support`() {
            APIConfig.printConfiguration()
            #expect(
                APIConfig.current.configurationText == """
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
}
