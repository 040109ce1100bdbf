import Foundation
import MangaServer
import TestSupport

/// A client that sends bytes as they are and reads what comes until the server closes.
///
/// It blocks threads of its own: the server's answers are made on the pool that tests run on.
struct Wire: Sendable {
    let address: ServerAddress

    /// Sends a request that asks to close, with our own `Host` unless one is given.
    func send(_ method: String, _ target: String, _ headers: [String: String] = [:], body: String = "") async throws
        -> Answer
    {
        var fields = headers
        fields["Host"] = headers["Host"] ?? "127.0.0.1:\(address.port)"
        fields["Connection"] = "close"
        if !body.isEmpty { fields["Content-Length"] = String(body.utf8.count) }
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
        return try await send(raw: "\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body)")
    }

    func get(_ target: String, _ headers: [String: String] = [:]) async throws -> Answer {
        try await send("GET", target, headers)
    }

    func send(raw text: String) async throws -> Answer {
        try await send(bytes: Array(text.utf8))
    }

    func send(bytes: [UInt8]) async throws -> Answer {
        try await offside { try Answer(Socket(to: address).exchange(bytes)) }
    }
}
