/// The hosts of `no_proxy`: names with all that is below them, addresses, networks (`10.0.0.0/8`), or `*` for all.
struct ProxyExceptions: Sendable {
    private let isEverything: Bool
    private let names: [String]
    private let networks: [IPNetwork]

    /// `text` separates its entries by commas or blanks.
    init(_ text: String) {
        let entries = text.lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
        isEverything = entries == ["*"]
        networks = entries.compactMap(IPNetwork.init)
        names = entries.map(ProxyExceptions.bare)
    }

    func contain(_ host: String) -> Bool {
        let host = host.lowercased()
        if isEverything { return true }
        if let address = IPAddress(host) { return networks.contains { $0.contains(address) } }
        let name = ProxyExceptions.bare(host)
        return names.contains { !$0.isEmpty && (name == $0 || name.hasSuffix(".\($0)")) }
    }

    /// Without a dot before or after.
    private static func bare(_ name: String) -> String {
        var name = name[...]
        if name.hasPrefix(".") { name.removeFirst() }
        if name.hasSuffix(".") { name.removeLast() }
        return String(name)
    }
}
