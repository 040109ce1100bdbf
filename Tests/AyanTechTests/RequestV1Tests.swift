import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

struct RequestV1Tests {
    private let success = HTTPResponse(status: 200, body: Data("{}".utf8), url: URL(filePath: "/"))

    /// What was sent for `request`.
    private func sent(_ make: (ATClient) -> ATRequest) async throws -> HTTPRequest {
        let transport = ScriptedTransport(success)
        _ = await make(ATClient(transport: transport)).answer()
        return try #require(transport.requests.first)
    }

    @Test func `a request is a GET, unless it is told otherwise`() async throws {
        let request = try await sent { ATRequest.request(url: "https://service.test/a", client: $0) }

        #expect(request.method == .get)
        #expect(request.url.absoluteString == "https://service.test/a")
        #expect(request.body == nil)
        #expect(request.connection.proxy == "none")
        #expect(request.stallTimeout == .seconds(30))
    }

    @Test func `bodies are JSON, text or HTML, and say so`() async throws {
        let json = try await sent { client in
            ATRequest.request(url: "https://s.test", method: .post, client: client)
                .setJsonBody(body: ["Parameters": ["ParamA": "ValueA"]])
        }
        let text = try await sent { client in
            ATRequest.request(url: "https://s.test", method: .put, client: client).setStringBody(body: "añb")
        }
        let html = try await sent { client in
            ATRequest.request(url: "https://s.test", method: .post, client: client).setHtmlBody(body: "<p>")
        }

        #expect(json.body == Data(#"{"Parameters":{"ParamA":"ValueA"}}"#.utf8))
        #expect(text.body == Data("añb".utf8))
        #expect(html.body == Data("<p>".utf8))
        #expect(
            [json, text, html].map { $0.headers["Content-Type"] } == ["application/json", "text/plain", "text/html"]
        )
    }

    @Test func `parameters go behind the address where the encoding says so`() async throws {
        let request = try await sent { client in
            let request = ATRequest.request(url: "https://s.test/a?x=1", client: client)
            request.body = ["q": "a b&c+ñ", "n": 7, "list": ["1", "2"], "flag": true, "o": ["k": "v"]]
            request.encoding = .query
            return request
        }

        #expect(
            request.url.absoluteString
                == "https://s.test/a?x=1&flag=true&list=1&list=2&n=7&o=%7B%22k%22%3A%22v%22%7D&q=a%20b%26c%2B%C3%B1"
        )
        #expect(request.body == nil)
    }

    @Test(arguments: [
        ("https://s.test/a#top", "https://s.test/a?q=1#top"),
        ("https://s.test/a?x=1#top?", "https://s.test/a?x=1&q=1#top?"),
        ("https://s.test/a#", "https://s.test/a?q=1#"),
    ])
    func `parameters go before a fragment`(url: String, asked: String) async throws {
        let request = try await sent { client in
            let request = ATRequest.request(url: url, client: client)
            request.body = ["q": 1]
            request.encoding = .query
            return request
        }

        #expect(request.url.absoluteString == asked)
    }

    @Test func `own headers go before the others`() async throws {
        let request = try await sent { client in
            let request = ATRequest.request(url: "https://s.test", client: client)
            request.headers = ["X-A": "1", "X-B": "2"]
            return request.addHeader(key: "X-A", value: "3")
        }

        #expect(request.headers == ["X-A": "3", "X-B": "2"])
    }

    @Test func `what cannot be sent is called back as an error`() async {
        let client = ATClient(transport: ScriptedTransport())

        let badAddress = await ATRequest.request(url: "no address", client: client).answer()
        let badBody = await ATRequest.request(url: "https://s.test", method: .post, client: client)
            .setJsonBody(body: ["date": Date()]).answer()

        for answer in [badAddress, badBody] {
            #expect(answer.responseCode == -1)
            #expect(answer.responseString == nil)
            #expect(answer.error == ATError(general: "badURL", code: -1000))
        }
    }

    @Test func `the callback comes on the main actor`() async {
        let client = ATClient(transport: ScriptedTransport(success))

        await withCheckedContinuation { continuation in
            ATRequest.request(url: "https://s.test", client: client).send { _ in
                MainActor.assertIsolated()
                continuation.resume()
            }
        }
    }

    @Test func `a cancelled request aborts the transfer, and nobody is called back`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])
        let request = ATRequest.request(url: server.address, client: ATClient(transport: transport))
        request.send { _ in Issue.record("called back") }
        await server.waitForRequests()

        request.cancel()

        await server.waitForClosedConnections()
        await transport.shutdown()
        await MainActor.run {}
    }
}

extension ATRequest {
    /// What the callback is given.
    func answer() async -> ATResponse {
        await withCheckedContinuation { continuation in
            send { continuation.resume(returning: $0) }
        }
    }
}

extension ATError {
    init(general name: String, code: Int) {
        self.init(persianDescription: "خطا در برقراری ارتباط با سرور", code: code, type: .general, name: name)
    }
}
