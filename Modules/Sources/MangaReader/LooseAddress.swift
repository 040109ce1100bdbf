import Foundation

/// An address as servers write it that do not encode file names: with spaces, brackets and letters of any script.
struct LooseAddress {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The same with what may not stand in a path or query encoded (RFC 3986 §3.3); what is encoded already stays.
    ///
    /// The host is left as it is: one with such characters is none.
    var encoded: String {
        guard let start = text.range(of: "://")?.upperBound,
            let path = text[start...].firstIndex(where: { "/?#".contains($0) })
        else { return text }
        let bytes = Array(text[path...].utf8)
        var encoded = String(text[..<path])
        for (index, byte) in bytes.enumerated() {
            let isPlain =
                byte == UInt8(ascii: "%") ? LooseAddress.isEscape(bytes, at: index) : LooseAddress.isPlain(byte)
            encoded += isPlain ? String(UnicodeScalar(byte)) : LooseAddress.escape(byte)
        }
        return encoded
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            "-._~!$&'()*+,;=:@/?#".utf8.contains(byte)
        }
    }

    /// Whether two hexadecimal digits follow.
    private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        let digits = bytes.dropFirst(index + 1).prefix(2)
        return digits.count == 2 && digits.allSatisfy { UnicodeScalar($0).properties.isASCIIHexDigit }
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0" + digits : "%" + digits
    }
}
