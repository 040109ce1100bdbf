/// Finds secrets in a text by the names that stand before them.
///
/// `name=value` and `name: value`, quoted or not; elements of XML and HTML, `<name>value</name>`, `<a name="value">`,
/// `<a name="name" value="value">`. A quoted value ends with its quote, one behind `=` with a blank or a sign of
/// punctuation, one behind `:` with its line.
struct SecretScanner {
    /// What is read.
    struct Manner {
        /// An answer: a `code` in it is none that opens a door.
        var isAnswer = false
        /// Lines end where an element begins.
        var isMarkup = false
        /// Sentences, in which a word behind `:` is a secret only if it looks like one, or behind a password.
        var isProse = false
    }

    private static let mark = Array(Secrets.mark.utf8)
    private static let pageEnd = Array("]]>".utf8)
    private static let pageStart = Array("<![CDATA[".utf8)
    /// A tag that is not closed within these bytes ends at the next one.
    private static let reach = 65_536

    private let bytes: [UInt8]
    private let manner: Manner
    private var result: [UInt8] = []
    private var index = 0
    /// Up to where the names of elements are known not to end.
    private var unclosed: [String: Int] = [:]

    init(_ bytes: [UInt8], _ manner: Manner = Manner()) {
        self.bytes = bytes
        self.manner = manner
        result.reserveCapacity(bytes.count)
    }

    /// The text with all values under secret names masked.
    mutating func masked() -> [UInt8] {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let tag = MarkupTag(in: bytes, at: index) {
                take(tag)
            } else if SecretScanner.isName(bytes[index]) {
                takeWord()
            } else {
                copy(to: index + 1)
            }
        }
        return result
    }

    private mutating func takeWord() {
        let start = index
        copy(to: bytes[index...].firstIndex { !SecretScanner.isName($0) } ?? bytes.count)
        guard let place = behindSign() else { return }
        let name = text(start..<index)
        guard isSecret(name) else { return }
        let isLine = bytes[index..<place].contains(UInt8(ascii: ":"))
        mask(value(at: place, isLine: isLine, under: name))
    }

    private func isSecret(_ name: String) -> Bool {
        manner.isAnswer ? SecretName.matches(name) : Redaction.isSecret(name)
    }

    /// Behind the `=` or `:` that follows the name that ends here, its quote and its blanks; nil where there is none.
    private func behindSign() -> Int? {
        var place = index
        if byte(place) == UInt8(ascii: "\\"), isQuote(place + 1) { place += 1 }
        if isQuote(place) { place += 1 }
        place = behindBlanks(place)
        guard byte(place) == UInt8(ascii: "=") || byte(place) == UInt8(ascii: ":") else { return nil }
        return behindBlanks(place + 1)
    }

    /// The value that begins at `place`, without its quotes; empty where it is none.
    private func value(at place: Int, isLine: Bool, under name: String) -> Range<Int> {
        if byte(place) == UInt8(ascii: "\\"), let quote = byte(place + 1), isQuote(place + 1) {
            let end = bytes.first([UInt8(ascii: "\\"), quote], from: place + 2, within: bytes.count) ?? bytes.count
            return place + 2..<end
        }
        // What an address had there is gone already, and the rest of it is to stay.
        if bytes[min(place, bytes.count)...].starts(with: SecretScanner.mark) { return place..<place }
        if let quote = byte(place), isQuote(place) { return place + 1..<end(ofQuote: quote, from: place + 1) }
        let word = place..<end(from: place, SecretScanner.endsWord)
        guard isLine else { return word }
        if manner.isProse, !SecretName.isPassword(name) { return isRandom(word) ? word : place..<place }
        return place..<end(from: place) { SecretScanner.endsLine($0) || manner.isMarkup && $0 == UInt8(ascii: "<") }
    }

    private func isRandom(_ word: Range<Int>) -> Bool {
        word.count >= 20
            || word.count >= 4 && bytes[word].contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private mutating func mask(_ value: Range<Int>) {
        guard !value.isEmpty else { return }
        copy(to: value.lowerBound)
        result += SecretScanner.mark
        index = value.upperBound
    }

    private mutating func copy(to end: Int) {
        result += bytes[index..<end]
        index = end
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func byte(_ place: Int) -> UInt8? {
        place < bytes.count ? bytes[place] : nil
    }

    private func isQuote(_ place: Int) -> Bool {
        byte(place) == UInt8(ascii: "\"") || byte(place) == UInt8(ascii: "'")
    }

    private func behindBlanks(_ place: Int) -> Int {
        end(from: place) { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    }

    private func end(from place: Int, _ ends: (UInt8) -> Bool) -> Int {
        place < bytes.count ? bytes[place...].firstIndex(where: ends) ?? bytes.count : bytes.count
    }

    private func end(ofQuote quote: UInt8, from start: Int) -> Int {
        var place = start
        while let byte = byte(place), byte != quote { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
        return min(place, bytes.count)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
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

extension SecretScanner {
    private mutating func take(_ tag: MarkupTag) {
        let isSecretName = isSecret(text(tag.localName))
        let isLabelled = tag.attributes.contains { tag.isLabel($0.name, in: bytes) && isSecret(text($0.value)) }
        for attribute in tag.attributes {
            let isHolder = MarkupTag.isHolder(attribute.name, in: bytes)
            let isOwn = isSecret(text(attribute.name)) && !(tag.isLabel(attribute.name, in: bytes) && isLabelled)
            if isOwn || isHolder && (isSecretName || isLabelled) {
                mask(attribute.value)
            } else {
                copy(to: attribute.value.lowerBound)
                var inner = SecretScanner(Array(bytes[attribute.value]), manner)
                result += inner.masked()
                index = attribute.value.upperBound
            }
        }
        copy(to: tag.end)
        if tag.hasContent(in: bytes), isSecretName || isLabelled && tag.labelsContent(in: bytes) {
            maskContent(of: tag)
        }
    }

    /// All texts up to the end of the element; only the first one where that is not found.
    private mutating func maskContent(of tag: MarkupTag) {
        let close = close(of: tag)
        let limit = close ?? index + 1
        while index < bytes.count, index < limit {
            if starts(SecretScanner.pageStart) {
                copy(to: index + SecretScanner.pageStart.count)
                let end = bytes.first(SecretScanner.pageEnd, from: index, within: bytes.count)
                mask(index..<(end ?? bytes.count))
                if let end { copy(to: end + SecretScanner.pageEnd.count) }
            } else if let inner = MarkupTag(in: bytes, at: index) {
                if close == nil { return }
                for attribute in inner.attributes { mask(attribute.value) }
                copy(to: inner.end)
            } else if bytes[index] == UInt8(ascii: "<") {
                copy(to: min(bytes.count, end(from: index) { $0 == UInt8(ascii: ">") } + 1))
            } else {
                let end = end(from: index) { $0 == UInt8(ascii: "<") }
                if bytes[index..<end].contains(where: { $0 > 0x20 }) { mask(index..<end) } else { copy(to: end) }
            }
        }
    }

    /// Where the element ends; what was looked for in vain once is not looked for there again.
    private mutating func close(of tag: MarkupTag) -> Int? {
        let limit = index + SecretScanner.reach
        let name = text(tag.name)
        let start = max(index, unclosed[name] ?? 0)
        let close = bytes.first(Array("</\(name)".utf8), from: start, within: limit)
        unclosed[name] = close ?? max(start, limit - name.utf8.count - 2)
        return close
    }

    private func starts(_ word: [UInt8]) -> Bool {
        bytes[index...].starts(with: word)
    }
}
