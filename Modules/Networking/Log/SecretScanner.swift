import Foundation

/// Finds secrets in a text by the names that stand before them.
///
/// `name=value`, `name: value`, `name => value` and `--name value`, quoted or not; `["name", "value"]` and
/// `name("value")`; blocks and lists of YAML; parts of a multipart form; elements of XML and HTML, `<name>value</name>`,
/// `<a name="value">`, `<a name="name" value="value">`, `<key>name</key><string>value</string>`. A quoted value ends with
/// its quote, one behind `=` with a blank or a sign of punctuation, one behind `:` with its line. What is put in its place
/// leaves the text what it was: JSON, a script, markup.
struct SecretScanner {
    /// What is read.
    struct Manner {
        /// An answer: a `code` in it is none that opens a door.
        var isAnswer = false
        /// Lines end where an element begins.
        var isMarkup = false
        /// Sentences, in which a word behind `:` is a secret only if it looks like one, or behind a password.
        var isProse = false
        /// A script or JSON: what is not quoted is no secret but a number.
        var isCode = false
        /// A word that is put in it needs quotes.
        var isYAML = false
    }

    /// What stands between a name and its value.
    struct Sign {
        /// Where the value begins.
        let place: Int
        /// The value ends with its line.
        var isLine = false
        /// Both are quoted, and a bracket follows.
        var isPair = false
        /// Both stand between two quotes, since they are in a quoted text.
        var isDoubled = false
    }

    static let mark = Array(Secrets.mark.utf8)

    let bytes: [UInt8]
    let manner: Manner
    private(set) var result: [UInt8] = []
    /// How far it has read.
    var index = 0
    /// The secrets that were found.
    private(set) var found: [ArraySlice<UInt8>] = []
    /// Up to where the names of elements are known not to end.
    var unclosed: [String: Int] = [:]
    /// The element there holds what the one before it names.
    var labelled = -1
    /// Up to there it is a script.
    var scriptEnd = 0
    /// Up to there it is a comment, whose sign of an end stands there.
    var commentEnd = 0
    /// The bytes that may yet be looked through in vain for the ends of lists.
    var patience = 1 << 20

    init(_ bytes: [UInt8], _ manner: Manner = Manner()) {
        self.bytes = bytes
        self.manner = manner
        result.reserveCapacity(bytes.count)
    }

    var isCode: Bool { isScript && index >= commentEnd }

    private var isScript: Bool { manner.isCode || index < scriptEnd }

