import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct RouterTests {
    private let config = APIConfig(id: EnvironmentID("x"), serverURL: "http://h/base/", apiVersion: "v9")

    /// One line for each route: method, template, cache policy, timeout.
    @Test func `the routes are all there are`() {
        #expect(
            Router.routes.map(line) == [
                "GET api health reload environment",
                "GET server manga/popular cached environment",
                "GET api manga?q&offset&limit cached environment",
                "GET api manga/{slug} cached environment",
                "GET api manga/{slug}/chapters cached environment",
                "POST api download/{slug}/{n} reload download",
                "GET api chapters/{slug}/{n} reload environment",
                "GET api chapters/{slug} reload environment",
                "GET api images/{slug}/{n}/{page} reload environment",
                "DELETE api chapters/{slug}/{n} reload environment",
                "GET api storage/stats reload environment",
                "POST version(\"v2\") v2/RefreshToken reload seconds(60.0)",
                "POST version(\"v3\") v3/Customer/Password/Forgot reload seconds(60.0)",
                "GET version(\"v3\") v3/Customer reload seconds(60.0)",
                "PUT version(\"v3\") v3/Customer reload seconds(60.0)",
                "DELETE version(\"v3\") v3/Customer/CreditCard/{id} reload seconds(60.0)",
                "DELETE version(\"v3\") v3/Customer/ReloadConfig/{id} reload seconds(60.0)",
            ]
        )
        #expect(Set(Router.routes.map(position)) == Set(0..<17))
    }

    /// A new case does not compile here until it has a place, and with it one in `Router.routes`.
    private func position(_ route: Router) -> Int {
        switch route {
        case .health: 0
        case .popular: 1
        case .search: 2
        case .manga: 3
        case .chapters: 4
        case .download: 5
        case .manifest: 6
        case .downloaded: 7
        case .image: 8
        case .deleteChapter: 9
        case .storageStats: 10
        case .refreshToken: 11
        case .forgotPassword: 12
        case .getCustomer: 13
        case .updateCustomer: 14
        case .deleteSavedCreditCard: 15
        case .deleteReloadConfig: 16
        }
    }

    private func line(_ route: Router) -> String {
        let call = route.call()
        return "\(call.method.value) \(call.root) \(call.template) \(call.cachePolicy) \(call.timeout)"
    }

    @Test(arguments: [
        (Router.popular, "http://h:3001/base/manga/popular"),
        (.health, "http://h:3001/base/api/v9/health"),
        (.refreshToken, "http://h:3001/base/api/v2/RefreshToken"),
        (.getCustomer, "http://h:3001/base/api/v3/Customer"),
        (.search("", offset: 0, limit: 1), "http://h:3001/base/api/v9/manga?q=&offset=0&limit=1"),
        (
            .search("a+b %41?&=#月", offset: 0, limit: 1),
            "\(api)/manga?q=a%2Bb%20%2541%3F%26%3D%23%E6%9C%88&offset=0&limit=1"
        ),
        (.manga(slug: "../a%2F"), "\(api)/manga/..%2Fa%252F"),
        (.manifest(slug: "..", chapter: "a/b?c#d\0\r\n"), "\(api)/chapters/..~/a%2Fb%3Fc%23d%00%0D%0A"),
        (.image(slug: "", chapter: "月 +;=&:@é", page: -1), "\(api)/images/~/%E6%9C%88%20%2B%3B%3D%26%3A%40%C3%A9/-1"),
        (.deleteSavedCreditCard(id: "4/2"), "http://h:3001/base/api/v3/Customer/CreditCard/4%2F2"),
    ])
    func `an address holds what it is given, encoded once`(route: Router, address: String) throws {
        #expect(try route.call().url(in: config).absoluteString == address)
    }

    @Test func `a query that was typed stays as it is, with what is added behind it`() throws {
        var call = Call(.get, typed: "manga?q=a+b&x=%20")
        call.query = ["limit": "1 2"]

        #expect(try call.url(in: config).absoluteString == "\(api)/manga?q=a+b&x=%20&limit=1%202")
        #expect(call.cachePolicy == .reload)
    }

    @Test func `an environment without an address makes no request`() {
        let config = APIConfig(id: EnvironmentID("x"), serverURL: "ftp://h")
        #expect(throws: APIError.badAddress("ftp://h:3001/api/v2/RefreshToken")) {
            try Router.refreshToken.call().request(in: config)
        }
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

    @Test func `a refresh is a form, encoded, with its media type, and waits 60 s`() throws {
        let request = try Endpoint.refreshToken("a b+c&grant_type=x%/é").call.request(in: config)
        #expect(request.method == .post)
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(
            request.body.map { String(decoding: $0, as: UTF8.self) }
                == "refresh_token=a%20b%2Bc%26grant_type%3Dx%25%2F%C3%A9&grant_type=refresh_token"
        )
        #expect(request.stallTimeout == .seconds(60))
        #expect(request.cachePolicy == .reload)
    }

    @Test func `account bodies are JSON`() throws {
        let forgot = try Endpoint.forgotPassword(CustomerForgotPassword(email: "a@b")).call.request(in: config)
        #expect(forgot.headers["Content-Type"] == "application/json")
        #expect(forgot.body == Data(#"{"email":"a@b"}"#.utf8))
        let update = try Endpoint.update(Customer(id: "1", lastName: "Ñ/")).call.request(in: config)
        #expect(update.method == .put)
        #expect(update.body == Data(#"{"creditCards":[],"id":"1","lastName":"Ñ/","reloadConfigs":[]}"#.utf8))
    }

    @Test func `calls that take long wait as long as a download, the others as the environment says`() throws {
        let download = try Router.download(slug: "x", chapter: "1").call().request(in: config)
        let health = try Router.health.call().request(in: config)
        #expect([download, health].map(\.stallTimeout) == [.seconds(300), .seconds(30)])
        #expect([download, health].map(\.totalTimeout) == [.seconds(300), .seconds(300)])
        #expect([download, health].map(\.cachePolicy) == [.reload, .reload])
        #expect(try Router.popular.call().request(in: config).cachePolicy == .cached)
    }

    @Test func `a call goes the environment's way`() throws {
        var config = config
        config.proxy = "http://p:1"
        config.caFile = "/ca.pem"
        config.isInsecure = true
        #expect(
            try Router.health.call().request(in: config).connection
                == HTTPRequest.Connection(proxy: "http://p:1", caFile: "/ca.pem", isInsecure: true)
        )
    }

    @Test func `a call's own headers replace the environment's`() throws {
        var call = Router.health.call()
        call.headers = ["accept": "text/plain"]
        call.headers.append("X-A", "1")
        call.headers.append("X-A", "2")
        let fields = try call.request(in: config).headers.fields.map { "\($0.name): \($0.value)" }
        #expect(fields.suffix(3) == ["accept: text/plain", "X-A: 1", "X-A: 2"])
        #expect(!fields.contains { $0.hasPrefix("Accept:") })
    }

    @Test func `an endpoint's answer is its route's`() {
        #expect(
            [
                Endpoint.health.call, Endpoint.popular.call, Endpoint.search("").call, Endpoint.manga(slug: "").call,
                Endpoint.chapters(slug: "").call, Endpoint.download(slug: "", chapter: "").call,
                Endpoint.manifest(slug: "", chapter: "").call, Endpoint.downloaded(slug: "").call,
                Endpoint<NoAnswer>(.image(slug: "", chapter: "", page: 0)).call,
                Endpoint.deleteChapter(slug: "", chapter: "").call, Endpoint.storageStats.call,
                Endpoint.refreshToken("").call,
                Endpoint.forgotPassword(CustomerForgotPassword(email: "")).call, Endpoint.customer.call,
                Endpoint.update(Customer(id: "")).call, Endpoint.deleteSavedCreditCard(id: "").call,
                Endpoint.deleteReloadConfig(id: "").call,
            ].map { "\($0.template) \($0.answer)" }
                == Router.routes.map { "\($0.call().template) \($0.call().answer)" }
        )
        #expect("\(Endpoint.prepare(slug: "", chapter: "").call.answer)" == "NoAnswer")
    }

    @Test func `router and configuration name the same addresses`() throws {
        let endpoints = APIConfig.testing.endpoints
        #expect(endpoints.health() == address(.health))
        #expect(endpoints.storageStats() == address(.storageStats))
        #expect(endpoints.listChapters(mangaSlug: "x y") == address(.downloaded(slug: "x y")))
        #expect(
            endpoints.download(mangaSlug: "x", chapterNumber: 10) == address(.download(slug: "x", chapter: "10"))
        )
        #expect(
            endpoints.checkDownloaded(mangaSlug: "x", chapterNumber: 1) == address(.manifest(slug: "x", chapter: "1"))
        )
        #expect(
            endpoints.deleteChapter(mangaSlug: "x", chapterNumber: 1)
                == address(.deleteChapter(slug: "x", chapter: "1"))
        )
        #expect(
            endpoints.getImage(mangaSlug: "x", chapterNumber: 1, pageIndex: 2)
                == address(.image(slug: "x", chapter: "1", page: 2))
        )
    }

    @Test func `the seed's names for methods and paths`() {
        #expect(Router.HTTPMethod.get.value == "GET")
        #expect([Router.HTTPMethod.post, .put, .delete].map(\.value) == ["POST", "PUT", "DELETE"])
        #expect(Router.refreshToken.method.value == "POST")
        #expect(Router.refreshToken.path == "v2/RefreshToken")
    }

    private func address(_ route: Router) -> String? {
        // No address is what nothing equals.
        try? route.call().url(in: .testing).absoluteString
    }
}

private let api = "http://h:3001/base/api/v9"
