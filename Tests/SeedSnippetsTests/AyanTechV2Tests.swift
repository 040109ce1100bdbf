import Foundation
import MangaAyanTech
import MangaNetworking
import Synchronization
import TestSupport
import Testing

#if canImport(Combine)
import Combine
#endif

extension SeedSnippets {
    /// Seed 002, version 2, section by section.
    struct AyanTechV2Tests {
        private struct MyParameters: Encodable {
            var paramA: String
            var paramB: String
        }

        private struct MyResponse: Decodable, Hashable {
            var name: String
        }

        private static let answer = HTTPResponse(
            status: 200,
            headers: ["X-Node": "7"],
            body: Data(#"{"Parameters": {"name": "Ada"}, "Status": {"Code": "G00000"}}"#.utf8),
            url: URL(filePath: "/")
        )

        /// Runs `body` with a service in the place of the network.
        private func during(
            _ answers: HTTPResponse...,
            body: (ScriptedTransport) async throws -> Void
        ) async rethrows {
            let transport = ScriptedTransport(answers)
            NetworkClientV2.set(ATClient(transport: transport))
            try await body(transport)
            await NetworkClientV2.shutdown()
        }

        // “Configuration”

        @Test func `settings go with a request`() {
            let configuration = ConfigurationV2(
                timeout: 30,
                defaultHeaders: [:],
                token: "your-auth-token"
            )

            #expect(configuration.timeout == 30)
            #expect(configuration.token == "your-auth-token")
        }

        // “Logger”

        @Test func `the level and the logger hold for everything`() async throws {
            final class MyCustomLogger: ATNetworkLogging {
                let count = Mutex(0)

                func logRequest(url: String, method: HTTPMethod, headers: [String: String], body: Data?) {
                    count.withLock { $0 += 1 }
                }

                func logResponse(
                    requestUrl: String,
                    requestMethod: HTTPMethod,
                    requestHeaders: [String: String],
                    requestBody: Data?,
                    responseCode: Int,
                    responseHeaders: [String: String]?,
                    responseBody: Data?
                ) {
                    count.withLock { $0 += 1 }
                }
            }
            let myCustomLogger = MyCustomLogger()
            try await during(Self.answer, Self.answer) { _ in
                let request = ATRequestV2(url: "https://ayantech.ir/some/endpoint/url")

                NetworkClientV2.setLogger(myCustomLogger)
                try await request.value(as: Void.self)
                NetworkClientV2.setLoggerLevel(.default)
                NetworkClientV2.setLoggerLevel(.none)
                try await request.value(as: Void.self)
            }

            #expect(myCustomLogger.count.withLock { $0 } == 2)
        }

        @Test func `the recommended setup is one of the levels`() async throws {
            try await during(Self.answer) { _ in
                #if DEBUG
                NetworkClientV2.setLoggerLevel(.default)
                #expect(NetworkClientV2.client.logger is PrintingATNetworkLogger)
                #else
                NetworkClientV2.setLoggerLevel(.none)
                #expect(NetworkClientV2.client.logger is SilentATNetworkLogger)
                #endif
                NetworkClientV2.setLoggerLevel(.none)
                try await ATRequestV2(url: "https://ayantech.ir/a").value(as: Void.self)
            }
        }

        // “V2 (Combine)”

        @Test func `a value publisher delivers the parameters`() async throws {
            try await during(Self.answer) { transport in
                var cancellables: Set<AnyCancellable> = []
                let values = Mutex<[MyResponse]>([])
                let end = Gate()
                let request = ATRequestV2(
                    url: "https://ayantech.ir/some/endpoint/url",
                    parameters: MyParameters(paramA: "ValueA", paramB: "ValueB"),
                    configuration: .init(token: "your-auth-token")
                )

                request.valuePublisher(as: MyResponse.self).sink(
                    receiveCompletion: { _ in end.open() },
                    receiveValue: { value in values.withLock { $0.append(value) } }
                ).store(in: &cancellables)
                await end.opened()

                #expect(values.withLock { $0 } == [MyResponse(name: "Ada")])
                let body = transport.requests.first?.body ?? Data()
                let sent = try JSONSerialization.jsonObject(with: body) as? NSDictionary
                #expect(
                    sent == [
                        "Identity": ["Token": "your-auth-token"],
                        "Parameters": ["paramA": "ValueA", "paramB": "ValueB"],
                    ]
                )
            }
        }

        @Test func `a response publisher delivers status, headers and body too`() async throws {
            try await during(Self.answer) { _ in
                var cancellables: Set<AnyCancellable> = []
                let responses = Mutex<[ATResponseV2<MyResponse>]>([])
                let end = Gate()
                let request = ATRequestV2(url: "https://ayantech.ir/some/endpoint/url")

                request.responsePublisher(as: MyResponse.self).sink(
                    receiveCompletion: { _ in end.open() },
                    receiveValue: { response in responses.withLock { $0.append(response) } }
                ).store(in: &cancellables)
                await end.opened()

                let response = try #require(responses.withLock { $0.first })
                #expect(response.value == MyResponse(name: "Ada"))
                #expect(response.body == Self.answer.body)
                #expect(response.httpStatusCode == 200)
                #expect(response.headers == ["X-Node": "7"])
                #expect(response.status.isSuccess)
                #expect(response.responseString == #"{"Parameters": {"name": "Ada"}, "Status": {"Code": "G00000"}}"#)
            }
        }

        // “Cancellation”

        @Test func `cancelling the subscription ends the transfer, and nothing more comes`() async throws {
            let server = try ScriptedServer(.hang)
            defer { server.stop() }
            NetworkClientV2.set(ATClient(transport: CurlTransport(variables: [:])))
            var cancellables: Set<AnyCancellable> = []

            ATRequestV2(url: server.address).valuePublisher(as: MyResponse.self).sink(
                receiveCompletion: { _ in Issue.record("an end came") },
                receiveValue: { _ in Issue.record("a value came") }
            ).store(in: &cancellables)
            await server.waitForRequests()
            for cancellable in cancellables { cancellable.cancel() }

            await server.waitForClosedConnections()
            await NetworkClientV2.shutdown()
        }

        // “Cheatsheet”

        @Test func `a request and an error have what the table says`() {
            let request = ATRequestV2(
                url: "https://ayantech.ir/a",
                parameters: MyParameters(paramA: "1", paramB: "2"),
                headers: ["X-A": "1"],
                configuration: ConfigurationV2(timeout: 5)
            )
            let error = ATErrorV2(.api, status: ATStatusV2(code: "G00002", message: "پایان"), httpStatusCode: 200)

            #expect(request.url == "https://ayantech.ir/a")
            #expect(request.parameters?.paramA == "1")
            #expect(request.headers == ["X-A": "1"])
            #expect(request.configuration.timeout == 5)
            #expect(error.message == "پایان")
            #expect(error.errorType == ATErrorTypeV2.api)
            #expect(error.status?.code == "G00002")
            #expect(error.httpStatusCode == 200)
            #expect(error.isTokenExpired)
        }
    }
}
