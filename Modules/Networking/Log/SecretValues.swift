import Foundation

/// Secret values, to be taken out of whatever repeats them.
struct SecretValues: Sendable {
    /// Shorter ones would strike harmless words too.
    static let shortest = 6
    private static let mark = Array(Secrets.mark.utf8)

    /// In each form in which they may be written.
    private(set) var forms: Set<String> = [] {
        didSet {
            let longestFirst = forms.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
            needles = longestFirst.map { Array($0.utf8) }
        }
    }
    private var needles: [[UInt8]] = []
    /// Those that a server gave out and that are no part of a longer word.
    private var given: Set<[UInt8]> = []
    /// Shorter ones with a digit in them, which are no part of a longer word; they hold for one answer alone.
    private var words: Set<[UInt8]> = []

    init(_ values: some Sequence<String> = EmptyCollection()) {
        insert(values)
    }

    mutating func insert(_ values: some Sequence<String>) {
        let news = values.filter { $0.utf8.count >= SecretValues.shortest && !forms.contains($0) }
        if !news.isEmpty { forms.formUnion(news.flatMap(SecretValues.written)) }
    }

    /// Takes short ones too.
    mutating func insertAll(_ values: [String]) {
        insert(values)
        let short = values.filter {
            (4..<SecretValues.shortest).contains($0.utf8.count) && $0.contains(where: \.isNumber)
        }
        words.formUnion(short.map { Array($0.utf8) })
    }

    /// What a server gave out: words of a language among it are none.
    mutating func insertGiven(_ values: [String]) {
        let telling = values.filter(SecretValues.isTelling)
        insertAll(telling.filter { $0.utf8.count < SecretValues.shortest || $0.utf8.count >= SecretValues.long })
        let short = telling.filter { (SecretValues.shortest..<SecretValues.long).contains($0.utf8.count) }
        given.formUnion(short.flatMap(SecretValues.written).map { Array($0.utf8) })
    }

    /// So long a text is no part of another by chance.
    private static let long = 12

    /// Whether it looks as neither a word nor a number does: with digits among other signs, or with a capital behind a
    /// small letter, or very long.
    private static func isTelling(_ value: String) -> Bool {
        guard !value.contains(where: \.isWhitespace) else { return false }
        let hasHump = zip(value, value.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        let digits = value.count(where: \.isNumber)
        return digits > 0 && (digits < value.count || digits >= long) || hasHump || value.utf8.count >= 20
    }

    mutating func formUnion(_ others: SecretValues) {
        given.formUnion(others.given)
        if !others.forms.isSubset(of: forms) { forms.formUnion(others.forms) }
    }

    /// `text` without them.
    func hidden(in text: String) -> String {
        if needles.isEmpty, words.isEmpty, given.isEmpty { return text }
        let bytes = Array(text.utf8)
        let shown = hidden(in: bytes)
        return shown == bytes ? text : String(decoding: shown, as: UTF8.self)
    }

    /// Bytes are compared: letters that a sign behind them changes would hide a value.
    func hidden(in bytes: [UInt8]) -> [UInt8] {
        let whole = needles.reduce(bytes) { SecretValues.replace($1, in: $0) }
        return words.union(given).reduce(whole) { SecretValues.replace($1, in: $0, isWord: true) }
    }

    private static func replace(_ value: [UInt8], in bytes: [UInt8], isWord: Bool = false) -> [UInt8] {
        guard var place = bytes.first(value, from: 0, within: bytes.count) else { return bytes }
        var result: [UInt8] = []
        var copied = 0
        while true {
            let end = place + value.count
            let isPart =
                isWord && (place > 0 && isLetter(bytes[place - 1]) || end < bytes.count && isLetter(bytes[end]))
            result += bytes[copied..<place] + (isPart ? value : mark)
            copied = end
            guard let next = bytes.first(value, from: copied, within: bytes.count) else { break }
            place = next
        }
        return result + bytes[copied...]
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The same with the small letters that some write behind a percent sign.
    private static func smallHex(_ address: String) -> String {
        var bytes = Array(address.utf8)
        for index in bytes.indices.dropLast(2) where bytes[index] == UInt8(ascii: "%") {
            for digit in [index + 1, index + 2] where (0x41...0x46).contains(bytes[digit]) { bytes[digit] |= 0x20 }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// As it is, in an address, in a form, in XML and HTML, in JSON, and in Base64.
    private static func written(_ value: String) -> Set<String> {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        )
        let address = value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? value
        let markup = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
            .reduce(value) { $0.replacing($1.0, with: $1.1) }
        let json = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return [
            value, address, smallHex(address), address.replacing("%20", with: "+"),
            value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value, markup,
            markup.replacing("'", with: "&#39;"), markup.replacing("'", with: "&apos;"), json,
            json.replacing("/", with: "\\/"), Data(value.utf8).base64EncodedString(),
        ]
    }
}
