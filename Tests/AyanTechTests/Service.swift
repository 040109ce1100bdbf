import Foundation
import MangaAyanTech
import MangaNetworking
import MangaServer
import Synchronization
import TestSupport
import Testing

/// A service that gives one answer: the project's own server with an answer of its own, and a mock file.
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
        try await asked(answer, status: status, headers: headers) { url, client, _ in try await body(url, client) }
    }

    /// The same with what has been asked so far: what the server has read, or what was looked up in the files.
    func asked(
        _ answer: String,
        status: Int = 200,
        headers: [String: String] = ["Content-Type": "application/json"],
        _ body: (String, ATClient, @Sendable () -> [Asked]) async throws -> Void
    ) async throws {
        let served = ServedAnswer(status: status, headers: headers, body: Data(answer.utf8))
        switch self {
        case .server: try await Service.serving({ _ in served }, body: body)
        case .mock: try await fromFile(status, answer, headers, body)
        }
    }

    /// Runs `body` with the project's own server, which answers as `answer` says.
    static func serving(
        _ answer: @escaping @Sendable (ServedCall) async -> ServedAnswer,
        body: (String, ATClient, @Sendable () -> [Asked]) async throws -> Void
    ) async throws {
        let book = AskedBook()
        var options = ServerOptions()
        options.limits.connections = 2000
        let server = MangaServer(options: options) { call in
            book.add(Asked(call))
            return await answer(call)
        }
        let address = try server.start()
        let transport = CurlTransport(variables: [:])
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await body(address.url + "/Core.svc/Call", ATClient(transport: transport)) { book.all }
            )
        } catch {
            result = .failure(error)
        }
        await transport.shutdown()
        await server.stop()
        try result.get()
    }

    /// Runs `body` with a service that begins to answer, which opens a gate, and never ends.
    func holding(_ body: (String, ATClient, Gate) async throws -> Void) async throws {
        let reached = Gate()
        switch self {
        case .server:
            let release = Gate()
            try await Service.serving { _ in
                reached.open()
                await release.opened()
                return ServedAnswer()
            } body: { url, client, _ in
                defer { release.open() }
                try await body(url, client, reached)
            }
        case .mock:
            let folder = try TemporaryFolder()
            for method in HTTPMethod.allCases {
                try folder.file("\(method.value).json", Data(#"{"body": 1, "meta": {"delay": 3600}}"#.utf8))
            }
            let servers = [URL(string: "http://service.test")].compactMap(\.self)
            let mocks = MockTransport(folder: folder.path, servers: servers) { time in
                reached.open()
                try await Task.sleep(for: time)
            }
            try await body("http://service.test", ATClient(transport: mocks), reached)
        }
    }

    private func fromFile(
        _ status: Int,
        _ answer: String,
        _ headers: [String: String],
        _ body: (String, ATClient, @Sendable () -> [Asked]) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let place = folder.url.appending(path: "Core.svc/Call")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(answer.utf8).write(to: place.appending(path: "answer"))
        let file: [String: Any] = ["headers": headers, "bodyFile": "answer", "meta": ["statusCode": status]]
        let bytes = try JSONSerialization.data(withJSONObject: file)
        for method in HTTPMethod.allCases { try bytes.write(to: place.appending(path: "\(method.value).json")) }
        let address = "http://service.test/Core.svc/Call"
        let servers = [URL(string: address)].compactMap(\.self)
        let spy = SpyTransport(MockTransport(folder: folder.url.path(), servers: servers))
        try await body(address, ATClient(transport: spy)) { spy.requests.map(Asked.init) }
    }
}

/// What reached a service.
struct Asked: Hashable, Sendable {
    let method: String
    let path: String
    /// Names in lower case.
    let headers: [String: String]
    let body: String

    init(_ call: ServedCall) {
        (method, path, headers) = (call.method, call.path, call.headers)
        body = String(decoding: call.body, as: UTF8.self)
    }

    init(_ request: HTTPRequest) {
        (method, path) = (request.method.value, request.url.path())
        headers = Dictionary(
            request.headers.fields.map { ($0.name.lowercased(), $0.value) },
            uniquingKeysWith: { _, last in last }
        )
        body = String(decoding: request.body ?? Data(), as: UTF8.self)
    }

    /// As JSON; nil where it is none.
    var json: NSDictionary? {
        try? JSONSerialization.jsonObject(with: Data(body.utf8)) as? NSDictionary
    }
}

private final class AskedBook: Sendable {
    private let state = Mutex<[Asked]>([])

    var all: [Asked] { state.withLock { $0 } }

    func add(_ asked: Asked) {
        state.withLock { $0.append(asked) }
    }
}
