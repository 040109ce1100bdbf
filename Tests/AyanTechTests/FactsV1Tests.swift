import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

/// The facts of version 1 and what was decided of its quirks, in front of our own server and of mock files.
struct FactsV1Tests {
    private static let success = #"{"Status": {"Code": "G00000"}}"#

    /// What reaches the service of `request`.
    private func asked(_ service: Service, _ request: (String, ATClient) -> ATRequest) async throws -> Asked? {
        var asked: [Asked] = []
        try await service.asked(Self.success) { url, client, seen in
            _ = await request(url, client).answer()
            asked = seen()
        }
        return asked.first
    }

    @Test(arguments: Service.allCases, [HTTPMethod.get, .post, .put, .delete])
    func `methods are sent as they are called`(service: Service, method: HTTPMethod) async throws {
        let asked = try await asked(service) { ATRequest.request(url: $0, method: method, client: $1) }

        #expect(asked?.method == method.value)
        #expect(asked?.path == "/Core.svc/Call")
        #expect(asked?.body == "")
    }

    @Test(arguments: Service.allCases)
    func `bodies are JSON, text or HTML, and say so`(service: Service) async throws {
        let json = try await asked(service) { url, client in
            ATRequest.request(url: url, method: .post, client: client).setJsonBody(body: ["Parameters": ["A": "ب"]])
        }
        let text = try await asked(service) { url, client in
            ATRequest.request(url: url, method: .put, client: client).setStringBody(body: "añb")
        }
        let html = try await asked(service) { url, client in
            ATRequest.request(url: url, method: .post, client: client).setHtmlBody(body: "<p>")
        }

        #expect(json?.json == ["Parameters": ["A": "ب"]])
        #expect(text?.body == "añb")
        #expect(html?.body == "<p>")
        #expect(
            [json, text, html].map { $0?.headers["content-type"] } == ["application/json", "text/plain", "text/html"]
        )
    }

    @Test(arguments: Service.allCases)
    func `own headers go before the others`(service: Service) async throws {
        let asked = try await asked(service) { url, client in
            let request = ATRequest.request(url: url, client: client)
            request.headers = ["X-A": "1", "X-B": "2"]
            return request.addHeader(key: "X-A", value: "3")
        }

        #expect(asked?.headers["x-a"] == "3")
        #expect(asked?.headers["x-b"] == "2")
    }

    @Test(arguments: Service.allCases)
    func `an address that is none is called back as an error, and nothing is asked`(service: Service) async throws {
        try await service.asked(Self.success) { _, client, seen in
            let answer = await ATRequest.request(url: "no address", client: client).answer()

            #expect(answer.error == ATError(general: "badURL", code: -1000))
            #expect(seen() == [])
        }
    }

    @Test(arguments: Service.allCases)
    func `the callback comes once, on the main actor`(service: Service) async throws {
        try await service.answering(Self.success) { url, client in
            let called = Gate()
            ATRequest.request(url: url, client: client).send { response in
                MainActor.assertIsolated()
                #expect(response.isSuccess)
                called.open()
            }
            await called.opened()
        }
    }

    @Test(arguments: Service.allCases)
    func `a cancelled request is silent`(service: Service) async throws {
        try await service.holding { url, client, reached in
            let request = ATRequest.request(url: url, client: client)
            request.send { _ in Issue.record("called back") }
            await reached.opened()

            request.cancel()

            for _ in 0..<1000 { await Task.yield() }
            await MainActor.run {}
        }
    }

    @Test(arguments: Service.allCases)
    func `an answer that does not come in time is a timeout`(service: Service) async throws {
        try await service.holding { url, client, _ in
            let held = FastTransport(client.transport)
            let answer = await ATRequest.request(url: url, client: ATClient(transport: held)).answer()

            #expect(answer.responseCode == -1)
            #expect(answer.error?.type == .timeout)
            #expect(answer.error?.persianDescription == "عدم دریافت پاسخ در زمان مناسب")
        }
    }

    @Test(
        arguments: Service.allCases,
        [
            #"{"Status": {"Code": "G1", "Description": "no"}}"#, #"{"Parameters": 1}"#, "text",
            #"{"Status": {"Code": 7}}"#,
        ]
    )
    func `a mock file of a request has the error that the service's answer has`(
        service: Service,
        text: String
    ) async throws {
        let folder = try TemporaryFolder()
        try folder.file("answer", Data(text.utf8))
        try folder.file("mock.json", Data(#"{"bodyFile": "answer"}"#.utf8))
        try await service.answering(text) { url, client in
            let real = await ATRequest.request(url: url, client: client).answer()
            let mocked = await ATRequest.request(url: url, client: client)
                .mockResponse(using: folder.at("mock.json")).answer()

            #expect(mocked.error == real.error)
            #expect(mocked.status == real.status)
            #expect(mocked.responseString == real.responseString)
            #expect(mocked.isSuccess == real.isSuccess)
        }
    }
}

/// A transport that loses patience at once.
private struct FastTransport: HTTPTransport {
    private let transport: any HTTPTransport

    init(_ transport: any HTTPTransport) {
        self.transport = transport
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        var request = request
        request.stallTimeout = .milliseconds(200)
        return try await transport.send(request, to: sink)
    }

    func shutdown() async {}
}
