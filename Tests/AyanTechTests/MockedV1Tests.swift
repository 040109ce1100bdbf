import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

struct MockedV1Tests {
    private func answer(_ file: String) async throws -> ATResponse {
        let folder = try TemporaryFolder()
        try folder.file("mock.json", Data(file.utf8))
        return await ATRequest.request(url: "https://s.test", client: ATClient(transport: ScriptedTransport()))
            .mockResponse(using: folder.at("mock.json")).answer()
    }

    @Test func `a body is the answer's text, objects over several lines`() async throws {
        #expect(try await answer(#"{"body": "plain"}"#).responseString == "plain")
        #expect(try await answer(#"{"body": 7.50}"#).responseString == "7.50")
        #expect(try await answer(#"{"body": true}"#).responseString == "true")
        #expect(
            try await answer(#"{"body": {"b": 1, "a": [2]}}"#).responseString
                == "{\n  \"b\": 1,\n  \"a\": [\n    2\n  ]\n}"
        )
    }

    @Test func `status and headers are those of the file`() async throws {
        let response = try await answer(
            #"{"headers": {"X-A": "1"}, "body": {"Status": {"Code": "G00000"}}, "meta": {"statusCode": 503, "delay": 0}}"#
        )

        #expect(response.responseCode == 503)
        #expect(response.headers == ["X-A": "1"])
        #expect(response.error?.type == .serverError)
    }

    @Test func `a failing status is the error that a real answer would be`() async throws {
        let response = try await answer(#"{"body": {"Status": {"Code": "G1", "Description": "no"}}}"#)

        #expect(response.error == ATError(persianDescription: "no", code: -1, type: .general, name: ""))
    }

    @Test(arguments: [
        #""meta": {"statusCode": 201}"#, #""body": null, "meta": {"statusCode": 201}"#,
        #""body": "null", "meta": {"statusCode": 201}"#,
    ])
    func `without a body the answer is an error, with headers and status`(members: String) async throws {
        let response = try await answer("{\"headers\": {\"X-A\": \"1\"}, \(members)}")

        #expect(response.responseCode == 201)
        #expect(response.headers == ["X-A": "1"])
        #expect(response.responseString == nil)
        #expect(response.error?.type == .general)
    }

    @Test(arguments: [(404, ATErrorType.general), (500, .serverError), (503, .serverError)])
    func `a failure without a body is the error that a real answer would be`(status: Int, type: ATErrorType)
        async throws
    {
        let response = try await answer(#"{"meta": {"statusCode": \#(status)}}"#)

        #expect(response.responseCode == status)
        #expect(
            response.error
                == ATError(
                    persianDescription: status < 500 ? "خطا در برقراری ارتباط با سرور" : "خطای داخلی سرور",
                    code: status,
                    type: type,
                    name: ""
                )
        )
    }

    @Test func `a file that cannot be used is a general error that says why`() async throws {
        let missing = await ATRequest.request(url: "https://s.test").mockResponse(using: "/no/such/file").answer()
        let broken = try await answer("{\n  \"body\": ,\n}")

        #expect(missing.error?.type == .general)
        #expect(missing.error?.name == "There is no mock file /no/such/file. Write it, or check its name.")
        #expect(missing.responseCode == -1)
        #expect(broken.error?.name?.contains("line 2, column 11") == true)
        #expect(broken.error?.errorDescription?.hasPrefix("The service cannot be used at the moment.") == true)
    }

    private final class Held: Sendable {}

    /// Sends `request` with a callback that must not come; gives what it holds.
    private func send(_ request: ATRequest) -> Held {
        let held = Held()
        request.send { _ in
            Issue.record("called back")
            withExtendedLifetime(held) {}
        }
        return held
    }

    @Test func `a mocked request can be cancelled while it waits`() async throws {
        let folder = try TemporaryFolder()
        try folder.file("mock.json", Data(#"{"body": "late", "meta": {"delay": 3600}}"#.utf8))
        let request = ATRequest.request(url: "https://s.test").mockResponse(using: folder.at("mock.json"))
        weak let held = send(request)

        request.cancel()

        // The callback goes when nobody can call it any more.
        while held != nil { await Task.yield() }
        #expect(held == nil)
    }
}
