/// Percent-encoding of RFC 3986 §2.1.
enum PercentEncoding {
    /// `text` decoded; nil for a bad escape, NUL or bytes that are not UTF-8.
    static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
