/// Where a server can be reached.
public struct ServerAddress: Hashable, Sendable {
    /// The numeric address that it listens on, without brackets.
    public let host: String
    public let port: UInt16

    public init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// `http://127.0.0.1:8080`; for a server that listens everywhere, the address it has on this computer.
    public var url: String {
        "http://\(authority)"
    }

    /// Whether only this computer can reach it.
    public var isLoopback: Bool {
        host.hasPrefix("127.") || host == "::1"
    }

    var authority: String {
        "\(ServerAddress.bracketed(reachable)):\(port)"
    }

    /// `[::1]` without its brackets, `localhost` as the address it stands for.
    static func literal(_ text: String) -> String {
        if text.lowercased() == "localhost" { return "127.0.0.1" }
        return text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    }

    static func bracketed(_ host: String) -> String {
        host.contains(":") ? "[\(host)]" : host
    }

    private var reachable: String {
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "::1"
        default: host
        }
    }
}
