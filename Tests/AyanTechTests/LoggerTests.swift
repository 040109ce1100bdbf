import Foundation
import MangaAyanTech
import MangaNetworking
import Synchronization
import TestSupport
import Testing

#if canImport(Combine)
import Combine
#endif

struct LoggerTests {
    private let logger = RecordingLogger()

    private func request(_ client: ATClient) -> ATRequestV2<[String: String]> {
        ATRequestV2(
            url: "https://ada:pw123456@service.test/call?token=abc123&q=1",
            parameters: ["Password": "hunter2", "Name": "Ada"],
            headers: ["Authorization": "Bearer xyz"],
            configuration: .init(token: "tok-tok"),
            client: client
        )
    }

    @Test func `request and answer are heard of, without any secret`() async throws {
        let answer = HTTPResponse(
            status: 200,
            headers: ["Set-Cookie": "a=b"],
            body: Data(#"{"Status":{"Code":"G00000"},"Parameters":{"Token":"new"}}"#.utf8),
            url: URL(filePath: "/")
        )
        let client = ATClient(transport: ScriptedTransport(answer), logger: logger)

        _ = try await request(client).value(as: [String: String].self)

        #expect(
            logger.lines == [
                "→ POST https://***@service.test/call?token=***&q=1 Accept=application/json,Authorization=Bearer ***,Content-Type=application/json "
                    + #"{"Identity":{"Token":"***"},"Parameters":{"Name":"Ada","Password":"***"}}"#,
                "← 200 POST https://***@service.test/call?token=***&q=1 Set-Cookie=*** "
                    + #"{"Parameters":{"Token":"***"},"Status":{"Code":"G00000"}}"#,
            ]
        )
    }

    @Test(arguments: [
        ("application/x-www-form-urlencoded", "user=ada&password=pw123456", "user=ada&password=***"),
        (
            "text/plain", "user: ada\npassword: pw123456\nToken = \"pw 123456\"",
            "user: ada\npassword: ***\nToken = \"***\""
        ),
        ("text/html", "<p>a</p><ns:Token a=\"b\">pw123456</ns:Token>", "<p>a</p><ns:Token a=\"b\">***</ns:Token>"),
        ("application/json", #"{"Token": "pw123456", "n": 1"#, #"{"Token": "***", "n": 1"#),
    ])
    func `what is no JSON is heard of without secrets, too`(type: String, body: String, shown: String) async {
        let headers: HTTPHeaders = ["Content-Type": type]
        let answer = HTTPResponse(status: 200, headers: headers, body: Data(body.utf8), url: URL(filePath: "/"))
        let client = ATClient(transport: ScriptedTransport(answer), logger: logger)
        let request = ATRequest.request(url: "https://s.test", method: .post, client: client).setStringBody(body: body)
        request.headers = ["Content-Type": type]

        _ = await request.answer()

        #expect(
            logger.lines == [
                "→ POST https://s.test Content-Type=\(type) \(shown)",
                "← 200 POST https://s.test Content-Type=\(type) \(shown)",
            ]
        )
    }

    @Test func `a token that the service repeats is not heard of, wherever it stands`() async throws {
        let answer = HTTPResponse(
            status: 502,
            headers: ["X-Echo": "tok-12345"],
            body: Data("no session tok-12345 here".utf8),
            url: URL(filePath: "/")
        )
        let client = ATClient(transport: ScriptedTransport(answer), logger: logger)
        let request = ATRequestV2(url: "https://s.test", configuration: .init(token: "tok-12345"), client: client)

        await #expect(throws: ATErrorV2(.httpError, httpStatusCode: 502)) { try await request.value(as: Void.self) }

        #expect(logger.lines.last == "← 502 POST https://s.test X-Echo=*** no session *** here")
    }

    @Test func `of bytes that are no text only the size is heard of`() async {
        let bytes = Data("token=pw123456".utf8) + [0xFF, 0xFE]
        let answer = HTTPResponse(status: 200, body: bytes, url: URL(filePath: "/"))
        let client = ATClient(transport: ScriptedTransport(answer), logger: logger)

        _ = await ATRequest.request(url: "https://s.test", client: client).answer()

        #expect(logger.lines.last == "← 200 GET https://s.test  <16 bytes that are no text>")
    }

    @Test func `without an answer the code is -1, and there is nothing else`() async {
        let client = ATClient(transport: FailingTransport(TransportError.connectionLost(server: "s")), logger: logger)

        await #expect(throws: ATErrorV2(.general)) { try await request(client).value(as: Void.self) }

        #expect(logger.lines.count == 2)
        #expect(logger.lines.last == "← -1 POST https://***@service.test/call?token=***&q=1 nil nil")
    }

    @Test func `a request is heard of when it is sent, not when it is made`() async throws {
        let answer = HTTPResponse(
            status: 200,
            body: Data(#"{"Status":{"Code":"G00000"}}"#.utf8),
            url: URL(filePath: "/")
        )
        let made = request(ATClient(transport: ScriptedTransport(answer), logger: logger))
        let publisher = made.valuePublisher(as: Void.self)
        #expect(logger.lines == [])

        let end = Gate()
        let subscription = publisher.sink(receiveCompletion: { _ in end.open() }, receiveValue: {})
        await end.opened()

        #expect(logger.lines.count == 2)
        subscription.cancel()
    }

    @Test func `a cancelled request is not heard of again`() async {
        let client = ATClient(transport: FailingTransport(CancellationError()), logger: logger)

        await #expect(throws: ATErrorV2(.cancelled)) { try await request(client).value(as: Void.self) }

        #expect(logger.lines.count == 1)
    }

    @Test func `the printing logger prints bodies over several lines, and nothing that a terminal obeys`() {
        let printed = Mutex("")
        let logger = PrintingATNetworkLogger { text in printed.withLock { $0 += text } }

        logger.logRequest(url: "https://s/a", method: .post, headers: ["A": "b"], body: Data(#"{"a":1}"#.utf8))
        logger.logResponse(
            requestUrl: "https://s/a",
            requestMethod: .post,
            requestHeaders: [:],
            requestBody: nil,
            responseCode: 502,
            responseHeaders: [:],
            responseBody: Data("\u{1B}[2Jbad".utf8)
        )
        logger.logResponse(
            requestUrl: "https://s/a",
            requestMethod: .post,
            requestHeaders: [:],
            requestBody: nil,
            responseCode: -1,
            responseHeaders: nil,
            responseBody: nil
        )

        #expect(
            printed.withLock { $0 } == """
                🌐 AT-Log-REQUEST ===> POST - https://s/a
                Params: {
                  "a" : 1
                }
                🌐 AT-Log-RESPONSE ===> 502 - https://s/a
                ␛[2Jbad
                🌐 AT-Log-RESPONSE ===> -1 - https://s/a


                """
        )
    }
}
