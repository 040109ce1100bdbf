/// Hosts of this machine and of its own network, by their spelling.
enum NearbyHost {
    /// The scheme of a host that was written without one: such machines rarely have a certificate.
    static func scheme(of host: some StringProtocol) -> String {
        contains(host.lowercased()) ? "http" : "https"
    }

    /// What ends the names of a network of one's own (RFC 6762, RFC 8375, and what routers give).
    private static let ends = ["localhost", "local", "lan", "internal", "home.arpa"]

    /// Whether `host` is a name of one label or of the own network, this machine, or an address for private use
    /// (RFC 1918, RFC 4193).
    static func contains(_ host: String) -> Bool {
        if host.hasPrefix("[") { return isNearbyIPv6(host) }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        if labels.count == 1 || ends.contains(where: { host.hasSuffix("." + $0) }) { return true }
        let numbers = labels.compactMap { UInt8($0) }
        guard labels.count == 4, numbers.count == 4 else { return false }
        return switch (numbers[0], numbers[1]) {
        case (10, _), (127, _), (172, 16...31), (192, 168), (169, 254): true
        default: false
        }
    }

    private static func isNearbyIPv6(_ host: String) -> Bool {
        let address = host.dropFirst()
        return address.hasPrefix("::1]") || ["fc", "fd", "fe8", "fe9", "fea", "feb"].contains(where: address.hasPrefix)
    }
}
