import Foundation
import MangaConfig
import MangaModels
import Testing

struct AddressTests {
    @Test(arguments: [
        ("https://h", "https://h:3001"),
        ("https://h/", "https://h:3001"),
        ("https://h//", "https://h:3001"),
        ("https://h:8443", "https://h:8443"),
        ("https://h:8443/", "https://h:8443"),
        ("https://h/base", "https://h:3001/base"),
        ("https://h/base/", "https://h:3001/base"),
        ("https://h:8443/base/", "https://h:8443/base"),
        ("http://[::1]", "http://[::1]:3001"),
        ("http://[::1]:80", "http://[::1]:80"),
        ("http://[::1]:80/base/", "http://[::1]:80/base"),
        ("http://localhost:3001", "http://localhost:3001"),
        ("http://user:word@h", "http://user:word@h:3001"),
        ("http://user:word@h:80", "http://user:word@h:80"),
        ("http://h:", "http://h:3001"),
        (" http://h ", "http://h:3001"),
        ("http://h/a:b", "http://h:3001/a:b"),
    ])
    func `a port in the URL wins, and slashes do no harm`(serverURL: String, baseURL: String) {
        let config = APIConfig(id: EnvironmentID("x"), serverURL: serverURL)
        #expect(config.baseURL == baseURL)
        #expect(config.apiBasePath == baseURL + "/api/v1")
        #expect(config.url(for: "manga/popular") == baseURL + "/manga/popular")
        #expect(config.url(for: "/manga/popular") == baseURL + "/manga/popular")
        #expect(config.urlObject(for: "manga/popular") != nil)
        #expect(config.isValid)
    }

    @Test(arguments: [
        "", " ", "h", "h:3001", "/h", "ftp://h", "file:///h", "https://", "https:///x", "https://:80", "http://h:0",
        "http://h:65536", "http://h:x", "http://a b", "http://[::1", "http://h?q", "http://h#f", "http://h\u{7}",
    ])
    func `what is no http or https address is not valid`(serverURL: String) {
        #expect(!APIConfig(id: EnvironmentID("x"), serverURL: serverURL).isValid)
    }

    @Test func `port, timeouts and retries are checked too`() {
        let good = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")
        func isValid(_ change: (inout APIConfig) -> Void) -> Bool {
            var config = good
            change(&config)
            return config.isValid
        }
        #expect(isValid { _ in })
        #expect(isValid { $0.port = 1 })
        #expect(isValid { $0.port = 65_535 })
        #expect(isValid { $0.maxRetries = 0 })
        #expect(!isValid { $0.port = 0 })
        #expect(!isValid { $0.port = 65_536 })
        #expect(!isValid { $0.defaultTimeout = 0 })
        #expect(!isValid { $0.defaultTimeout = .nan })
        #expect(!isValid { $0.downloadTimeout = -1 })
        #expect(!isValid { $0.maxRetries = -1 })
    }

    @Test(arguments: [
        ("one-piece", "one-piece"), ("a/b", "a%2Fb"), ("..", "..~"), (".", ".~"), ("", "~"),
        ("a b?c#d%", "a%20b%3Fc%23d%25"),
        ("月", "%E6%9C%88"), ("a\0b", "a%00b"),
    ])
    func `a slug stays one segment`(slug: String, segment: String) {
        let config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h")
        #expect(config.endpoints.listChapters(mangaSlug: slug) == "http://h:3001/api/v1/chapters/\(segment)")
    }

    @Test(arguments: [
        ("production", APIConfig.production), ("PROD", .production), ("stage", .staging), ("dev", .development),
        ("test", .testing), ("nowhere", nil), ("", nil),
    ])
    func `presets have short names`(name: String, config: APIConfig?) {
        #expect(APIConfig.preset(named: name) == config)
    }
}
