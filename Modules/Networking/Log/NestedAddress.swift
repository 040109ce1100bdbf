import Foundation

/// An address that is the value of a parameter of another, encoded once or several times: `next=http%3A%2F%2Fserver%2F`.
struct NestedAddress {
    /// Deeper ones are looked for in vain.
    private static let deepest = 4

    let address: String
    private let depth: Int

    /// Nil where `value` is none.
    init?(_ value: String) {
        guard value.utf8.contains(UInt8(ascii: "%")) || value.contains("://") else { return nil }
        var (text, depth) = (value, 0)
        while depth < Self.deepest, !Self.isAddress(text) {
            guard let next = text.removingPercentEncoding, next != text else { return nil }
            (text, depth) = (next, depth + 1)
        }
        guard Self.isAddress(text) else { return nil }
        (address, self.depth) = (text, depth)
    }

    private static func isAddress(_ text: String) -> Bool {
        text.contains("://") || text.hasPrefix("//") || text.hasPrefix("/") && text.contains("?")
    }

    /// `text` in its place; masks stay as they are.
    func encoded(_ text: String) -> String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~*"
        )
        return (0..<depth).reduce(text) { text, _ in
            text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
        }
    }
}
