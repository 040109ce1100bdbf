import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import Testing

@testable import manga

struct APIRequestTests {
    private let config = APIConfig(
        id: EnvironmentID("home"),
        name: "home",
        serverURL: "http://h/base",
        headers: ["X-Own": "1"]
    )

    @Test(arguments: [
        ("health", "/base/api/v1/health"), ("/manga/popular", "/base/manga/popular"), ("/", "/base"),
        ("v2/RefreshToken", "/base/api/v2/RefreshToken"), ("v3", "/base/api/v3"), ("vol/1", "/base/api/v1/vol/1"),
        ("manga/a b/%2F%zz?q=1+2&x=é#y", "/base/api/v1/manga/a%20b/%2F%25zz?q=1+2&x=%C3%A9%23y"),
        ("manga?q=a?b&", "/base/api/v1/manga?q=a?b&"), ("", "/base/api/v1"),
        ("http://h:3001/base/api/v1/health?x=1", "/base/api/v1/health?x=1"), ("HTTP://H:3001/base", "/base"),
        ("http://h:3001/base?x", "/base?x"),
    ])
    func `a path is below the server, a version, or the API`(path: String, sent: String) throws {
        #expect(try request(.get, path).url.absoluteString == "http://h:3001" + sent)
    }

    @Test(arguments: [
        "http://evil.example/x", "https://h:3001/base/x", "http://h/base/x", "http://h:3001/other",
        "http://h:3001/basement", "http://h:30011/base/x", "http://h:3001@evil/base", "//evil.example/x",
        "ftp://h:3001/base/x",
    ])
    func `another server's address is refused`(path: String) {
        #expect(throws: ShellError.otherServer(path, environment: "home", base: "http://h:3001/base")) {
            try request(.get, path)
        }
    }

    @Test(arguments: ["http://h/x?y", "http://h:80/x?y", "HTTP://H:80/x?y"])
    func `a port that goes without saying makes no other server`(path: String) throws {
        let config = APIConfig(id: EnvironmentID("home"), serverURL: "http://h", port: 80)
        let request = try APIRequest(.get, path, items: [], isForm: false, server: config)

        #expect(try request.call.url(in: config).absoluteString == "\(config.baseURL)/x?y")
    }

    @Test(arguments: [HTTPMethod.get, .head, .delete])
    func `values of a method without a body go into the query`(method: HTTPMethod) throws {
        let request = try request(method, "manga?x=1", "q=a&b c", "n:=12", "s:=\"t u\"", "e=", "z==1")

        #expect(request.url.query(percentEncoded: true) == "x=1&q=a%26b%20c&n=12&s=t%20u&e=&z=1")
        #expect(request.body == nil)
    }

    @Test(arguments: [HTTPMethod.post, .put, .patch])
    func `values of a method with a body are JSON, in their order`(method: HTTPMethod) throws {
        let request = try request(method, "x", "b=1", "a:={\"k\": [1.50, null]}", "q==z", "c=é\"", "u=http://h:1=2")

        #expect(request.url.query() == "q=z")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(
            request.body.map { String(decoding: $0, as: UTF8.self) }
                == #"{"b": "1", "a": {"k": [1.50, null]}, "c": "é\"", "u": "http://h:1=2"}"#
        )
    }

    @Test func `or a form`() throws {
        let request = try APIRequest(
            .post,
            "v2/RefreshToken",
            items: ["grant_type=refresh_token", "refresh_token=a+b", "n:=1"],
            isForm: true,
            server: config
        ).call.request(in: config)

        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(request.body == Data("grant_type=refresh_token&refresh_token=a%2Bb&n=1".utf8))
    }

    @Test func `headers replace the environment's and stand beside each other`() throws {
        let request = try request(.get, "x", "Accept:text/plain", "X-A: 1", "X-A:2", "X-Empty:", "X-Time:10:30=x")
        let fields = request.headers.fields.map { "\($0.name): \($0.value)" }

        #expect(
            fields.filter { $0.hasPrefix("X-") } == ["X-Own: 1", "X-A: 1", "X-A: 2", "X-Empty: ", "X-Time: 10:30=x"]
        )
        #expect(request.headers["Accept"] == "text/plain")
    }

    @Test(arguments: ["foo", "=x", ":x", ":=1", ""])
    func `what is nothing to send is told`(item: String) {
        #expect(throws: UsageError.badItem(item)) { try request(.get, "x", item) }
    }

    @Test(arguments: ["a:=", "a:={", "a:=tru", "a:=1 2", "a:='x'"])
    func `a value that is no JSON is told`(item: String) {
        #expect {
            try request(.post, "x", item)
        } throws: { error in
            if case .badJSON("a", _, _) = error as? UsageError { true } else { false }
        }
    }

    @Test func `a form needs a body to be in`() {
        #expect(throws: UsageError.formWithoutBody(method: "GET")) {
            try APIRequest(.get, "x", items: [], isForm: true, server: config)
        }
    }

    private func request(_ method: HTTPMethod, _ path: String, _ items: String...) throws -> HTTPRequest {
        try APIRequest(method, path, items: items, isForm: false, server: config).call.request(in: config)
    }
}
