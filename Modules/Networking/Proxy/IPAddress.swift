import Foundation

/// An IPv4 or IPv6 address in its usual spelling, with or without brackets.
struct IPAddress: Hashable, Sendable {
    /// Four or sixteen.
    let bytes: [UInt8]

    init?(_ text: some StringProtocol) {
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let text = isBracketed ? String(text.dropFirst().dropLast()) : String(text)
        var v4 = in_addr()
        var v6 = in6_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            bytes = withUnsafeBytes(of: &v4, Array.init)
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            bytes = withUnsafeBytes(of: &v6, Array.init)
        } else {
            return nil
        }
    }
}
