import Foundation
import MangaAyanTech
import MangaNetworking
import Synchronization

/// Keeps what it is told, in order.
final class RecordingLogger: ATNetworkLogging {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func logRequest(url: String, method: HTTPMethod, headers: [String: String], body: Data?) {
        add("→ \(method.value) \(url) \(text(headers)) \(text(body))")
    }

    func logResponse(
        requestUrl: String,
        requestMethod: HTTPMethod,
        requestHeaders: [String: String],
        requestBody: Data?,
        responseCode: Int,
        responseHeaders: [String: String]?,
        responseBody: Data?
    ) {
        add("← \(responseCode) \(requestMethod.value) \(requestUrl) \(text(responseHeaders)) \(text(responseBody))")
    }

    private func add(_ line: String) {
        state.withLock { $0.append(line) }
    }

    private func text(_ headers: [String: String]?) -> String {
        guard let headers else { return "nil" }
        return headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }

    private func text(_ body: Data?) -> String {
        body.map { String(decoding: $0, as: UTF8.self) } ?? "nil"
    }
}
