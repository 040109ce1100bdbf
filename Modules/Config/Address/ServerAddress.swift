import Foundation

/// A server's URL, taken apart into what decides where requests go, in one spelling.
///
/// Taken apart by hand, since `URL` also reads what is none: scheme and host become lower case, an international name
/// becomes ASCII (RFC 5891), and what a path cannot hold is percent-encoded, once.
struct ServerAddress {
    /// Lower case; where the text has none, `http` for machines nearby and `https` for all others.
    let scheme: String
    /// `user:password@`, or nothing.
    let login: Substring
    /// As it was written.
    let writtenHost: Substring
    /// The port's digits; nil where the text names none.
    let port: Substring?
    /// With a leading `/`; empty where it would be `/` alone.
    let path: String
    private let isWhole: Bool

    init(_ text: String) {
        var rest = ServerAddress.trimmed(text)
        while rest.last == "/", !rest.hasSuffix("://") { rest.removeLast() }
        let mark = ServerAddress.mark(in: rest)
        let start = mark?.upperBound ?? rest.startIndex
        let end = rest[start...].firstIndex(of: "/") ?? rest.endIndex
        let authority = Authority(rest[start..<end])
        login = authority.login
        writtenHost = authority.host
        port = authority.port.isEmpty ? nil : authority.port
        path = PathSegment.encodedPath(rest[end...])
        scheme = mark.map { rest[..<$0.lowerBound].lowercased() } ?? NearbyHost.scheme(of: authority.host)
        // `http:/h` is a slip, not a host called http.
        let isSlip = mark == nil && authority.hasColon && authority.port.isEmpty
        isWhole = !isSlip && !rest.contains { "?#".contains($0) }
    }

    /// By hand, as this stands between every start and its prompt, and what Foundation does takes half a millisecond.
    private static func trimmed(_ text: String) -> Substring {
        func isBlank(_ character: Character) -> Bool { character.isWhitespace && !character.isNewline }
        var rest = text[...]
        while let first = rest.first, isBlank(first) { rest.removeFirst() }
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }

    /// The first `://`.
    private static func mark(in text: Substring) -> Range<Substring.Index>? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix("://") { return index..<text.index(index, offsetBy: 3) }
            index = text.index(after: index)
        }
        return nil
    }

    /// The host as requests spell it.
    var host: String {
        let lower = writtenHost.lowercased()
        guard !lower.utf8.allSatisfy({ $0 < 0x80 }) else { return lower }
        return URL(string: "https://\(lower)")?.host(percentEncoded: false) ?? lower
    }

    /// The port that requests go to where none is named.
    var standardPort: Int { scheme == "http" ? 80 : 443 }

    /// `https://user:password@host/path`.
    var withoutPort: String { "\(scheme)://\(login)\(writtenHost)\(path)" }

    /// The spelling for requests: with `port` where the text names none, without what is the scheme's own anyway.
    func url(port: Int) -> String {
        let number = self.port.map(String.init) ?? String(port)
        let isStandard = number == String(standardPort)
        return "\(scheme)://\(login)\(host)\(isStandard ? "" : ":" + number)\(path)"
    }

    /// http or https, a host, a port from 1 to 65535 if any, and neither query nor fragment.
    var isValid: Bool {
        let hasPort = port.map { digits in Int(digits).map((1...65_535).contains) ?? false } ?? true
        guard isWhole, hasPort, ["http", "https"].contains(scheme), !host.isEmpty else { return false }
        let url = URL(string: "\(scheme)://\(login)\(host)\(path)", encodingInvalidCharacters: false)
        return url?.host()?.isEmpty == false
    }
}

extension ServerAddress {
    /// `user:password@host:port`.
    private struct Authority {
        let login: Substring
        let host: Substring
        let port: Substring
        let hasColon: Bool

        init(_ text: Substring) {
            let start = text.lastIndex(of: "@").map(text.index(after:)) ?? text.startIndex
            // The colon before the port is behind an IPv6 literal's `]`.
            let colon = text[(text.lastIndex(of: "]") ?? start)...].lastIndex(of: ":")
            login = text[..<start]
            host = text[start..<(colon ?? text.endIndex)]
            port = colon.map { text[text.index(after: $0)...] } ?? ""
            hasColon = colon != nil
        }
    }
}
