/// Finds secrets in a text of no known form, by the names that stand before them.
///
/// `name=value` and `name: value`, quoted or not, and elements of XML, `<name>value</name>`. A quoted value ends with its
/// quote, one behind `=` with a blank or a sign of punctuation, one behind `:` with its line.
struct SecretScanner {
    private static let mark = Array(Secrets.mark.utf8)

    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
    }

    /// The text with all values under secret names masked.
    mutating func masked() -> String {
        while index < bytes.count {
            guard SecretScanner.isName(bytes[index]) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let start = index
            let isTag = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
            while index < bytes.count, SecretScanner.isName(bytes[index]) || isTag && bytes[index] == UInt8(ascii: ":")
            {
                index += 1
            }
            result += bytes[start..<index]
            if let place = isTag ? behindTag() : behindSign(), SecretName.matches(text(start..<index)) {
                mask(isTag ? place..<nextTag(from: place) : value(at: place))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Behind the `=` or `:` that follows the name that ends here, and its blanks; nil where there is none.
    private func behindSign() -> Int? {
        var place = index
        if byte(place) == UInt8(ascii: "\"") || byte(place) == UInt8(ascii: "'") { place += 1 }
        place = behindBlanks(place)
        guard byte(place) == UInt8(ascii: "=") || byte(place) == UInt8(ascii: ":") else { return nil }
        return behindBlanks(place + 1)
    }

    /// Behind the tag whose name ends here; nil where it has no content.
    private func behindTag() -> Int? {
        let close = bytes[index...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
        guard let close, bytes[close] == UInt8(ascii: ">"), bytes[close - 1] != UInt8(ascii: "/") else { return nil }
        return close + 1
    }

    private func nextTag(from place: Int) -> Int {
        bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    }

    /// The value that begins at `place`, without its quotes.
    private func value(at place: Int) -> Range<Int> {
        if let quote = byte(place), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return place + 1..<end(ofQuote: quote, from: place + 1)
        }
        let isLine = bytes[index..<place].contains(UInt8(ascii: ":"))
        let isEnd = isLine ? SecretScanner.endsLine : SecretScanner.endsWord
        return place..<(bytes[place...].firstIndex(where: isEnd) ?? bytes.count)
    }

    private mutating func mask(_ value: Range<Int>) {
        guard !value.isEmpty else { return }
        result += bytes[index..<value.lowerBound] + SecretScanner.mark
        index = value.upperBound
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func byte(_ place: Int) -> UInt8? {
        place < bytes.count ? bytes[place] : nil
    }

    private func behindBlanks(_ place: Int) -> Int {
        var place = place
        while let byte = byte(place), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { place += 1 }
        return place
    }

    private func end(ofQuote quote: UInt8, from start: Int) -> Int {
        var place = start
        while let byte = byte(place), byte != quote { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
        return min(place, bytes.count)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-_.%[]".utf8.contains(byte)
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "&;,\"'<>)}".utf8.contains(byte)
    }

    private static func endsLine(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
