import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

/// Services that fail on the wire, and what both versions say of it: over real sockets, none of it made up.
struct FailuresTests {
    /// What goes wrong.
    enum Fault: CaseIterable, Sendable {
        /// Nobody listens.
        case refused
        /// What comes is no HTTP.
        case garbled
        /// The connection is closed before the answer, within its head, within its body, and reset within its body.
        case closedAtOnce, closedInHead, closedInBody, resetInBody
        /// The body is not packed as it says.
        case unpackable
        /// The server speaks no TLS.
        case plain
        /// No server has that name.
        case unresolved
        /// The server says nothing, and stops within its body.
        case silent, silentInBody
    }

    /// Runs `body` with the address of a service that fails so.
    private func failing(_ fault: Fault, _ body: (String, ATClient) async throws -> Void) async throws {
        let steps: [ServerStep] =
            switch fault {
            case .garbled: [.text("hello\r\n\r\n"), .close]
            case .closedInHead: [.text("HTTP/1.1 200 OK\r\nContent-Ty"), .close]
            case .closedInBody: [.head(length: 100), .text("{"), .close]
            case .resetInBody: [.head(length: 100), .text("{"), .reset]
            case .unpackable: [.status(200, ["Content-Encoding": "gzip"], Data("no gzip".utf8))]
            case .silent: [.hang]
            case .silentInBody: [.head(length: 100), .text("{"), .hang]
            case .refused, .closedAtOnce, .plain, .unresolved: [.close]
            }
        let server = try ScriptedServer(greeting: fault == .plain ? [.text("hello\r\n"), .close] : []) { _ in steps }
        if fault == .refused {
            server.stop()
            await server.waitUntilFree()
        }
        let transport = CurlTransport(variables: [:])
        let address =
            switch fault {
            case .plain: server.address.replacing("http:", with: "https:")
            // Longer than a label may be (RFC 1035 2.3.4), so that nobody is asked.
            case .unresolved: "http://" + String(repeating: "a", count: 64) + ".test"
            default: server.address
            }
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(address, ATClient(transport: Hasty(transport), isNetworkUp: { true })))
        } catch {
            result = .failure(error)
        }
        await transport.shutdown()
        server.stop()
        try result.get()
    }

    @Test(arguments: Fault.allCases)
    func `version 2 calls a timeout one, and all else a general error`(fault: Fault) async throws {
        try await failing(fault) { url, client in
            let error = await #expect(throws: ATErrorV2.self) {
                try await ATRequestV2(url: url, client: client).value(as: Int.self)
            }

            let isSilence = fault == .silent || fault == .silentInBody
            #expect(error == ATErrorV2(isSilence ? .timeout : .general))
        }
    }

    @Test(
        arguments: [
            (.refused, "cannotConnectToHost", -1004), (.garbled, "badServerResponse", -1011),
            (.closedAtOnce, "networkConnectionLost", -1005), (.closedInHead, "networkConnectionLost", -1005),
            (.closedInBody, "networkConnectionLost", -1005), (.resetInBody, "networkConnectionLost", -1005),
            (.unpackable, "cannotDecodeContentData", -1016), (.plain, "secureConnectionFailed", -1200),
            (.unresolved, "cannotFindHost", -1003), (.silent, "timedOut", -1001), (.silentInBody, "timedOut", -1001),
        ] as [(Fault, String, Int)]
    )
    func `version 1 has the names and numbers of Foundation`(fault: Fault, name: String, code: Int) async throws {
        try await failing(fault) { url, client in
            let response = await ATRequest.request(url: url, client: client).answer()

            #expect(response.error?.name == name)
            #expect(response.error?.code == code)
            let type: ATErrorType =
                name == "timedOut" ? .timeout : name == "badServerResponse" ? .serverError : .general
            #expect(response.error?.type == type)
            #expect(response.responseCode == -1)
            #expect(response.responseString == nil)
        }
    }

    @Test func `a name that nobody has is no internet where no network is up, and only there`() async throws {
        try await failing(.unresolved) { url, client in
            let offline = ATClient(transport: client.transport, isNetworkUp: { false })

            await #expect(throws: ATErrorV2(.noInternet)) {
                try await ATRequestV2(url: url, client: offline).value(as: Int.self)
            }
            let response = await ATRequest.request(url: url, client: offline).answer()
            #expect(response.error?.type == .noInternet)
            #expect(response.error?.code == -1009)
        }
        // This machine itself is there without a network.
        try await failing(.refused) { url, client in
            let offline = ATClient(transport: client.transport, isNetworkUp: { false })

            await #expect(throws: ATErrorV2(.general)) {
                try await ATRequestV2(url: url, client: offline).value(as: Int.self)
            }
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"body": 1, "meta": {"statusCode": 99}}"#, #"{"bodyFile": "none"}"#])
    func `a mock file that is missing or broken is a general error of both versions`(text: String) async throws {
        let folder = try TemporaryFolder()
        for name in ["GET.json", "POST.json"] where !text.isEmpty { try folder.file(name, Data(text.utf8)) }
        let servers = [URL(string: "http://service.test")].compactMap(\.self)
        let client = ATClient(transport: MockTransport(folder: folder.path, servers: servers), isNetworkUp: { true })

        await #expect(throws: ATErrorV2(.general)) {
            try await ATRequestV2(url: "http://service.test", client: client).value(as: Int.self)
        }
        let response = await ATRequest.request(url: "http://service.test", client: client).answer()
        #expect(response.error?.type == .general)
        #expect(response.responseCode == -1)
    }

    @Test(arguments: Service.allCases)
    func `what is no envelope is told as such by our own server and by a file`(service: Service) async throws {
        try await service.answering("hello") { url, client in
            await #expect(throws: ATErrorV2(.serialization, httpStatusCode: 200)) {
                try await ATRequestV2(url: url, client: client).value(as: Int.self)
            }
            let response = await ATRequest.request(url: url, client: client).answer()
            #expect(response.responseString == "hello")
            #expect(response.error == nil)
            #expect(!response.isSuccess)
        }
    }
}

/// A transport that loses patience soon.
private struct Hasty: HTTPTransport {
    private let transport: any HTTPTransport

    init(_ transport: any HTTPTransport) {
        self.transport = transport
    }

    func send(_ request: HTTPRequest, to sink: (any BodySink)?) async throws -> HTTPResponse {
        var request = request
        request.stallTimeout = .milliseconds(300)
        return try await transport.send(request, to: sink)
    }

    func shutdown() async {}
}
