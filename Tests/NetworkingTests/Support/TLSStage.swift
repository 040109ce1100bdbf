import Foundation
import MangaNetworking
import TestSupport

/// A scripted server behind TLS.
struct TLSStage {
    let authority: TestAuthority
    let server: ScriptedServer
    let tls: SystemServer

    init(
        certificate: (TestAuthority) async throws -> TestAuthority.Certificate = { try await $0.certificate() },
        answer: @escaping @Sendable (ServedRequest) -> [ServerStep] = { _ in [.ok("secure")] }
    ) async throws {
        authority = try await TestAuthority.make()
        server = try ScriptedServer(answer: answer)
        tls = try await SystemServer.nghttpx(certificate(authority), before: server.port)
    }

    /// One that trusts the authority.
    func request(_ path: String = "/") -> HTTPRequest {
        var request = HTTPRequest(.get, tls.secureURL(path))
        request.connection.caFile = authority.file
        return request
    }

    func stop() {
        tls.stop()
        server.stop()
    }
}