    /// The text with all values under secret names masked.
    mutating func masked() -> [UInt8] {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let tag = MarkupTag(in: bytes, at: index) {
                take(tag)
            } else if SecretScanner.isName(bytes[index]) {
                takeWord()
            } else if let end = endOfComment() {
                commentEnd = end
                copy(to: index + 2)
            } else {
                copy(to: index + 1)
            }
        }
        return result
    }

    /// Where the comment ends that begins here; nil where none does.
    private func endOfComment() -> Int? {
        guard index >= commentEnd, let next = byte(index + 1) else { return nil }
        switch (bytes[index], next) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")) where isScript:
            return bytes.first(Array("*/".utf8), from: index + 2, within: bytes.count) ?? bytes.count
        case (UInt8(ascii: "/"), UInt8(ascii: "/")) where isScript:
            // A quote or a colon before it makes it an address.
            return index == 0 || bytes[index - 1] <= 0x20 ? end(from: index, SecretScanner.endsLine) : nil
        case (UInt8(ascii: "<"), UInt8(ascii: "!")) where bytes[index...].starts(with: "<!--".utf8):
            return bytes.first(Array("-->".utf8), from: index + 4, within: bytes.count) ?? bytes.count
        default: return nil
        }
    }

    private mutating func takeWord() {
        if takeOption() { return }
        let start = index
        copy(to: bytes[index...].firstIndex { !SecretScanner.isName($0) } ?? bytes.count)
        let end = index
        if isFormField(start..<end) { return takeFormField() }
        guard let sign = sign(behind: start..<end) ?? option(start..<end) else { return }
        let name = text(start..<end)
        guard isSecret(name) else { return }
        if sign.isLine, takeBlock(of: start, from: sign.place) { return }
        take(sign, under: name)
    }

    func isSecret(_ name: String) -> Bool {
        if isSecretAsWritten(name) { return true }
        return name.utf8.contains(UInt8(ascii: "%")) && name.removingPercentEncoding.map(isSecretAsWritten) == true
    }

    private func isSecretAsWritten(_ name: String) -> Bool {
        manner.isAnswer ? SecretName.matches(name) : Redaction.isSecret(name)
    }

    /// What follows the name, its quote and its blanks; nil where that is no sign.
    private func sign(behind name: Range<Int>) -> Sign? {
        let quote = QuoteMark(in: bytes, at: index, doubled: true)
        var place = behindBlanks(index + (quote?.length ?? 0))
        guard let byte = byte(place) else { return nil }
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: ":"):
            var isLine = byte == UInt8(ascii: ":")
            place += 1
            // `=>`, `:=`, `==`
            while let next = self.byte(place), "=>".utf8.contains(next), !(isLine && next == UInt8(ascii: ">")) {
                (isLine, place) = (false, place + 1)
            }
            return Sign(place: behindBlanks(place), isLine: isLine, isDoubled: quote?.isDoubled ?? false)
        case UInt8(ascii: ",") where quote != nil && isBehindBracket(name.lowerBound):
            return Sign(place: behindBlanks(place + 1), isPair: true, isDoubled: quote?.isDoubled ?? false)
        case UInt8(ascii: "(") where quote == nil && place == index:
            return Sign(place: behindBlanks(place + 1), isPair: true)
        default: return nil
        }
    }

    /// Whether a bracket and a quote stand before a name.
    private func isBehindBracket(_ start: Int) -> Bool {
        var place = start - 1
        while place >= 0, "\\\"'`".utf8.contains(bytes[place]) { place -= 1 }
        while place >= 0, bytes[place] == UInt8(ascii: " ") { place -= 1 }
        return place >= 0 && (bytes[place] == UInt8(ascii: "[") || bytes[place] == UInt8(ascii: "("))
    }

    /// The value of `--password value`.
    private func option(_ name: Range<Int>) -> Sign? {
        guard bytes[name.lowerBound] == UInt8(ascii: "-"), name.count > 2, byte(name.upperBound) == UInt8(ascii: " ")
        else { return nil }
        let place = behindBlanks(name.upperBound)
        return byte(place).map { "-|<>;&".utf8.contains($0) } == false ? Sign(place: place) : nil
    }

    mutating func mask(_ value: Range<Int>) {
        mask(value, with: SecretScanner.mark)
    }

    mutating func mask(_ value: Range<Int>, with mark: [UInt8]) {
        guard !value.isEmpty else { return }
        copy(to: value.lowerBound)
        result += mark
        found.append(bytes[value])
        index = value.upperBound
    }

    mutating func copy(to end: Int) {
        guard end > index else { return }
        result += bytes[index..<end]
        index = end
    }

    /// Puts what another one made of `range` in its place.
    mutating func take(_ inner: SecretScanner, of range: Range<Int>) {
        copy(to: range.lowerBound)
        var inner = inner
        result += inner.masked()
        found += inner.found
        index = range.upperBound
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func byte(_ place: Int) -> UInt8? {
        place < bytes.count ? bytes[place] : nil
    }

    func behindBlanks(_ place: Int) -> Int {
        end(from: place) { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    }

    func end(from place: Int, _ ends: (UInt8) -> Bool) -> Int {
        place < bytes.count ? bytes[place...].firstIndex(where: ends) ?? bytes.count : bytes.count
    }

    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "-_.%[]".utf8.contains(byte)
        }
    }
}
