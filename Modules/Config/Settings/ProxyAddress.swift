/// What the setting `proxy` may hold.
enum ProxyAddress {
    private static let schemes = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

    /// `none`, or `[scheme://][user[:password]@]host[:port]`.
    static func isValid(_ text: String) -> Bool {
        if text == "none" { return true }
        let mark = text.firstRange(of: "://")
        if let mark, !schemes.contains(text[..<mark.lowerBound].lowercased()) { return false }
        let rest = text[(mark?.upperBound ?? text.startIndex)...]
        // The rest is what an http address may be, without a path.
        let address = ServerAddress("http://" + rest)
        return address.isValid && address.path.isEmpty
    }
}
