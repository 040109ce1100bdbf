import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlProxyTests {
    private let transport = CurlTransport(variables: [:])
    private let login = HTTPRequest.Login(user: "ada", password: "s3cret")

    @Test func `JSON and pages go through an HTTP proxy`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let proxy = try await SystemServer.tinyproxy()
        defer { proxy.stop() }
        let sink = MemorySink()
        let answer = try await transport.send(request(server.url("/a"), proxy: "http://\(proxy.name)"), to: nil)
        _ = try await transport.send(request(server.url("/page"), proxy: "http://\(proxy.name)"), to: sink)
        #expect(answer.body == Data("[]".utf8))
        #expect(sink.bytes == Data("[]".utf8))
        let seen = server.requests.map { $0.headers["Via"]?.contains("tinyproxy") }
        #expect(seen == [true, true], "\(proxy.log)")
    }

    @Test func `TLS goes through it in a tunnel, JSON and pages`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let authority = try await TestAuthority.make()
        let tls = try await SystemServer.nghttpx(authority.certificate(), before: server.port)
        defer { tls.stop() }
        let proxy = try await SystemServer.tinyproxy()
        defer { proxy.stop() }
        var request = request(tls.secureURL("/a"), proxy: "http://\(proxy.name)")
        request.connection.caFile = authority.file
        let answer = try await transport.send(request, to: nil)
        let sink = MemorySink()
        request.version = .http1
        _ = try await transport.send(request, to: sink)
        #expect(answer.version == "HTTP/2")
        #expect(sink.bytes == Data("[]".utf8))
        #expect(proxy.log.components(separatedBy: "CONNECT \(tls.name)").count == 3, "\(proxy.log)")
        #expect(server.requests.map { $0.headers["Via"]?.contains("tinyproxy") ?? false } == [false, false])
    }

    @Test func `everything goes through a SOCKS proxy`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let proxy = try await SystemServer.microsocks()
        defer { proxy.stop() }
        let sink = MemorySink()
        for scheme in ["socks5", "socks5h"] {
            let setting = "\(scheme)://\(proxy.name)"
            #expect(try await transport.send(request(server.url(), proxy: setting), to: nil).status == 200)
            _ = try await transport.send(request(server.url(), proxy: setting), to: sink)
        }
        #expect(sink.bytes == Data("[][]".utf8))
        let connections = proxy.log.components(separatedBy: "connected to 127.0.0.1:\(server.port)").count - 1
        #expect(connections == server.connectionCount, "\(proxy.log)")
        #expect(connections > 0)
    }

    @Test(arguments: [("http", [""]), ("socks5", ["", "ada:wr0ng@", "ada@"])])
    func `a proxy's login is in its address`(scheme: String, wrong: [String]) async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let proxy = try await proxy(scheme, login: login)
        defer { proxy.stop() }
        let right = request(server.url(), proxy: "\(scheme)://ada:s3cret@\(proxy.name)")
        #expect(try await transport.send(right, to: nil).status == 200)
        for wrong in wrong {
            let request = request(server.url(), proxy: "\(scheme)://\(wrong)\(proxy.name)")
            let error = await #expect(throws: TransportError.proxy(proxy.name, .login)) {
                try await transport.send(request, to: nil)
            }
            #expect(error.map { "\($0)" }?.contains("wr0ng") == false)
        }
        #expect(server.requests.count == 1)
    }

    @Test(arguments: ["", "ada:wr0ng@"])
    func `a tunnel is refused without the login, too`(wrong: String) async throws {
        let proxy = try await SystemServer.tinyproxy(login: login)
        defer { proxy.stop() }
        let url = try #require(URL(string: "https://manga.invalid/"))
        await #expect(throws: TransportError.proxy(proxy.name, .login)) {
            try await transport.send(request(url, proxy: "http://\(wrong)\(proxy.name)"), to: nil)
        }
    }

    @Test(arguments: ["http", "https", "socks5", "socks5h"])
    func `a proxy that is down is named`(scheme: String) async throws {
        let closed = try ScriptedServer(.ok(""))
        closed.stop()
        await closed.waitUntilFree()
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        let name = "127.0.0.1:\(closed.port)"
        let error = await #expect(throws: TransportError.proxy(name, .unreachable)) {
            try await transport.send(request(server.url(), proxy: "\(scheme)://ada:s3cret@\(name)"), to: nil)
        }
        #expect(error.map { "\($0)" }?.hasPrefix("The proxy “\(name)” does not answer.") == true)
        #expect(server.connectionCount == 0)
    }

    @Test func `a proxy that hangs is named`() async throws {
        let listener = try FullListener()
        defer { listener.close() }
        let name = "127.0.0.1:\(listener.port)"
        var request = request(try #require(URL(string: "http://manga.invalid/")), proxy: "http://\(name)")
        request.connectTimeout = .milliseconds(100)
        await #expect(throws: TransportError.proxy(name, .unreachable)) { try await transport.send(request, to: nil) }
    }

    @Test func `a server that the proxy cannot reach is told from the proxy`() async throws {
        let closed = try ScriptedServer(.ok(""))
        closed.stop()
        await closed.waitUntilFree()
        let url = try #require(URL(string: "https://127.0.0.1:\(closed.port)/"))
        for scheme in ["http", "socks5"] {
            let proxy = try await proxy(scheme)
            defer { proxy.stop() }
            await #expect {
                try await transport.send(request(url, proxy: "\(scheme)://\(proxy.name)"), to: nil)
            } throws: { error in
                guard case .proxy(proxy.name, .cannotReach(let server, _)) = error as? TransportError else {
                    return false
                }
                return server == "127.0.0.1:\(closed.port)"
            }
        }
    }

    @Test func `a tunnel that a proxy forbids says so`() async throws {
        let proxy = try ScriptedServer(.status(403))
        defer { proxy.stop() }
        let name = "127.0.0.1:\(proxy.port)"
        let url = try #require(URL(string: "https://manga.invalid/"))
        await #expect(
            throws: TransportError.proxy(name, .refused(server: "manga.invalid", reason: "HTTP 403"))
        ) {
            try await transport.send(request(url, proxy: "http://\(name)"), to: nil)
        }
    }

    @Test func `an HTTP proxy reached over TLS must prove itself, too`() async throws {
        let server = try ScriptedServer(.ok("[]"))
        defer { server.stop() }
        let plain = try await SystemServer.tinyproxy()
        defer { plain.stop() }
        let authority = try await TestAuthority.make()
        let certificate = try await authority.certificate()
        let proxy = try await SystemServer.nghttpx(certificate, before: plain.port, isForwardProxy: true)
        defer { proxy.stop() }
        var request = request(server.url(), proxy: "https://\(proxy.name)")
        await #expect(throws: TransportError.certificate(server: proxy.name, .unknownIssuer)) {
            try await transport.send(request, to: nil)
        }
        request.connection.caFile = authority.file
        #expect(try await transport.send(request, to: nil).body == Data("[]".utf8))
        #expect(server.requests.first?.headers["Via"]?.contains("tinyproxy") == true)
    }

    @Test func `the variables hold for requests that name no proxy`() async throws {
        let proxy = try ScriptedServer(.ok("from the proxy"))
        defer { proxy.stop() }
        let transport = CurlTransport(variables: ["http_proxy": proxy.address, "no_proxy": "direct.invalid"])
        let url = try #require(URL(string: "http://manga.invalid/x?y=z"))
        let answer = try await transport.send(HTTPRequest(.get, url), to: nil)
        #expect(answer.body == Data("from the proxy".utf8))
        _ = try await transport.send(HTTPRequest(.get, url), to: MemorySink())
        #expect(proxy.requests.map(\.path) == [url.absoluteString, url.absoluteString])
        await #expect(throws: TransportError.cannotResolve(server: longName)) {
            try await transport.send(request(#require(URL(string: "http://\(longName)/")), proxy: "none"), to: nil)
        }
        await transport.shutdown()
    }

    @Test func `credentials for a server stay inside the tunnel`() async throws {
        let proxy = try ScriptedServer(.status(502))
        defer { proxy.stop() }
        let url = try #require(URL(string: "https://manga.invalid/"))
        var request = request(url, proxy: proxy.address)
        request.headers = ["Authorization": "Bearer secret", "Cookie": "a=b"]
        request.login = login
        await #expect(throws: TransportError.self) { try await transport.send(request, to: nil) }
        let seen = try #require(proxy.requests.first)
        #expect(seen.method == "CONNECT")
        #expect(Set(seen.headers.fields.map(\.name)).isDisjoint(with: ["Authorization", "Cookie"]))
    }

    @Test(arguments: ["ftp://h:1", "http://u:secret@:1"])
    func `what is no proxy is an error before anything is sent`(setting: String) async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        let error = await #expect(throws: TransportError.self) {
            try await transport.send(request(server.url(), proxy: setting), to: nil)
        }
        guard case .badProxy = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(server.connectionCount == 0)
    }

    /// RFC 6761: `.invalid` never resolves; libcurl refuses a name of this length without asking anyone.
    private var longName: String { String(repeating: "a", count: 70) + ".invalid" }

    private func request(_ url: URL, proxy: String) -> HTTPRequest {
        var request = HTTPRequest(.get, url)
        request.connection.proxy = proxy
        return request
    }

    private func proxy(_ scheme: String, login: HTTPRequest.Login? = nil) async throws -> SystemServer {
        scheme == "http" ? try await .tinyproxy(login: login) : try await .microsocks(login: login)
    }
}
