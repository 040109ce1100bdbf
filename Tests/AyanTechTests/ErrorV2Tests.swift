import Foundation
import MangaAyanTech
import MangaLocalization
import MangaNetworking
import TestSupport
import Testing

struct ErrorV2Tests {
    @Test func `messages are the Farsi ones of the service's library`() {
        let general = "خطای داخلی، لطفا در صورت تکرار با پشتیبانی تماس بگیرید."

        #expect(
            ATErrorTypeV2.allCases.map { ATErrorV2($0).message } == [
                "ارتباط با سرور برقرار نشد. لطفا اتصال دستگاه خود به اینترنت را بررسی نمایید.",
                "پاسخی از سرور دریافت نشد. لطفا دوباره تلاش نمایید.",
                "",
                general,
                general,
                "خطای داخلی، پاسخ دریافت شده نامعتبر است.",
                "خطای در پردازش اطلاعات، لطفا در صورت تکرار با پشتیبانی تماس بگیرید.",
                general,
            ]
        )
    }

    @Test func `a refusal says what the service says, else that the login has ended`() {
        let said = ATErrorV2(.api, status: ATStatusV2(code: "G00002", message: "نشست شما تمام شد"))
        let silent = ATErrorV2(.api, status: ATStatusV2(code: "G00002", message: ""))

        #expect(said.message == "نشست شما تمام شد")
        #expect(silent.message == "خطای احراز هویت، لطفا دوباره وارد شوید.")
        #expect(said.isTokenExpired && silent.isTokenExpired)
    }

    @Test func `an HTTP error keeps its text, and has the service's beside it`() {
        let error = ATErrorV2(.httpError, status: ATStatusV2(code: "G00002", message: "gone"), httpStatusCode: 403)

        #expect(error.message == "خطای داخلی، پاسخ دریافت شده نامعتبر است.")
        #expect(error.serverDescription == "gone")
        #expect(error.isTokenExpired)
        #expect(
            error.errorDescription
                == "The service did not answer as it should. Try again later; if it happens again, ask its support. (HTTP 403) The service says: “gone”"
        )
        #expect(
            error.words.text(in: .spanish)
                == "El servicio no respondió como debía. Inténtelo más tarde; si se repite, consulte a su soporte. (HTTP 403) El servicio dice: «gone»"
        )
    }

    private func type(of error: any Error, isNetworkUp: Bool = true, url: String = "https://service.test") async
        -> ATErrorTypeV2?
    {
        let client = ATClient(transport: FailingTransport(error), isNetworkUp: { isNetworkUp })
        let failure = await #expect(throws: ATErrorV2.self) {
            try await ATRequestV2(url: url, client: client).value(as: Void.self)
        }
        #expect(failure?.status == nil)
        #expect(failure?.httpStatusCode == nil)
        return failure?.errorType
    }

    @Test(
        arguments: [
            .connectTimeout(server: "s", .seconds(1)), .stalled(server: "s", .seconds(1)),
            .totalTimeout(server: "s", .seconds(1)),
        ] as [TransportError]
    )
    func `what takes too long is a timeout`(error: TransportError) async {
        #expect(await type(of: error) == .timeout)
    }

    @Test(arguments: [.cannotResolve(server: "s"), .cannotConnect(server: "s")] as [TransportError])
    func `a server that cannot be reached is no internet only when no network is up`(error: TransportError) async {
        #expect(await type(of: error, isNetworkUp: true) == .general)
        #expect(await type(of: error, isNetworkUp: false) == .noInternet)
        #expect(await type(of: error, isNetworkUp: false, url: "http://127.0.0.1:1") == .general)
    }

    @Test func `all other failures are general ones`() async {
        #expect(await type(of: TransportError.connectionLost(server: "s"), isNetworkUp: false) == .general)
        #expect(await type(of: TransportError.tls(server: "s", reason: "r"), isNetworkUp: false) == .general)
        #expect(await type(of: CocoaError(.fileNoSuchFile)) == .general)
        #expect(await type(of: CancellationError()) == .cancelled)
        #expect(await type(of: ATErrorV2(.noInternet)) == .noInternet)
    }

    @Test func `cancelling the task aborts the transfer`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let transport = CurlTransport(variables: [:])
        let request = ATRequestV2(url: server.address, client: ATClient(transport: transport))
        let task = Task { try await request.value(as: Void.self) }
        await server.waitForRequests()

        task.cancel()

        await #expect(throws: ATErrorV2(.cancelled)) { try await task.value }
        await server.waitForClosedConnections()
        await transport.shutdown()
    }
}
