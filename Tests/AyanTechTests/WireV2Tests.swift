import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

#if canImport(Combine)
import Combine
#endif

/// What reaches the service, over a socket and in front of a mock file.
struct WireV2Tests {
    private struct Question: Encodable {
        var name: String
    }

    private static let success = #"{"Status": {"Code": "G00000"}, "Parameters": 7}"#

    @Test func `the service gets a POST of the envelope, with the headers of JSON`() async throws {
        let server = try ScriptedServer(.ok(Self.success))
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])
        let request = ATRequestV2(
            url: server.address + "/Core.svc/Call",
            parameters: Question(name: "ادا"),
            headers: ["X-App": "manga", "content-type": "text/plain", "Accept": "text/html"],
            configuration: .init(token: "abc"),
            client: ATClient(transport: transport)
        )

        #expect(try await request.value(as: Int.self) == 7)
        await transport.shutdown()

        let asked = try #require(server.requests.first)
        #expect(asked.method == "POST")
        #expect(asked.path == "/Core.svc/Call")
        #expect(asked.headers["Content-Type"] == "application/json")
        #expect(asked.headers["Accept"] == "application/json")
        #expect(asked.headers["X-App"] == "manga")
        #expect(asked.headers["Authorization"] == nil)
        let body = try JSONSerialization.jsonObject(with: asked.body) as? NSDictionary
        #expect(body == ["Identity": ["Token": "abc"], "Parameters": ["name": "ادا"]])
    }

    @Test(arguments: Service.allCases)
    func `without token and parameters there is an empty identity`(service: Service) async throws {
        try await service.answering(Self.success) { url, client in
            let spy = SpyTransport(client.transport)

            _ = try await ATRequestV2(url: url, client: ATClient(transport: spy)).value(as: Int.self)

            #expect(spy.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) } == [#"{"Identity":{}}"#])
            #expect(spy.requests.map(\.method) == [.post])
        }
    }

    @Test func `each body may have a mock file of its own, whatever the token`() async throws {
        let folder = try TemporaryFolder()
        let file = #"{"body": {"Status": {"Code": "G00000"}, "Parameters": "Ada"}}"#
        let place = folder.url.appending(path: "Call")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        // The first digits of the SHA-256 of {"Identity": {}, "Parameters": {"name": "a"}}.
        try Data(file.utf8).write(to: place.appending(path: "POST#bc315b0b.json"))
        let mocks = MockTransport(folder: folder.path, servers: [URL(string: "http://s.test")].compactMap(\.self))

        func ask(_ name: String, token: String?) async throws -> String {
            try await ATRequestV2(
                url: "http://s.test/Call",
                parameters: Question(name: name),
                configuration: .init(token: token),
                client: ATClient(transport: mocks)
            )
            .value(as: String.self)
        }

        #expect(try await ask("a", token: nil) == "Ada")
        #expect(try await ask("a", token: "tok") == "Ada")
        await #expect(throws: ATErrorV2(.general)) { try await ask("b", token: nil) }
    }

    @Test(arguments: Service.allCases)
    func `names of headers come as they are, values of one name joined`(service: Service) async throws {
        let names = ["X-Node": "7", "x-lower": "8"]
        try await service.answering(Self.success, headers: names) { url, client in
            let headers = try await ATRequestV2(url: url, client: client).response(as: Int.self).headers

            #expect(headers["X-Node"] == "7")
            #expect(headers["x-lower"] == "8")
        }
    }

    @Test func `a body that is no UTF-8 has no text`() {
        let body = Data([0xFF])
        let response = ATResponseV2(value: 7, body: body, httpStatusCode: 200, headers: [:], status: ATStatusV2())

        #expect(response.responseString == nil)
        #expect(response.body == body)
    }

    @Test func `silence is a timeout, over a socket and from a mock file`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])
        let folder = try TemporaryFolder()
        try folder.file("POST.json", Data(#"{"body": 1, "meta": {"delay": 3600}}"#.utf8))
        let mocks = MockTransport(folder: folder.path, servers: [URL(string: "http://s.test")].compactMap(\.self))

        for (url, transport) in [(server.address, transport), ("http://s.test", mocks)] as [(String, any HTTPTransport)]
        {
            let request = ATRequestV2(
                url: url,
                configuration: .init(timeout: 0.1),
                client: ATClient(transport: transport)
            )
            await #expect(throws: ATErrorV2(.timeout)) { try await request.value(as: Void.self) }
        }
        await transport.shutdown()
    }

    @Test func `no HTTP, and nobody there, are general errors`() async throws {
        let garbled = try ScriptedServer(.text("hello\r\n\r\n"), .close)
        defer { garbled.stop() }
        let gone = try ScriptedServer(.close)
        gone.stop()
        let transport = CurlTransport(variables: [:])
        let client = ATClient(transport: transport, isNetworkUp: { false })

        for address in [garbled.address, gone.address] {
            await #expect(throws: ATErrorV2(.general)) {
                try await ATRequestV2(url: address, client: client).value(as: Void.self)
            }
        }
        await transport.shutdown()
    }

    @Test func `a subscription to a mock file that is cancelled while it waits hears nothing`() async throws {
        let folder = try TemporaryFolder()
        try folder.file("POST.json", Data(#"{"body": 1, "meta": {"delay": 20}}"#.utf8))
        let (waits, over) = (Gate(), Gate())
        let mocks = MockTransport(folder: folder.path, servers: [URL(string: "http://s.test")].compactMap(\.self)) {
            waits.open()
            defer { over.open() }
            try await Task.sleep(for: $0)
        }
        let logger = RecordingLogger()
        let client = ATClient(transport: mocks, logger: logger)

        let subscription = ATRequestV2(url: "http://s.test", client: client).valuePublisher(as: Int.self).sink(
            receiveCompletion: { _ in Issue.record("an end came") },
            receiveValue: { _ in Issue.record("a value came") }
        )
        await waits.opened()
        subscription.cancel()
        await over.opened()

        #expect(logger.lines.count == 1)
    }
}
