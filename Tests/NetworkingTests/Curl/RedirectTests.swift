import Foundation
import Testing

@testable import MangaNetworking

struct RedirectTests {
    @Test func `https never falls to http`() throws {
        let request = HTTPRequest(.get, try #require(URL(string: "https://a.example/")))
        #expect(throws: TransportError.unsafeRedirect(server: "a.example", target: "http://a.example/")) {
            try Redirect(status: 301, target: "http://a.example/").request(after: request)
        }
    }

    @Test(arguments: [("https://a.example:444/", true), ("https://b.example/", false)])
    func `only the own host need not prove itself`(target: String, stays: Bool) throws {
        var request = HTTPRequest(.get, try #require(URL(string: "https://A.example/")))
        request.connection = .init(proxy: "http://p:1", caFile: "/ca.pem", isInsecure: true)
        let next = try Redirect(status: 307, target: target).request(after: request)
        #expect(next.connection == .init(proxy: "http://p:1", caFile: "/ca.pem", isInsecure: stays))
    }

    @Test(arguments: ["https://b.example/", "https://a.example:444/"])
    func `a body goes to no other server`(target: String) throws {
        let url = try #require(URL(string: "https://a.example/"))
        let post = HTTPRequest(.post, url, body: Data("token=secret".utf8))

        #expect(throws: TransportError.unsafeRedirect(server: "a.example", target: target)) {
            try Redirect(status: 307, target: target).request(after: post)
        }
        #expect(try Redirect(status: 303, target: target).request(after: post).body == nil)
        #expect(try Redirect(status: 307, target: "https://a.example/b").request(after: post).body == post.body)
    }

    @Test(arguments: [
        ("https://b.example/", false), ("https://a.example:444/", false), ("https://A.example:443/x", true),
        ("https://user@a.example/", true),
    ])
    func `credentials stay with scheme, host and port`(target: String, stays: Bool) throws {
        let url = try #require(URL(string: "https://a.example/"))
        let request = HTTPRequest(.get, url, headers: ["Authorization": "Bearer secret"])
        let next = try Redirect(status: 307, target: target).request(after: request)
        #expect((next.headers["Authorization"] != nil) == stays)
    }
}
