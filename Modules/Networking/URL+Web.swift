package import Foundation

extension URL {
    /// http or https, with a host.
    var isWeb: Bool {
        (scheme?.lowercased() == "http" || scheme?.lowercased() == "https") && host()?.isEmpty == false
    }

    /// Scheme, host and port, in one spelling: what credentials belong to (RFC 6454 §4).
    package var webOrigin: String {
        let scheme = scheme?.lowercased() ?? ""
        return "\(scheme)://\(host()?.lowercased() ?? ""):\(port ?? (scheme == "https" ? 443 : 80))"
    }

    /// The same without user and password.
    var withoutUser: URL {
        guard user() != nil || password() != nil, var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        else { return self }
        (parts.user, parts.password) = (nil, nil)
        return parts.url ?? self
    }

    /// The host, with the port where the address names one, as messages name it.
    package var server: String {
        let host = host() ?? ""
        let name = host.contains(":") ? "[\(host)]" : host
        return port.map { "\(name):\($0)" } ?? name
    }

    /// Whether the host is this machine, by its spelling.
    package var isLoopback: Bool {
        let host = host()?.lowercased() ?? ""
        return host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }
}
