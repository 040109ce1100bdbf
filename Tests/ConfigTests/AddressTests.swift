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
        ("http://[::1]:81", "http://[::1]:81"),
        ("http://[::1]:80/base/", "http://[::1]/base"),
        ("http://localhost:3001", "http://localhost:3001"),
        ("http://user:word@h", "http://user:word@h:3001"),
        ("http://user:word@h:80", "http://user:word@h"),
        ("http://h:", "http://h:3001"),
        (" http://h ", "http://h:3001"),
        ("http://h/a:b", "http://h:3001/a:b"),
        ("https://h:443", "https://h"),
        ("http://h:443", "http://h:443"),
        ("HTTPS://Example.ORG/Base", "https://example.org:3001/Base"),
        ("h", "http://h:3001"),
        ("h:80/base", "http://h/base"),
        ("h:3001", "http://h:3001"),
        ("localhost:8080/", "http://localhost:8080"),
        ("[::1]:3001", "http://[::1]:3001"),
        ("[fd00::7]", "http://[fd00::7]:3001"),
        ("[2001:db8::7]", "https://[2001:db8::7]:3001"),
        ("192.168.1.5:80", "http://192.168.1.5"),
        ("172.32.0.1:443", "https://172.32.0.1"),
        ("10.0.0.1", "http://10.0.0.1:3001"),
        ("manga.example:3001", "https://manga.example:3001"),
        ("nas.local:3001", "http://nas.local:3001"),
        ("NAS.home.arpa", "http://nas.home.arpa:3001"),
        ("nas.lan", "http://nas.lan:3001"),
        ("local.example", "https://local.example:3001"),
        ("notlocal", "http://notlocal:3001"),
        ("not-local.xlan", "https://not-local.xlan:3001"),
        ("bücher.example", "https://xn--bcher-kva.example:3001"),
        ("https://BÜCHER.example:443/Übersicht", "https://xn--bcher-kva.example/%C3%9Cbersicht"),
        ("https://例え。テスト", "https://xn--r8jz45g.xn--zckzah:3001"),
        ("https://h/a b%20c%", "https://h:3001/a%20b%20c%25"),
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
        "", " ", "/h", "http:/h", "https:h", "h:", "::1", "h:3001?q", "a b", "ftp://h", "file:///h", "https://",
        "https:///x", "https://:80", "http://h:0",
        "http://h:65536", "http://h:x", "http://a b", "http://[::1", "http://h?q", "http://h#f", "http://h\u{7}",
    ])
    func `what is no http or https address is not valid`(serverURL: String) {
        #expect(!APIConfig(id: EnvironmentID("x"), serverURL: serverURL).isValid)
    }

    @Test(arguments: ["manga", "/manga", "manga/", "//manga//"])
    func `a base path stands between server and API, whatever its slashes`(basePath: String) {
        let config = APIConfig(id: EnvironmentID("x"), serverURL: "https://h/a/", port: 443, basePath: basePath)

        #expect(config.baseURL == "https://h/a/manga")
        #expect(config.apiBasePath == "https://h/a/manga/api/v1")
        #expect(config.url(for: "manga/popular") == "https://h/a/manga/manga/popular")
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
