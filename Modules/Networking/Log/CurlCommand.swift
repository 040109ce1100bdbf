import Foundation

/// The `curl` command that sends what a request sends, to be pasted into a POSIX shell; secrets are replaced.
struct CurlCommand {
    let request: HTTPRequest
    /// Headers that are secret by configuration, not by their names; in lower case.
    var secretHeaders: Set<String> = []

    var text: String {
        (["curl"] + method + headers + body + login + connection + timing + [quoted(url)]).joined(separator: " ")
    }

    private var url: String { Redaction.url(request.url.absoluteString) }

    private var method: [String] {
        switch request.method {
        case .get where request.body == nil: []
        case .head: ["--head"]
        default: ["--request", request.method.value]
        }
    }

    private var headers: [String] {
        request.headers.fields.flatMap { field in
            // curl takes a name with a semicolon for a header without a value.
            let value = Redaction.header(field.name, field.value, hiding: secretHeaders)
            return ["--header", quoted(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")]
        }
    }

    private var body: [String] {
        guard let data = request.body else { return [] }
        let text = Redaction.body(data, type: request.headers["Content-Type"])
        return text.map { ["--data-raw", quoted($0)] } ?? ["--data-binary", "@BODY-OF-\(data.count)-BYTES"]
    }

    private var login: [String] {
        request.login.map { ["--anyauth", "--user", quoted("\($0.user):\(Secrets.mark)")] } ?? []
    }

    private var connection: [String] {
        let connection = request.connection
        var words = ["--location", "--max-redirs", "10", "--compressed"]
        if request.version == .http1 { words.append("--http1.1") }
        if let proxy = connection.proxy {
            words += proxy == "none" ? ["--noproxy", quoted("*")] : ["--proxy", quoted(Redaction.url(proxy))]
        }
        if let file = connection.caFile { words += ["--cacert", quoted(file)] }
        if connection.isInsecure { words.append("--insecure") }
        return words
    }

    private var timing: [String] {
        let stall = max(1, Int((request.stallTimeout / .seconds(1)).rounded()))
        let connect = ["--connect-timeout", "\(request.connectTimeout / .seconds(1))"]
        let total = request.totalTimeout.map { ["--max-time", "\($0 / .seconds(1))"] } ?? []
        return connect + ["--speed-limit", "1", "--speed-time", "\(stall)"] + total
    }

    /// As one word of a POSIX shell.
    private func quoted(_ text: String) -> String {
        let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._/:@%+,="
        if !text.isEmpty, text.allSatisfy({ plain.contains($0) }) { return text }
        return "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
}
