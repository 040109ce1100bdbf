import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

#if canImport(Combine)
import Combine
#endif

/// The facts of version 2 and what was decided of its quirks, in front of our own server and of mock files.
struct FactsV2Tests {
    private struct Question: Encodable {
        var name: String
        var number: Double?
    }

    private struct Nothing: Encodable {}

    private static let success = #"{"Status": {"Code": "G00000"}, "Parameters": 7}"#

    /// What reaches the service of `request`.
    private func asked<Parameters>(
        _ service: Service,
        _ request: (String, ATClient) -> ATRequestV2<Parameters>
    ) async throws -> Asked? {
        var asked: [Asked] = []
        try await service.asked(Self.success) { url, client, seen in
            _ = try await request(url, client).value(as: Int.self)
            asked = seen()
        }
        #expect(asked.count == 1)
        return asked.first
    }

    @Test(arguments: Service.allCases)
    func `a request is a POST of the envelope, with the token in it alone`(service: Service) async throws {
        let asked = try await asked(service) { url, client in
            ATRequestV2(
                url: url,
                parameters: Question(name: "ادا"),
                configuration: .init(token: "abc"),
                client: client
            )
        }

        #expect(asked?.method == "POST")
        #expect(asked?.path == "/Core.svc/Call")
        #expect(asked?.json == ["Identity": ["Token": "abc"], "Parameters": ["name": "ادا"]])
        #expect(asked?.headers["authorization"] == nil)
        #expect(asked?.headers.values.contains { $0.contains("abc") } == false)
    }

    @Test(arguments: Service.allCases)
    func `nil is left out, and what is empty is sent`(service: Service) async throws {
        let none = try await asked(service) { ATRequestV2(url: $0, client: $1) }
        let empty = try await asked(service) { url, client in
            ATRequestV2(url: url, parameters: Nothing(), configuration: .init(token: ""), client: client)
        }

        #expect(none?.body == #"{"Identity":{}}"#)
        #expect(empty?.json == ["Identity": ["Token": ""], "Parameters": [String: String]()])
    }

    @Test(arguments: Service.allCases)
    func `own headers go before the defaults, and those of JSON before both`(service: Service) async throws {
        let asked = try await asked(service) { url, client in
            ATRequestV2(
                url: url,
                headers: ["X-App": "own", "content-type": "text/plain", "Accept": "text/html"],
                configuration: .init(defaultHeaders: ["X-App": "default", "X-Lang": "fa", "accept": "a/b"]),
                client: client
            )
        }

        #expect(asked?.headers["x-app"] == "own")
        #expect(asked?.headers["x-lang"] == "fa")
        #expect(asked?.headers["content-type"] == "application/json")
        #expect(asked?.headers["accept"] == "application/json")
    }

    @Test(arguments: Service.allCases)
    func `what cannot be sent is an invalid request, and nothing is asked`(service: Service) async throws {
        try await service.asked(Self.success) { url, client, seen in
            for address in ["", "no address", "ftp://service.test"] {
                await #expect(throws: ATErrorV2(.invalidRequest)) {
                    try await ATRequestV2(url: address, client: client).value(as: Int.self)
                }
            }
            let infinite = ATRequestV2(url: url, parameters: Question(name: "", number: .infinity), client: client)
            await #expect(throws: ATErrorV2(.invalidRequest)) { try await infinite.value(as: Int.self) }

            #expect(seen() == [])
        }
    }

    @Test(arguments: Service.allCases)
    func `nothing is kept, and nothing is tried again`(service: Service) async throws {
        try await service.asked(Self.success, headers: ["Cache-Control": "max-age=3600"]) { url, client, seen in
            for _ in 0..<2 { _ = try await ATRequestV2(url: url, client: client).value(as: Int.self) }
            #expect(seen().count == 2)
        }
        try await service.asked("", status: 503) { url, client, seen in
            await #expect(throws: ATErrorV2.self) {
                try await ATRequestV2(url: url, client: client).value(as: Int.self)
            }
            #expect(seen().count == 1)
        }
    }

    @Test(arguments: Service.allCases)
    func `an answer that does not come in time is a timeout`(service: Service) async throws {
        try await service.holding { url, client, _ in
            let request = ATRequestV2(url: url, configuration: .init(timeout: 0.2), client: client)

            let error = await #expect(throws: ATErrorV2.self) { try await request.value(as: Int.self) }

            #expect(error == ATErrorV2(.timeout))
            #expect(error?.message == "پاسخی از سرور دریافت نشد. لطفا دوباره تلاش نمایید.")
        }
    }

    @Test(arguments: Service.allCases)
    func `cancelling the task is the error cancelled, without words`(service: Service) async throws {
        try await service.holding { url, client, reached in
            let task = Task { try await ATRequestV2(url: url, client: client).value(as: Int.self) }
            await reached.opened()
            task.cancel()

            let error = await #expect(throws: ATErrorV2.self) { try await task.value }

            #expect(error == ATErrorV2(.cancelled))
            #expect(error?.message == "")
        }
    }

    private static let general = "خطای داخلی، لطفا در صورت تکرار با پشتیبانی تماس بگیرید."

    @Test(
        arguments: Service.allCases,
        [
            (#"{"Status": {"Code": "G1", "Description": "بسته است"}}"#, 200, "بسته است"),
            (#"{"Status": {"Code": "G1", "Description": ""}}"#, 200, general),
            (#"{"Status": {"Code": "G00002"}}"#, 200, "خطای احراز هویت، لطفا دوباره وارد شوید."),
            ("{}", 200, general),
            ("<html>", 200, "خطای در پردازش اطلاعات، لطفا در صورت تکرار با پشتیبانی تماس بگیرید."),
            (
                #"{"Status": {"Code": "G00002", "Description": "gone"}}"#, 403,
                "خطای داخلی، پاسخ دریافت شده نامعتبر است."
            ),
        ]
    )
    func `an error speaks Farsi`(service: Service, answer: (text: String, status: Int, message: String)) async throws {
        try await service.answering(answer.text, status: answer.status) { url, client in
            let error = await #expect(throws: ATErrorV2.self) {
                try await ATRequestV2(url: url, client: client).value(as: Int.self)
            }

            #expect(error?.message == answer.message)
            #expect(error?.httpStatusCode == answer.status)
            #expect(error?.isTokenExpired == answer.text.contains("G00002"))
            if answer.status == 403 { #expect(error?.serverDescription == "gone") }
        }
    }

    @Test(arguments: Service.allCases)
    func `a request is logged when it is sent, by the logger of both versions, and without its token`(
        service: Service
    ) async throws {
        let answer = #"{"Status": {"Code": "G00000"}, "Parameters": {"Token": "new-secret", "Echo": "tok-12345"}}"#
        try await service.answering(answer) { url, client in
            let logger = RecordingLogger()
            let logged = ATClient(transport: client.transport, logger: logger)
            let request = ATRequestV2(url: url, configuration: .init(token: "tok-12345"), client: logged)
            let publisher = request.valuePublisher(as: [String: String].self)
            #expect(logger.lines == [])

            let end = Gate()
            let subscription = publisher.sink(receiveCompletion: { _ in end.open() }, receiveValue: { _ in })
            await end.opened()
            _ = await ATRequest.request(url: url, client: logged).answer()

            #expect(logger.lines.count == 4)
            #expect(logger.lines.joined().contains("secret") == false)
            #expect(logger.lines.prefix(2).joined().contains("tok-12345") == false)
            #expect(logger.lines[0].hasSuffix(#"{"Identity":{"Token":"***"}}"#))
            subscription.cancel()
        }
    }
}
