import Foundation
import MangaNetworking
import TestSupport
import Testing

struct CurlTLSTests {
    private let transport = CurlTransport(variables: [:])

    @Test func `a private authority's server is spoken to, in HTTP 2 where both can`() async throws {
        let stage = try await TLSStage()
        defer { stage.stop() }
        let answer = try await transport.send(stage.request(), to: nil)
        #expect(answer.version == "HTTP/2")
        #expect(answer.body == Data("secure".utf8))
        var page = stage.request()
        page.version = .http1
        #expect(try await transport.send(page, to: nil).version == "HTTP/1.1")
    }

    @Test func `over HTTP 2 a hundred requests at once get their own answers, whatever is cancelled`() async throws {
        let stage = try await TLSStage(answer: { request in [.ok(request.path + String(repeating: "x", count: 20_000))]
        })
        defer { stage.stop() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<100 {
                group.addTask { [transport] in
                    let request = stage.request("/\(index)")
                    let task = Task { try await transport.send(request, to: nil) }
                    if index.isMultiple(of: 3) { task.cancel() }
                    do {
                        let answer = try await task.value
                        #expect(answer.body.count == "/\(index)".utf8.count + 20_000)
                        #expect(answer.version == "HTTP/2")
                    } catch is CancellationError {
                        #expect(index.isMultiple(of: 3))
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `without its authority it is refused, and before anything is sent`() async throws {
        let stage = try await TLSStage()
        defer { stage.stop() }
        let other = try await TestAuthority.make()
        for caFile in [nil, other.file] {
            var request = stage.request()
            request.connection.caFile = caFile
            await fails(request, .certificate(server: stage.tls.name, .unknownIssuer))
        }
        #expect(stage.server.requests.isEmpty)
    }

    @Test func `a self-signed server is refused with words that say what to do`() async throws {
        let stage = try await TLSStage(certificate: { try await $0.selfSigned() })
        defer { stage.stop() }
        let error = TransportError.certificate(server: stage.tls.name, .selfSigned)
        await fails(stage.request(), error)
        #expect("\(error)".contains("--ca-file") && "\(error)".contains("--insecure"))
    }

    @Test func `a certificate of another host is refused`() async throws {
        let stage = try await TLSStage(certificate: { try await $0.certificate(for: "DNS:manga.example") })
        defer { stage.stop() }
        await fails(stage.request(), .certificate(server: stage.tls.name, .wrongHost))
    }

    @Test func `a certificate that has ended is refused`() async throws {
        let stage = try await TLSStage(certificate: { try await $0.certificate(days: -1) })
        defer { stage.stop() }
        await fails(stage.request(), .certificate(server: stage.tls.name, .expired))
    }

    @Test func `insecure takes any, and no other request goes with it`() async throws {
        let stage = try await TLSStage(certificate: { try await $0.certificate(for: "DNS:manga.example", days: -1) })
        defer { stage.stop() }
        var request = stage.request()
        request.connection.isInsecure = true
        #expect(try await transport.send(request, to: nil).body == Data("secure".utf8))
        // The connection is still open, and so is the TLS session.
        request.connection.isInsecure = false
        await #expect(throws: TransportError.self) { try await transport.send(request, to: nil) }
    }

    @Test func `a CA file that is missing, or holds no certificate, is named`() async throws {
        let stage = try await TLSStage()
        defer { stage.stop() }
        let folder = try TemporaryFolder()
        try folder.file("empty.pem", Data("no certificate\n".utf8))
        var request = stage.request()
        request.connection.caFile = folder.at("missing.pem")
        await fails(request, .caFile(folder.at("missing.pem"), errno: ENOENT))
        request.connection.caFile = folder.at("empty.pem")
        await fails(request, .caFile(folder.at("empty.pem"), errno: nil))
    }

    @Test func `https never falls to http`() async throws {
        let plain = try ScriptedServer(.ok("plain"))
        defer { plain.stop() }
        let stage = try await TLSStage(answer: { _ in [.redirect(to: plain.url("/b").absoluteString)] })
        defer { stage.stop() }
        await fails(
            stage.request(),
            .unsafeRedirect(server: stage.tls.name, target: plain.url("/b").absoluteString)
        )
        #expect(plain.connectionCount == 0)
    }

    @Test func `a certificate's end is told where it is asked for`() async throws {
        let stage = try await TLSStage(certificate: { try await $0.certificate(days: 12) })
        defer { stage.stop() }
        var request = stage.request()
        #expect(try await transport.send(request, to: nil).certificateExpiry == nil)
        // On the kept connection nothing would be known.
        request.connection.reportsCertificate = true
        let end = try #require(try await transport.send(request, to: nil).certificateExpiry)
        #expect((end.timeIntervalSinceNow / 86_400).rounded() == 12)
    }

    @Test func `without TLS there is no certificate`() async throws {
        let server = try ScriptedServer(.ok(""))
        defer { server.stop() }
        var request = HTTPRequest(.get, server.url())
        request.connection.reportsCertificate = true
        #expect(try await transport.send(request, to: nil).certificateExpiry == nil)
    }

    private func fails(_ request: HTTPRequest, _ error: TransportError) async {
        await #expect(throws: error) { try await transport.send(request, to: nil) }
    }
}
