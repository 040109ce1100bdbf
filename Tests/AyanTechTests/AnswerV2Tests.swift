import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

/// Each answer over a socket and from a mock file.
struct AnswerV2Tests {
    private struct Item: Codable, Hashable {
        var name: String

        enum CodingKeys: String, CodingKey {
            case name = "Name"
        }
    }

    private func failure<Value: Decodable & Sendable>(
        _ service: Service,
        _ answer: String,
        _ status: Int = 200,
        as type: Value.Type = [Item].self,
        successStatuses: Set<Int> = [200]
    ) async throws -> ATErrorV2? {
        var failure: ATErrorV2?
        try await service.answering(answer, status: status) { url, client in
            let configuration = ConfigurationV2(successStatuses: successStatuses)
            let request = ATRequestV2(url: url, configuration: configuration, client: client)
            failure = await #expect(throws: ATErrorV2.self) { try await request.response(as: type) }
        }
        return failure
    }

    @Test(arguments: Service.allCases)
    func `a success has value, status, body and headers`(service: Service) async throws {
        let text = """
            {"Status": {"Code": "G00000", "Description": "done", "Type": "info", "IsFromCache": true, "Retryable": false},
             "Parameters": [{"Name": "100"}]}
            """
        try await service.answering(text, headers: ["X-Node": "7"]) { url, client in
            let answer = try await ATRequestV2(url: url, client: client).response(as: [Item].self)

            #expect(answer.value == [Item(name: "100")])
            #expect(
                answer.status
                    == ATStatusV2(
                        code: "G00000",
                        message: "done",
                        type: "info",
                        isFromCache: true,
                        retryable: false
                    )
            )
            #expect(answer.httpStatusCode == 200)
            #expect(answer.headers["X-Node"] == "7")
            #expect(answer.responseString == text)
            #expect(answer.body == Data(text.utf8))
            let value = try await ATRequestV2(url: url, client: client).value(as: [Item].self)
            #expect(value == [Item(name: "100")])
        }
    }

    @Test(arguments: Service.allCases, [201, 302, 404, 500])
    func `any status but 200 is an HTTP error, with the envelope's status`(service: Service, status: Int) async throws {
        let answer = #"{"Status": {"Code": "G00002", "Description": "gone"}, "Parameters": []}"#

        #expect(
            try await failure(service, answer, status)
                == ATErrorV2(.httpError, status: ATStatusV2(code: "G00002", message: "gone"), httpStatusCode: status)
        )
        #expect(
            try await failure(service, "<html>", status)
                == ATErrorV2(.httpError, httpStatusCode: status)
        )
    }

    @Test(arguments: Service.allCases)
    func `other statuses are successes where the configuration says so`(service: Service) async throws {
        try await service.answering(#"{"Status": {"Code": "G00000"}, "Parameters": 7}"#, status: 201) { url, client in
            let configuration = ConfigurationV2(successStatuses: [200, 201])
            let request = ATRequestV2(url: url, configuration: configuration, client: client)

            let value = try await request.value(as: Int.self)

            #expect(value == 7)
        }
    }

    @Test(
        arguments: Service.allCases,
        ["", "<html>", "[]", "7", #"{"Status": {"Code": 7}}"#, #"{"Status": {"Code": "G00000""#]
    )
    func `what is no envelope cannot be read`(service: Service, answer: String) async throws {
        #expect(try await failure(service, answer) == ATErrorV2(.serialization, httpStatusCode: 200))
    }

    @Test(arguments: Service.allCases, [#"{}"#, #"{"Status": null, "Parameters": []}"#])
    func `an envelope without status is a general error`(service: Service, answer: String) async throws {
        #expect(try await failure(service, answer) == ATErrorV2(.general, httpStatusCode: 200))
    }

    @Test(arguments: Service.allCases, ["G00001", "G00002", nil])
    func `any code but success is the service's error`(service: Service, code: String?) async throws {
        let member = code.map { #""Code": "\#($0)""# } ?? ""

        #expect(
            try await failure(service, #"{"Status": {\#(member)}, "Parameters": []}"#)
                == ATErrorV2(.api, status: ATStatusV2(code: code), httpStatusCode: 200)
        )
    }

    @Test(arguments: Service.allCases, ["", #", "Parameters": null"#, #", "Parameters": {"Name": 7}"#])
    func `parameters that do not fit cannot be read, with the status`(service: Service, rest: String) async throws {
        #expect(
            try await failure(service, #"{"Status": {"Code": "G00000"}\#(rest)}"#)
                == ATErrorV2(.serialization, status: ATStatusV2(code: "G00000"), httpStatusCode: 200)
        )
    }

    @Test(arguments: Service.allCases, ["", #", "Parameters": null"#])
    func `no parameters are a value where the type has room for none`(service: Service, rest: String) async throws {
        try await service.answering(#"{"Status": {"Code": "G00000"}\#(rest)}"#) { url, client in
            let request = ATRequestV2(url: url, client: client)

            let optional = try await request.value(as: [Item]?.self)
            let response = try await request.response(as: Void.self)

            #expect(optional == nil)
            #expect(response.status.isSuccess)
        }
    }

    @Test(arguments: Service.allCases)
    func `parameters of another type are no nil`(service: Service) async throws {
        #expect(
            try await failure(service, #"{"Status": {"Code": "G00000"}, "Parameters": 7}"#, as: [Item]?.self)
                == ATErrorV2(.serialization, status: ATStatusV2(code: "G00000"), httpStatusCode: 200)
        )
    }
}
