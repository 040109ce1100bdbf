import Foundation
import MangaAyanTech
import MangaNetworking
import TestSupport
import Testing

/// A service that gives one answer: over a socket, and from a mock file.
enum Service: String, CaseIterable, CustomTestStringConvertible {
    case server
    case mock

    var testDescription: String { rawValue }

    /// Runs `body` with an address and what reaches it.
    func answering(
        _ answer: String,
        status: Int = 200,
        headers: [String: String] = ["Content-Type": "application/json"],
        _ body: (String, ATClient) async throws -> Void
    ) async throws {
        switch self {
        case .server: try await overSocket(.status(status, headers, Data(answer.utf8)), body)
        case .mock: try await fromFile(status, answer, headers, body)
        }
    }

    private func overSocket(_ step: ServerStep, _ body: (String, ATClient) async throws -> Void) async throws {
        let server = try ScriptedServer(step)
        let transport = CurlTransport(variables: [:])
        let result: Result<Void, any Error>
        do {
            result = .success(try await body(server.address + "/Core.svc/Call", ATClient(transport: transport)))
        } catch {
            result = .failure(error)
        }
        await transport.shutdown()
        server.stop()
        try result.get()
    }

    private func fromFile(
        _ status: Int,
        _ answer: String,
        _ headers: [String: String],
        _ body: (String, ATClient) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let place = folder.url.appending(path: "Core.svc/Call")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(answer.utf8).write(to: place.appending(path: "answer"))
        let file: [String: Any] = ["headers": headers, "bodyFile": "answer", "meta": ["statusCode": status]]
        try JSONSerialization.data(withJSONObject: file).write(to: place.appending(path: "POST.json"))
        let address = "http://service.test/Core.svc/Call"
        let servers = [URL(string: address)].compactMap(\.self)
        try await body(address, ATClient(transport: MockTransport(folder: folder.url.path(), servers: servers)))
    }
}
