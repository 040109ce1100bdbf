import Foundation
import FoundationNetworking
import MangaConfig
import MangaModels
import MangaNetworking
import MangaURLSession
import Testing

struct RequestTests {
    private var config = APIConfig(
        id: EnvironmentID("x"),
        serverURL: "http://h/base/",
        defaultTimeout: 0.5,
        companyCode: "acme"
    )

    @Test func `a call becomes the request that our own client sends`() throws {
        let request = try Router.search("a+b c", offset: 0, limit: 5).request(in: config)

        #expect(request.url?.absoluteString == "http://h:3001/base/api/v1/manga?q=a%2Bb%20c&offset=0&limit=5")
        #expect(request.httpMethod == "GET")
        #expect(request.httpBody == nil)
        #expect(request.cachePolicy == .reloadIgnoringLocalCacheData)
        for (name, value) in config.commonHeaders { #expect(request.value(forHTTPHeaderField: name) == value) }
    }

    /// Foundation on Linux cuts fractions off, so that half a second would fail at once.
    @Test(arguments: [(0.5, 1.0), (1.5, 2), (30, 30)])
    func `a timeout is rounded up to whole seconds`(seconds: Double, timeout: Double) throws {
        var config = config
        config.defaultTimeout = seconds

        #expect(try Router.health.request(in: config).timeoutInterval == timeout)
        #expect(try Router.getCustomer.request(in: config).timeoutInterval == 60)
        #expect(try Router.download(slug: "x", chapter: "1").request(in: config).timeoutInterval == 300)
    }

    @Test(arguments: ["", "ftp://h", "http://", "http://[x"])
    func `an environment without an address has no requests`(serverURL: String) {
        #expect(throws: Errors.parseUrlFail) {
            try Router.health.request(in: APIConfig(id: EnvironmentID("x"), serverURL: serverURL))
        }
    }

    @Test func `several fields of one name become one`() throws {
        var headers: HTTPHeaders = ["A": "1"]
        headers.append("A", "2")
        let url = try #require(URL(string: "http://h/"))
        let request = URLRequest(HTTPRequest(.put, url, headers: headers, body: Data("x".utf8)))

        #expect(request.value(forHTTPHeaderField: "a") == "1,2")
        #expect(request.httpMethod == "PUT")
        #expect(request.httpBody == Data("x".utf8))
    }
}
