import Foundation
import Testing

@testable import MangaNetworking

struct ProxyVariablesTests {
    private let variables = [
        "http_proxy": "http://web:1", "HTTPS_PROXY": "http://secure:2", "no_proxy": "intern.example, .cbcren.online",
    ]

    @Test(arguments: [
        ("http://a.example/", "http://web:1"), ("https://a.example/", "http://secure:2"),
        ("http://intern.example/", nil), ("https://x.intern.example:3001/", nil), ("http://cbcren.online/", nil),
        ("http://notintern.example/", "http://web:1"), ("http://127.0.0.1:3001/", nil), ("http://localhost/", nil),
        ("http://[::1]:3001/", nil), ("HTTP://A.EXAMPLE/", "http://web:1"),
    ])
    func `the variables choose by scheme and host`(address: String, proxy: String?) throws {
        #expect(try ProxyVariables(variables).proxy(for: request(address))?.url == proxy)
    }

    @Test(arguments: [
        (["all_proxy": "socks5://all:3"], "socks5://all:3"), (["ALL_PROXY": "socks5://all:3"], "socks5://all:3"),
        (["HTTP_PROXY": "http://cgi:4"], nil), (["https_proxy": "http://secure:2"], nil), (["http_proxy": ""], nil),
        (["http_proxy": "", "all_proxy": "http://all:3"], nil), ([:], nil),
        (["http_proxy": "http://web:1", "all_proxy": "http://all:3"], "http://web:1"),
        (["http_proxy": "http://web:1", "NO_PROXY": "*"], nil),
        (["http_proxy": "http://web:1", "no_proxy": "", "NO_PROXY": "*"], "http://web:1"),
    ])
    func `their names are those that curl knows`(variables: [String: String], proxy: String?) throws {
        #expect(try ProxyVariables(variables).proxy(for: request("http://a.example/"))?.url == proxy)
    }

    @Test(arguments: [
        ("http://10.1.2.3/", true), ("http://11.1.2.3/", false), ("http://192.168.7.9/", true),
        ("http://192.168.8.9/", false), ("http://[fd00::5]/", true), ("http://[fe00::5]/", false),
        ("http://10.1.2.3.example/", false),
    ])
    func `addresses are compared as addresses`(address: String, isDirect: Bool) throws {
        let variables = ["http_proxy": "http://web:1", "no_proxy": "10.0.0.0/8,192.168.6.0/23 fd00::/8,[::2]"]
        #expect((try ProxyVariables(variables).proxy(for: request(address)) == nil) == isDirect)
    }

    @Test(arguments: ["http://a.example/", "https://intern.example/", "http://127.0.0.1:3001/"])
    func `a setting wins over every variable, also for loopback`(address: String) throws {
        var request = try request(address)
        request.connection.proxy = "socks5h://own:5"
        #expect(try ProxyVariables(variables).proxy(for: request)?.url == "socks5h://own:5")
        request.connection.proxy = "none"
        #expect(try ProxyVariables(variables).proxy(for: request) == nil)
    }

    private func request(_ address: String) throws -> HTTPRequest {
        HTTPRequest(.get, try #require(URL(string: address)))
    }
}
