import Foundation

/// The parts of a server's URL that decide where requests go.
///
/// Taken apart by hand, since `URL` also reads what is none and its port cannot be put in without losing the spelling.
struct ServerAddress {
    /// With `://`; empty where the text has none.
    let scheme: Substring
    /// User, host and port.
    let authority: Substring
    /// With a leading `/`; empty where it would be `/` alone.
    let path: Substring

    init(_ text: String) {
        var rest = text.trimmingCharacters(in: .whitespaces)[...]
        while rest.last == "/", !rest.hasSuffix("://") { rest.removeLast() }
        let start = rest.firstRange(of: "://")?.upperBound ?? rest.startIndex
        let end = rest[start...].firstIndex(of: "/") ?? rest.endIndex
        scheme = rest[..<start]
        authority = rest[start..<end]
        path = rest[end...]
    }

    /// The authority without its port.
    var host: Substring { authority[..<(portColon ?? authority.endIndex)] }

    /// The port's digits; nil where the text names none.
    var port: Substring? {
        let digits = portColon.map { authority[authority.index(after: $0)...] }
        return digits?.isEmpty == true ? nil : digits
    }

    /// http or https, a host, a port from 1 to 65535 if any, and neither query nor fragment.
    var isValid: Bool {
        guard let url = URL(string: "\(scheme)\(authority)\(path)", encodingInvalidCharacters: false) else {
            return false
        }
        let isWeb = ["http://", "https://"].contains(scheme.lowercased())
        let hasPort = port.map { digits in Int(digits).map((1...65_535).contains) ?? false } ?? true
        return isWeb && hasPort && url.host()?.isEmpty == false && url.query() == nil && url.fragment() == nil
    }

    /// The colon before the port: the last one behind the user's `@` and an IPv6 literal's `]`.
    private var portColon: Substring.Index? {
        let afterUser = authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
        let tail = authority.lastIndex(of: "]") ?? afterUser
        return authority[tail...].lastIndex(of: ":")
    }
}
