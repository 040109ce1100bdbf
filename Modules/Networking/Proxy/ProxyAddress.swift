import Foundation

/// The proxy that a setting or a variable names: `http://user:password@host:port`.
///
/// Without a scheme it is an HTTP proxy, without a port libcurl's own (1080, or 443 for https), as for curl. User and
/// password may be percent-encoded. `socks5h` leaves finding the server's address to the proxy.
struct ProxyAddress: Hashable, Sendable {
    private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

    let scheme: String
    let user: String?
    let password: String?
    /// Host and port, as messages name the proxy: never the password.
    let name: String

    /// Throws `TransportError.badProxy`.
    init(_ text: String) throws(TransportError) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let parts = trimmed.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        let rest = parts.last ?? ""
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let at = authority.lastIndex(of: "@")
        let server = at.map { authority[authority.index(after: $0)...] } ?? authority
        scheme = parts.count == 2 ? parts[0].lowercased() : "http"
        name = String(server)
        // Behind a `/` that stands in a password comes the rest of it.
        let isCut = rest.dropFirst(authority.count).contains("@")
        guard ProxyAddress.schemes.contains(scheme), ProxyAddress.isServer(server), !isCut else {
            let shown = isCut ? Secrets.mark : name
            throw .badProxy(parts.count == 2 ? "\(parts[0])://\(shown)" : shown)
        }
        let login = at.map { authority[..<$0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) }
        user = login?.first.map(ProxyAddress.decoded)
        password = (login?.dropFirst().first).map(ProxyAddress.decoded)
    }

    /// Whether the way to the proxy is TLS.
    var isTLS: Bool { scheme == "https" }

    /// As libcurl takes it.
    var url: String { "\(scheme)://\(name)" }

    private static func isServer(_ text: Substring) -> Bool {
        guard let url = URL(string: "http://\(text)", encodingInvalidCharacters: false) else { return false }
        return url.host()?.isEmpty == false && url.port.map((1...65_535).contains) != false
    }

    private static func decoded(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
