import Foundation
import MangaLocalization
import MangaNetworking
import Testing

struct MessageTests {
    @Test func `errors say what failed, where, and what to do`() {
        let stalled = TransportError.stalled(server: "h:3001", .milliseconds(1500))
        #expect("\(stalled)" == "“h:3001” sent nothing for 1.5 s. Try again later.")
        let cut = APIError.transport(.truncated(server: "h", expected: 10, got: 1))
        #expect("\(cut)" == "The answer of “h” broke off after 1 of 10 bytes. Try again.")
        #expect(cut.localizedDescription == "\(cut)")
        #expect(
            cut.message.text(in: .spanish) == "La respuesta de «h» se cortó tras 1 de 10 bytes. Vuelva a intentarlo."
        )
    }

    @Test func `what a server says is one harmless line`() {
        let error = APIError.server(status: 404, code: 40401, message: "\u{1B}[2Jno\nsuch", url: "http://h/x")
        #expect(!error.description.contains("\u{1B}"))
        #expect(!error.description.contains("\n"))
    }

    @Test func `the seed's errors have words too`() {
        for error in [APIError.invalidURL, .requestFailed, .retryLimitExceeded] {
            #expect(error.errorDescription?.isEmpty == false)
        }
    }
}
