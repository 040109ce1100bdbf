import Foundation
import MangaConfig
import MangaLocalization

/// The lines about one call or one try, at one level; without secrets by name.
struct RequestLines {
    let scope: LogStage.Scope
    var level: LogLevel
    let request: HTTPRequest
    let secretHeaders: Set<String>

    func at(_ level: LogLevel) -> RequestLines {
        var lines = self
        lines.level = level
        return lines
    }

    /// Before the request is sent.
    var beginning: [String] {
        switch (scope, level) {
        case (_, .none), (.attempt, .default): []
        case (.call, _): ["→ \(line)"]
        case (.attempt, .curl): ["→ \(CurlCommand(request: request, secretHeaders: secretHeaders).text)"]
        case (.attempt, .verbose): ["→ try \(request.attempt): \(line)"] + fields(request.headers, "→")
        }
    }

    /// When its answer has come.
    func end(_ response: HTTPResponse) -> [String] {
        guard level != .none else { return [] }
        let facts = ["\(response.status)", size(of: response), response.version] + history(of: response)
        let text = facts.filter { !$0.isEmpty }.joined(separator: ", ")
        return switch (scope, level) {
        case (.call, _): ["← \(text)"]
        case (.attempt, .verbose): ["← try \(request.attempt): \(text)"] + fields(response.headers, "←")
        case (.attempt, _):
            request.attempt > 1 || RetryPolicy.passing.contains(response.status)
                ? ["← try \(request.attempt): \(text)"] : []
        }
    }

    /// When there is none.
    func end(_ error: any Error) -> [String] {
        let reason = error is CancellationError ? "cancelled" : Message(saying: error).text(in: .english)
        return switch (scope, level) {
        case (_, .none): []
        case (.call, _): ["✗ \(reason)"]
        case (.attempt, _): ["✗ try \(request.attempt): \(reason)"]
        }
    }

    private var line: String {
        let body = request.body.map { ", \($0.count) bytes" } ?? ""
        return "\(request.method.value) \(Redaction.url(request.url.absoluteString))\(body)"
    }

    private func fields(_ headers: HTTPHeaders, _ arrow: String) -> [String] {
        headers.fields.map { field in
            "\(arrow) \(field.name): \(Redaction.header(field.name, field.value, hiding: secretHeaders))"
        }
    }

    /// What a sink took is known by its announced length only.
    private func size(of response: HTTPResponse) -> String {
        if response.body.isEmpty, let length = response.headers["Content-Length"] { return "\(length) bytes" }
        return "\(response.body.count) bytes"
    }

    private func history(of response: HTTPResponse) -> [String] {
        let source = response.url == request.url ? [] : ["from \(Redaction.url(response.url.absoluteString))"]
        let tries = scope == .call && response.tries > 1 ? ["\(response.tries) tries"] : []
        return tries + source + (scope == .call ? freshness(of: response) : [])
    }

    private func freshness(of response: HTTPResponse) -> [String] {
        func seconds(_ age: Duration) -> Int { Int(age / .seconds(1)) }
        return switch response.freshness {
        case .network: []
        case .cached(let age): ["kept for \(seconds(age)) s"]
        case .revalidated: ["kept, unchanged"]
        case .stale(let age): ["kept for \(seconds(age)) s, too old"]
        }
    }
}
