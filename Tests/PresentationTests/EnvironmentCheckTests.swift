import Foundation
import MangaConfig
import MangaLocalization
import MangaModels
import MangaNetworking
import MangaPresentation
import MangaText
import Testing

struct EnvironmentCheckTests {
    private let report = EnvironmentCheckTests.report()

    @Test func `servers stand side by side, below each that is not ready the reason`() {
        let text = report.lines(width: 100, in: .english).plain
        #expect(
            text == """
                Environment  State         Version   Time  Protocol  Certificate         Address
                production   ready         1.0.0    42 ms  HTTP/2    29 days left        https://gitea.cbcren.onlin…
                nas          degraded␛[2J  1.1       1 ms  HTTP/1.1  expired, unchecked  https://u:***@nas:3001/base
                staging      not ready               7 ms  HTTP/1.1  1 day left          https://staging.cbcren.onl…
                   https://h:3001/x answers, but is no server of the kind mangareader: it sent HTML (status 200).
                   Check the server's address, its base path and its kind.
                testing      unreachable                                                 http://localhost:3001
                   No server answers at “localhost:3001”. Check that it is running and that the address and port are
                   right.
                """
        )
    }

    @Test func `in Spanish, and in a narrow window`() {
        let text = report.lines(width: 50, in: .spanish).plain
        #expect(
            text == """
                Entorno     Estado        Tiempo  Certificado
                production  listo          42 ms  quedan 29 días
                nas         degraded␛[2J    1 ms  caducado, sin c…
                staging     no listo        7 ms  queda 1 día
                   https://h:3001/x responde, pero no es un
                   servidor del tipo mangareader: envió HTML
                   (estado 200). Revise la dirección del servidor,
                   su ruta base y su tipo.
                testing     inaccesible
                   Ningún servidor responde en «localhost:3001».
                   Compruebe que esté en marcha y que la dirección
                   y el puerto sean correctos.
                """
        )
    }

    @Test func `programs get every fact under its name`() throws {
        let json = try JSONText.encode(report)
        #expect(
            json == #"""
                {"environments":[{"certificateDays":29,"certificateExpires":"2027-02-13T20:00:00Z","id":"production","insecure":false,"kind":"mangareader","milliseconds":42,"name":"production","protocol":"HTTP/2","reachable":true,"ready":true,"status":"ok","url":"https://gitea.cbcren.online:3001","version":"1.0.0"},\#
                {"certificateDays":-1,"certificateExpires":"2027-01-14T08:00:00Z","id":"u1","insecure":true,"kind":"mangareader","milliseconds":1,"name":"nas","protocol":"HTTP/1.1","reachable":true,"ready":true,"status":"degraded\u001b[2J","url":"https://u:***@nas:3001/base","version":"1.1"},\#
                {"certificateDays":1,"certificateExpires":"2027-01-16T08:00:00Z","id":"staging","insecure":false,"kind":"mangareader","milliseconds":7,"name":"staging","problem":"https://h:3001/x answers, but is no server of the kind mangareader: it sent HTML (status 200). Check the server's address, its base path and its kind.","protocol":"HTTP/1.1","reachable":true,"ready":false,"url":"https://staging.cbcren.online:3001"},\#
                {"id":"testing","insecure":false,"kind":"mangareader","name":"testing","problem":"No server answers at “localhost:3001”. Check that it is running and that the address and port are right.","reachable":false,"ready":false,"url":"http://localhost:3001"}]}
                """#
        )
    }

    private static func report() -> EnvironmentCheckReport {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        var insecure = APIConfig(id: EnvironmentID("u1"), name: "nas", serverURL: "https://u:moth@nas/base")
        insecure.isInsecure = true
        let foreign = APIError.wrongKind(url: "https://h:3001/x", kind: .mangareader, status: 200, found: .html)
        let refused = TransportError.cannotConnect(server: "localhost:3001")
        return EnvironmentCheckReport(
            [
                .init(
                    .production,
                    status: "ok",
                    version: "1.0.0",
                    latency: .microseconds(41_200),
                    transfer: "HTTP/2",
                    certificateExpiry: now.addingTimeInterval(86_400 * 29.5)
                ),
                .init(
                    insecure,
                    status: "degraded\u{1B}[2J",
                    version: "1.1",
                    latency: .microseconds(400),
                    transfer: "HTTP/1.1",
                    certificateExpiry: now.addingTimeInterval(-86_400)
                ),
                .init(
                    .staging,
                    latency: .milliseconds(7),
                    transfer: "HTTP/1.1",
                    certificateExpiry: now.addingTimeInterval(86_400),
                    problem: foreign.message
                ),
                .init(.testing, problem: refused.message),
            ],
            now: now
        )
    }
}
