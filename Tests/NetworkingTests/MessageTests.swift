import Foundation
import MangaConfig
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

    @Test func `what is wrong with a request is said in each language`() {
        func text(_ flaw: RequestFlaw) -> String {
            TransportError.invalidRequest(flaw).message.text(in: .spanish)
                .replacing("La petición no se envió porque ", with: "")
                .replacing(". Corríjala y vuelva a intentarlo.", with: "")
        }
        #expect(text(.address("x://h\u{7}")) == "«x://h␇» no es una dirección http ni https")
        #expect(text(.headerName("X Y")) == "«X Y» no es el nombre de una cabecera")
        #expect(text(.headerValue("X")) == "el valor de la cabecera «X» tiene caracteres de control")
        #expect(text(.framing("Connection")) == "la cabecera «Connection» la pone quien envía la petición")
        #expect("\(TransportError.invalidRequest(.unsupported("it is one")))".contains("because it is one."))
    }

    @Test func `an error says how often it was tried`() {
        let refused = APIError.transport(.connectionLost(server: "h"), tries: 4)
        #expect("\(refused)" == "The connection to “h” was lost. Try again. (It was tried 4 times.)")
        let busy = APIError.server(status: 503, code: 50300, message: "", url: "http://h/x", tries: 2)
        #expect(
            busy.message.text(in: .spanish)
                == "http://h/x respondió con el estado 503. Revise la dirección o vuelva a intentarlo más tarde. "
                + "(Se intentó 2 veces.)"
        )
    }

    @Test func `who is not let in is told to log in`() {
        let unknown = APIError.server(status: 401, code: 40100, message: "", url: "http://h/x")
        #expect("\(unknown)" == "http://h/x wants to know who asks. Log in and try again.")
        let wrong = APIError.server(status: 401, code: 40101, message: "No.", url: "http://h/x")
        #expect("\(wrong)" == "The server refused: No. (code 40101, http://h/x). Log in and try again.")
    }

    @Test func `addresses in errors show no secrets`() {
        let redirect = TransportError.unsafeRedirect(server: "h", target: "ftp://u:p@h/?token=abc")
        #expect("\(redirect)".contains("“ftp://***@h/?token=***”"))
        #expect("\(APIError.badAddress("htp://u:p@h"))".contains("“htp://***@h”"))
    }

    @Test func `a server of another kind is told by what it sent`() {
        let error = APIError.wrongKind(url: "http://h/api/v1/health", kind: .mangareader, status: 200, found: .html)
        #expect(
            "\(error)"
                == "http://h/api/v1/health answers, but is no server of the kind mangareader: it sent HTML (status 200). "
                + "Check the server's address, its base path and its kind."
        )
        let other = APIError.wrongKind(url: "http://h/", kind: .mangareader, status: 200, found: .other("a\u{1B}[2J/b"))
        #expect(other.message.text(in: .spanish).contains("envió «a"))
        #expect(!other.message.text(in: .spanish).contains("\u{1B}"))
    }

    @Test func `certificates and proxies are told with what to do`() {
        let unknown = TransportError.certificate(server: "h", .unknownIssuer)
        #expect(
            "\(unknown)"
                == "The certificate of “h” is signed by an authority that is not trusted here. Name the file of "
                + "that authority (setting caFile, --ca-file FILE), or do without the check (setting insecure, --insecure)."
        )
        let missing = TransportError.caFile("/x/ca.pem", errno: ENOENT)
        #expect(
            "\(missing)"
                == "The CA file “/x/ca.pem” cannot be read: No such file or directory. Correct the setting caFile."
        )
        let down = TransportError.proxy("p:1", .cannotReach(server: "h", reason: "HTTP 502"))
        #expect(
            "\(down)" == "The proxy “p:1” cannot reach “h” (HTTP 502). Check the server's address, or try again later."
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
