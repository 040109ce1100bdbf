import Foundation
import MangaConfig
import MangaModels
import MangaNetworking
import TestSupport
import Testing

struct ServerProbeTests {
    private let transport = CurlTransport(variables: [:])
    private let health = #"{"status":"ok","version":"1.2.3","uptime":5,"timestamp":"2026-01-01T00:00:00Z"}"#

    @Test func `a healthy server shows its version, its speed and its certificate`() async throws {
        let server = try ScriptedServer(.ok(health))
        defer { server.stop() }
        let authority = try await TestAuthority.make()
        let tls = try await SystemServer.nghttpx(authority.certificate(days: 5), before: server.port)
        defer { tls.stop() }
        var config = APIConfig(id: EnvironmentID("x"), serverURL: "https://\(tls.name)")
        config.caFile = authority.file
        let report = try await probe(config).report()
        #expect(try report.health.get().version == "1.2.3")
        #expect(report.isReachable && report.isHealthy)
        #expect(report.version == "HTTP/2")
        #expect(try #require(report.latency) > .zero)
        #expect((try #require(report.certificateExpiry).timeIntervalSinceNow / 86_400).rounded() == 5)
        #expect(server.requests.map(\.path) == ["/api/v1/health"])
    }

    @Test func `a server that is another is reachable, and not healthy`() async throws {
        let server = try ScriptedServer(.ok("<!DOCTYPE html><h1>It works!</h1>", type: "text/html"))
        defer { server.stop() }
        let report = try await probe(server).report()
        #expect(report.isReachable && !report.isHealthy)
        #expect(report.version == "HTTP/1.1")
        let error = APIError.wrongKind(
            url: server.url("/api/v1/health").absoluteString,
            kind: .mangareader,
            status: 200,
            found: .html
        )
        #expect(failure(of: report) == error)
    }

    @Test func `one that is down is not reachable`() async throws {
        let server = try ScriptedServer(.ok(""))
        server.stop()
        await server.waitUntilFree()
        let report = try await probe(server).report()
        #expect(!report.isReachable && !report.isHealthy)
        #expect(failure(of: report) == .transport(.cannotConnect(server: "127.0.0.1:\(server.port)")))
    }

    @Test func `it is asked once, whatever it says`() async throws {
        let server = try ScriptedServer(.status(503))
        defer { server.stop() }
        let report = try await probe(server).report()
        #expect(report.isReachable && !report.isHealthy)
        #expect(server.requests.count == 1)
    }

    @Test func `its patience is short, whatever the environment's`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let report = try await probe(server, patience: .milliseconds(100)).report()
        #expect(
            failure(of: report) == .transport(.totalTimeout(server: "127.0.0.1:\(server.port)", .milliseconds(100)))
        )
    }

    @Test func `credentials go with it`() async throws {
        let server = try ScriptedServer { request in
            request.headers["Authorization"] == "Bearer s3cret" ? [.ok(health)] : [.status(401)]
        }
        defer { server.stop() }
        let config = APIConfig(id: EnvironmentID("x"), serverURL: server.address)
        let token = Authenticator(config, credentials: .token(BearerToken(access: "s3cret")))
        let services = HTTPClient.Services(authenticator: token)
        #expect(try await ServerProbe(config: config, transport: transport, services: services).report().isHealthy)
        #expect(try await probe(server).report().isHealthy == false)
    }

    @Test func `its cancellation is no report`() async throws {
        let server = try ScriptedServer(.hang)
        defer { server.stop() }
        let task = Task { try await probe(server).report() }
        await server.waitForRequests()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: ["", "ftp://h"]) func `an address that is none is told`(serverURL: String) async throws {
        let report = try await probe(APIConfig(id: EnvironmentID("x"), serverURL: serverURL)).report()
        guard case .badAddress = failure(of: report) else {
            Issue.record("\(report)")
            return
        }
    }

    private func probe(_ config: APIConfig, patience: Duration = .seconds(10)) -> ServerProbe {
        ServerProbe(config: config, transport: transport, patience: patience)
    }

    private func probe(_ server: ScriptedServer, patience: Duration = .seconds(10)) -> ServerProbe {
        probe(APIConfig(id: EnvironmentID("x"), serverURL: server.address), patience: patience)
    }

    private func failure(of report: ServerReport) -> APIError? {
        if case .failure(let error) = report.health { error as? APIError } else { nil }
    }
}
