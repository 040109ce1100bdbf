import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

struct RequestV2Tests {
    private struct Question: Encodable {
        var paramA: String
        var paramB: Double?
    }

    private struct Nothing: Encodable {}

    private let success = HTTPResponse(
        status: 200,
        body: Data(#"{"Status": {"Code": "G00000"}}"#.utf8),
        url: URL(filePath: "/")
    )

    /// What was sent for `request`.
    private func sent(_ make: (ATClient) -> ATRequestV2<some Encodable & Sendable>) async throws -> HTTPRequest {
        let transport = ScriptedTransport(success)
        try await make(ATClient(transport: transport)).value(as: Void.self)
        return try #require(transport.requests.first)
    }

    private func body(_ request: HTTPRequest) -> String {
        String(decoding: request.body ?? Data(), as: UTF8.self)
    }

    @Test func `the body is the envelope, and the token is nowhere else`() async throws {
        let request = try await sent { client in
            ATRequestV2(
                url: "https://service.test/call",
                parameters: Question(paramA: "ValueA"),
                configuration: .init(token: "abc"),
                client: client
            )
        }

        let object = try #require(try JSONSerialization.jsonObject(with: request.body ?? Data()) as? [String: Any])
        #expect(object["Identity"] as? [String: String] == ["Token": "abc"])
        #expect(object["Parameters"] as? [String: String] == ["paramA": "ValueA"])
        #expect(object.count == 2)
        #expect(request.method == .post)
        #expect(request.url.absoluteString == "https://service.test/call")
        #expect(
            request.headers
                == ["Content-Type": "application/json", "Accept": "application/json"]
        )
    }

    @Test func `without a token the identity is empty, without parameters there are none`() async throws {
        let request = try await sent { ATRequestV2(url: "https://service.test/call", client: $0) }

        #expect(body(request) == #"{"Identity":{}}"#)
    }

    @Test func `an empty token is sent, and so are empty parameters`() async throws {
        let request = try await sent { client in
            ATRequestV2(
                url: "https://service.test/call",
                parameters: Nothing(),
                configuration: .init(token: ""),
                client: client
            )
        }

        let object = try #require(try JSONSerialization.jsonObject(with: request.body ?? Data()) as? NSDictionary)
        #expect(object == ["Identity": ["Token": ""], "Parameters": [String: String]()])
    }

    @Test func `own headers go before the defaults, and the two of JSON before both`() async throws {
        let request = try await sent { client in
            ATRequestV2(
                url: "https://service.test/call",
                headers: ["X-App": "own", "accept": "text/html", "Content-Type": "text/plain"],
                configuration: .init(timeout: 7.5, defaultHeaders: ["X-App": "default", "X-Lang": "fa"]),
                client: client
            )
        }

        #expect(
            request.headers == [
                "X-App": "own", "X-Lang": "fa", "Content-Type": "application/json", "Accept": "application/json",
            ]
        )
        #expect(request.connectTimeout == .seconds(7.5))
        #expect(request.stallTimeout == .seconds(7.5))
        #expect(request.totalTimeout == nil)
    }

    @Test(
        arguments: [
            (.infinity, .seconds(31_536_000)), (.greatestFiniteMagnitude, .seconds(31_536_000)), (.nan, .seconds(30)),
            (-.infinity, .zero), (-1, .zero), (0, .zero),
        ] as [(TimeInterval, Duration)]
    )
    func `no timeout is too long or none at all for a clock`(timeout: TimeInterval, patience: Duration) async throws {
        let request = try await sent { client in
            ATRequestV2(url: "https://service.test/call", configuration: .init(timeout: timeout), client: client)
        }

        #expect(request.stallTimeout == patience)
        #expect(request.connectTimeout == patience)
    }

    @Test func `headers are kept as they are spelled, until they are sent`() async throws {
        let configuration = ConfigurationV2(defaultHeaders: ["x-app": "default"])
        let request = ATRequestV2(url: "https://service.test", headers: ["X-App": "own"], configuration: configuration)

        #expect(request.headers == ["x-app": "default", "X-App": "own"])
        let sent = try await sent { client in
            ATRequestV2(
                url: "https://service.test",
                headers: ["X-App": "own"],
                configuration: configuration,
                client: client
            )
        }
        #expect(sent.headers.fields.count { $0.name.lowercased() == "x-app" } == 1)
        #expect(sent.cachePolicy == .reload)
    }

    @Test func `the configuration waits 30 seconds and takes 200 alone, unless told otherwise`() {
        #expect(
            ConfigurationV2()
                == ConfigurationV2(timeout: 30, defaultHeaders: [:], token: nil, successStatuses: [200])
        )
    }

    @Test(arguments: ["", "no address", "ftp://service.test/call", "service.test/call"])
    func `an address that is none is an invalid request, and nothing is sent`(address: String) async {
        let transport = ScriptedTransport()
        let request = ATRequestV2(url: address, client: ATClient(transport: transport))

        await #expect(throws: ATErrorV2(.invalidRequest)) { try await request.value(as: Void.self) }
        #expect(transport.requests.isEmpty)
    }

    @Test func `parameters or headers that cannot be sent are an invalid request`() async {
        let client = ATClient(transport: ScriptedTransport())
        let infinite = ATRequestV2(
            url: "https://service.test",
            parameters: Question(paramA: "", paramB: .infinity),
            client: client
        )
        let smuggled = ATRequestV2(url: "https://service.test", headers: ["X-A": "1\r\nX-B: 2"], client: client)

        await #expect(throws: ATErrorV2(.invalidRequest)) { try await infinite.value(as: Void.self) }
        await #expect(throws: ATErrorV2(.invalidRequest)) { try await smuggled.value(as: Void.self) }
    }
}
