/// One segment of a URL's path.
public enum PathSegment {
    /// `text` with everything but RFC 3986's unreserved characters percent-encoded, so that it stays one segment.
    ///
    /// A segment of dots alone would be resolved away (RFC 3986 §5.2.4) even when encoded: its last dot gets a `~`
    /// behind it, which names nothing. An empty one would make its neighbours meet: it becomes a `~` alone.
    public static func encoded(_ text: String) -> String {
        ["", ".", ".."].contains(text) ? text + "~" : percentEncoded(text)
    }

    /// `text` with everything but RFC 3986's unreserved characters percent-encoded: for names and values of a query.
    public static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            isUnreserved(byte) ? String(Character(Unicode.Scalar(byte))) : "%" + hex(byte)
        }.joined()
    }

    /// `path` with what no path can hold percent-encoded; what is encoded already, and what is in `plain`, stays as it
    /// is.
    package static func encodedPath(_ path: some StringProtocol, keeping plain: String = "") -> String {
        var result = ""
        var rest = Array(path.utf8)[...]
        while let byte = rest.popFirst() {
            let isEscape = byte == UInt8(ascii: "%") && rest.count >= 2 && rest.prefix(2).allSatisfy(isHexDigit)
            let isPlain = isUnreserved(byte) || "/:@!$&'()*+,;=\(plain)".utf8.contains(byte) || isEscape
            result += isPlain ? String(Character(Unicode.Scalar(byte))) : "%" + hex(byte)
        }
        return result
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
