/// What a `Content-Range` field says (RFC 9110 §14.4).
package struct ContentRange: Hashable, Sendable {
    /// The first byte; nil in the answer to a range that cannot be had (`bytes */1234`).
    package var start: Int?
    /// Bytes of the whole; nil where the server does not say (`*`).
    package var total: Int?

    /// Nil for anything that is not `bytes FIRST-LAST/TOTAL` or `bytes */TOTAL`.
    package init?(_ text: String?) {
        guard let text, text.lowercased().hasPrefix("bytes ") else { return nil }
        let parts = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        total = ContentRange.number(parts[1])
        guard parts[1] == "*" || total != nil else { return nil }
        if parts[0] == "*" { return }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = ContentRange.number(ends[0]), let last = ContentRange.number(ends[1]),
            first <= last, last < total ?? .max
        else { return nil }
        start = first
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
