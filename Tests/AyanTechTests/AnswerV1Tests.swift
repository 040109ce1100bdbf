import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

/// Each answer over a socket and from a mock file.
struct AnswerV1Tests {
    private func answer(
        _ service: Service,
        _ text: String,
        _ status: Int = 200,
        headers: [String: String] = [:]
    ) async throws -> ATResponse {
        var response: ATResponse?
        try await service.answering(text, status: status, headers: headers) { url, client in
            response = await ATRequest.request(url: url, method: .post, client: client).answer()
        }
        return try #require(response)
    }

    @Test(arguments: Service.allCases, [200, 201, 209])
    func `20x is a success, with all there is`(service: Service, status: Int) async throws {
        let text = #"{"Parameters": {"a": 1}, "Status": {"Code": "G00000", "Description": "done"}}"#

        let response = try await answer(service, text, status, headers: ["X-Node": "7"])

        #expect(response.responseCode == status)
        #expect(response.responseString == text)
        #expect(response.headers["X-Node"] == "7")
        #expect(response.status == ATStatusV2(code: "G00000", message: "done"))
        #expect(response.error == nil)
        #expect(response.isSuccess)
        #expect(response.parametersJsonObject as? [String: Int] == ["a": 1])
        #expect(response.responseJsonObject?.count == 2)
        #expect(response.parametersJsonArray == nil)
    }

    @Test(arguments: Service.allCases)
    func `a body without status is no error, and no success of the service`(service: Service) async throws {
        let response = try await answer(service, #"{"Parameters": [1, 2]}"#)

        #expect(response.error == nil)
        #expect(!response.isSuccess)
        #expect(response.parametersJsonArray as? [Int] == [1, 2])
    }

    @Test(arguments: Service.allCases)
    func `a failing status is an error with the service's words`(service: Service) async throws {
        let response = try await answer(service, #"{"Status": {"Code": 17, "Description": "بسته است"}}"#)

        #expect(response.status == ATStatusV2(code: "17", message: "بسته است"))
        #expect(response.error == ATError(persianDescription: "بسته است", code: -1, type: .general, name: ""))
    }

    @Test(arguments: Service.allCases)
    func `the text null counts as nothing`(service: Service) async throws {
        let response = try await answer(service, #"{"Status": {"Code": "G00000", "Description": "null"}}"#)

        #expect(response.status == ATStatusV2(code: "G00000"))
    }

    @Test(arguments: Service.allCases, [400, 404, 500, 503])
    func `4xx and 5xx keep the body and have words`(service: Service, status: Int) async throws {
        let said = try await answer(service, #"{"Status": {"Code": "G1", "Description": "gone"}}"#, status)
        let silent = try await answer(service, "<html>", status)

        let type = status < 500 ? ATErrorType.general : .serverError
        #expect(said.responseString == #"{"Status": {"Code": "G1", "Description": "gone"}}"#)
        #expect(said.error == ATError(persianDescription: "gone", code: status, type: type, name: ""))
        #expect(silent.responseString == "<html>")
        #expect(
            silent.error
                == ATError(
                    persianDescription: status < 500 ? "خطا در برقراری ارتباط با سرور" : "خطای داخلی سرور",
                    code: status,
                    type: type,
                    name: ""
                )
        )
    }

    @Test(arguments: Service.allCases, [200, 404, 500])
    func `an error without words of the service has those of its kind`(service: Service, status: Int) async throws {
        let empty = try await answer(service, #"{"Status": {"Code": "G1", "Description": ""}}"#, status)
        let none = try await answer(service, #"{"Status": {"Code": "G1"}}"#, status)
        let ended = try await answer(service, #"{"Status": {"Code": "G00002", "Description": ""}}"#, status)

        let words = status == 500 ? "خطای داخلی سرور" : "خطا در برقراری ارتباط با سرور"
        #expect(empty.error?.persianDescription == words)
        #expect(none.error?.persianDescription == words)
        #expect(ended.error?.persianDescription == "خطای احراز هویت، لطفا دوباره وارد شوید.")
    }

    @Test(
        arguments: [
            (.cannotResolve(server: "s"), true, "cannotFindHost", -1003),
            (.cannotConnect(server: "s"), true, "cannotConnectToHost", -1004),
            (.connectionLost(server: "s"), true, "networkConnectionLost", -1005),
            (.tls(server: "s", reason: "r"), true, "secureConnectionFailed", -1200),
            (.undecodable(server: "s", coding: "x"), true, "cannotDecodeContentData", -1016),
            (.other(server: "s", code: 1, reason: "r"), true, "unknown", -1),
        ] as [(TransportError, Bool, String, Int)]
    )
    func `failures have the names and numbers of Foundation`(
        error: TransportError,
        isNetworkUp: Bool,
        name: String,
        code: Int
    ) async {
        let client = ATClient(transport: FailingTransport(error), isNetworkUp: { isNetworkUp })

        let response = await ATRequest.request(url: "https://s.test", client: client).answer()

        #expect(response.error == ATError(general: name, code: code))
        #expect(response.responseCode == -1)
        #expect(response.responseString == nil)
    }

    @Test func `an answer that is no HTTP is the server's error`() async throws {
        let server = try ScriptedServer(.text("hello\r\n\r\n"), .close)
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])

        let response = await ATRequest.request(url: server.address, client: ATClient(transport: transport)).answer()
        await transport.shutdown()

        #expect(
            response.error
                == ATError(
                    persianDescription: "خطای داخلی سرور",
                    code: -1011,
                    type: .serverError,
                    name: "badServerResponse"
                )
        )
        #expect(response.error?.errorDescription == "The service failed. Try again later.")
    }

    @Test func `only the service refuses`() {
        let refused = ATError(persianDescription: "no", code: -1, type: .general, name: "")
        let general = "The service cannot be used at the moment. Try again later; if it happens again, ask its support."

        #expect(refused.errorDescription == "The service refused the request.")
        #expect(ATError(code: -1, type: .general, name: "unknown").errorDescription == general)
        #expect(ATError(code: -1, type: .general, name: "noBody").errorDescription == general)
        #expect(ATError(code: 404, type: .general, name: "").errorDescription == general)
    }

    @Test func `no network and no time have types of their own`() async {
        let offline = ATClient(transport: FailingTransport(TransportError.cannotResolve(server: "s"))) { false }
        let slow = ATClient(transport: FailingTransport(TransportError.stalled(server: "s", .seconds(1))))

        let noInternet = await ATRequest.request(url: "https://s.test", client: offline).answer().error
        let timeout = await ATRequest.request(url: "https://s.test", client: slow).answer().error

        #expect(
            noInternet
                == ATError(
                    persianDescription: "اتصال به اینترنت برقرار نیست",
                    code: -1009,
                    type: .noInternet,
                    name: "notConnectedToInternet"
                )
        )
        #expect(
            timeout
                == ATError(
                    persianDescription: "عدم دریافت پاسخ در زمان مناسب",
                    code: -1001,
                    type: .timeout,
                    name: "timedOut"
                )
        )
    }

    @Test(arguments: Service.allCases)
    @MainActor
    func `an ended token is posted before the callback`(service: Service) async throws {
        let posted = Gate()
        let token = NotificationCenter.default.addObserver(forName: .tokenExpiredReceived, object: nil, queue: nil) {
            _ in posted.open()
        }
        defer { NotificationCenter.default.removeObserver(token) }

        let response = try await answer(service, #"{"Status": {"Code": "G00002"}}"#)

        #expect(response.status?.isTokenExpired == true)
        await posted.opened()
    }
}
