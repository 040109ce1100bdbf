import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

extension SeedSnippets {
    /// Seed 002, the deprecated version 1, section by section.
    struct AyanTechV1Tests {
        // “V1 configuration (deprecated)”

        @Test func `settings are global`() async throws {
            ATRequest.Configuration.noProxy = false
            ATRequest.Configuration.timeout = 12
            ATRequest.Configuration.defaultHeaders = ["X-App": "manga"]
            let success = HTTPResponse(status: 200, url: URL(filePath: "/"))
            let transport = ScriptedTransport(success, success)
            let request = ATRequest.request(url: "https://ayantech.ir/a", client: ATClient(transport: transport))
            ATRequest.Configuration.defaultHeaders = [:]
            _ = await answer(to: request)
            ATRequest.Configuration.noProxy = true
            ATRequest.Configuration.timeout = .infinity
            // The same request once more: proxy and timeout are read each time it is sent.
            _ = await answer(to: request)
            ATRequest.Configuration.timeout = 30

            let sent = try #require(transport.requests.first)
            #expect(sent.connection.proxy == nil)
            #expect(sent.stallTimeout == .seconds(12))
            #expect(sent.headers == ["X-App": "manga"])
            #expect(transport.requests.last?.connection.proxy == "none")
            #expect(transport.requests.last?.stallTimeout == .seconds(365 * 86_400))
            #expect(ATRequest.Configuration.defaultHeaders == [:])
        }

        @Test func `level and logger are those of both versions`() async {
            let transport = ScriptedTransport(HTTPResponse(status: 200, url: URL(filePath: "/")))
            NetworkClientV2.set(ATClient(transport: transport))

            ATRequest.Configuration.setLoggerLevel(.default)
            #expect(NetworkClientV2.client.logger is PrintingATNetworkLogger)
            ATRequest.Configuration.setLogger(SilentATNetworkLogger())
            #expect(NetworkClientV2.client.logger is SilentATNetworkLogger)
            _ = await answer(to: ATRequest.request(url: "https://ayantech.ir/a"))
            await NetworkClientV2.shutdown()

            #expect(transport.requests.count == 1)
        }

        // “V1 (deprecated)”

        @Test func `a request calls back with all there is`() async throws {
            let text = #"{"Parameters": {"A": "B"}, "Status": {"Code": "G00000"}}"#
            let answer = HTTPResponse(status: 200, body: Data(text.utf8), url: URL(filePath: "/"))
            let transport = ScriptedTransport(answer)
            NetworkClientV2.set(ATClient(transport: transport))

            // Method can be omitted; the default is GET.
            let request = ATRequest.request(url: "https://ayantech.ir/some/endpoint/url", method: .post)
            request.setJsonBody(body: [
                "Parameters": [
                    "ParamA": "ValueA",
                    "ParamB": "ValueB",
                ]
            ])
            let called = Gate()
            request.send { response in
                #expect(response.responseCode == 200)
                #expect(response.responseString == text)
                #expect(response.responseJsonObject?.keys.sorted() == ["Parameters", "Status"])
                #expect(response.parametersJsonObject as? [String: String] == ["A": "B"])
                called.open()
            }
            await called.opened()
            await NetworkClientV2.shutdown()

            let body = try #require(transport.requests.first?.body)
            let object = try JSONSerialization.jsonObject(with: body) as? NSDictionary
            #expect(object == ["Parameters": ["ParamA": "ValueA", "ParamB": "ValueB"]])
        }

        // “Changes”

        @Test func `headers are texts`() async {
            let answer = HTTPResponse(status: 200, headers: ["X-Node": "7"], url: URL(filePath: "/"))
            let client = ATClient(transport: ScriptedTransport(answer))

            let headers: [String: String] = await self.answer(
                to: ATRequest.request(url: "https://ayantech.ir/a", client: client)
            )
            .headers

            #expect(headers == ["X-Node": "7"])
        }

        // “Cancellation”

        @Test func `a cancelled request does not call back`() async throws {
            let server = try ScriptedServer(.hang)
            defer { server.stop() }
            let transport = CurlTransport(variables: [:])
            NetworkClientV2.set(ATClient(transport: transport))

            let request = ATRequest.request(url: server.address)
            request.send { _ in Issue.record("called back") }
            await server.waitForRequests()
            request.cancel()

            await server.waitForClosedConnections()
            await NetworkClientV2.shutdown()
        }

        // “Mocking response (V1 only)”

        @Test func `the format of a mock file is the one that is written there`() throws {
            let folder = try TemporaryFolder()
            let text = """
                {
                  "headers": {},
                  "body": {},
                  "meta": {
                    "statusCode": 200,
                    "delay": 2.0
                  }
                }
                """
            let path = try folder.file("mock.json", Data(text.utf8)).path(percentEncoded: false)

            #expect(try MockFile(path: path) == MockFile(body: .json("{}"), status: 200, delay: .seconds(2)))
            for (body, read) in [("[]", "[]"), ("7", "7"), ("true", "true")] {
                try folder.file("mock.json", Data("{\"body\": \(body)}".utf8))
                #expect(try MockFile(path: path) == MockFile(body: .json(read)))
            }
        }

        @Test func `the sample mock file answers after its delay`() async throws {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/mockFile.json")
            let begin = ContinuousClock.now

            let response = await answer(
                to: ATRequest.request(url: "http://api.ayantech.ir/sampleApi", method: .get)
                    .mockResponse(using: file.path(percentEncoded: false))
            )

            #expect(ContinuousClock.now - begin >= .seconds(2))
            #expect(response.responseCode == 200)
            #expect(response.headers["Server"] == "Microsoft-IIS/8.5")
            #expect(response.headers.count == 9)
            #expect(response.status?.message == "درخواست با موفقیت انجام شد.")
            #expect(response.isSuccess)
            #expect(response.error == nil)
            let items = try #require(response.parametersJsonArray as? [[String: Any]])
            #expect(items.count == 1)
            #expect(items.first?["Detail"] as? String == "درخواست انتقال وجه")
            #expect(items.first?["ID"] as? Int == 100)
        }

        // “Cheatsheet”

        @Test func `a request and an error have what the tables say`() {
            let request = ATRequest.request(url: "https://ayantech.ir/a", method: .put)
            request.headers = ["X-A": "1"]
            request.body = ["a": 1]
            request.encoding = ParameterEncoding.query
            let error = ATError(persianDescription: "خطا", code: 7, type: ATErrorType.general, name: "n")

            #expect(request.url == "https://ayantech.ir/a")
            #expect(request.method == HTTPMethod.put)
            #expect(request.headers["X-A"] == "1")
            #expect(request.body as? [String: Int] == ["a": 1])
            #expect(request.encoding == .query)
            #expect(error.persianDescription == "خطا")
            #expect(error.code == 7)
            #expect(error.type == .general)
            #expect(error.name == "n")
            #expect(
                Set(ATErrorType.allCases) == [.noInternet, .timeout, .serverError, .cancelled, .general]
            )
        }

        private func answer(to request: ATRequest) async -> ATResponse {
            await withCheckedContinuation { continuation in
                request.send { continuation.resume(returning: $0) }
            }
        }
    }
}
