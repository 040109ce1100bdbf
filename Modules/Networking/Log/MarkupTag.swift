/// One tag of XML or HTML that begins an element, as places in a text.
struct MarkupTag {
    struct Attribute {
        let name: Range<Int>
        /// Without its quotes.
        let value: Range<Int>
    }

    let name: Range<Int>
    private(set) var attributes: [Attribute] = []
    /// Behind its `>`.
    private(set) var end = 0

    /// Nil where none begins at `start`.
    init?(in bytes: [UInt8], at start: Int) {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"), MarkupTag.isLetter(bytes[start + 1]) else {
            return nil
        }
        func end(from place: Int, _ ends: (UInt8) -> Bool) -> Int {
            place < bytes.count ? bytes[place...].firstIndex(where: ends) ?? bytes.count : bytes.count
        }
        name = start + 1..<end(from: start + 1, MarkupTag.endsName)
        var place = name.upperBound
        while true {
            place = end(from: place) { $0 > 0x20 && $0 != UInt8(ascii: "/") }
            guard place < bytes.count, bytes[place] != UInt8(ascii: "<") else { return nil }
            if bytes[place] == UInt8(ascii: ">") { break }
            let key = place..<max(place + 1, end(from: place, MarkupTag.endsName))
            let sign = end(from: key.upperBound) { $0 > 0x20 }
            guard sign < bytes.count, bytes[sign] == UInt8(ascii: "=") else {
                place = key.upperBound
                continue
            }
            var value = end(from: sign + 1) { $0 > 0x20 }
            guard value < bytes.count else { return nil }
            let quote = bytes[value]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                value += 1
                let close = end(from: value) { $0 == quote }
                guard close < bytes.count else { return nil }
                attributes.append(Attribute(name: key, value: value..<close))
                place = close + 1
            } else {
                let close = end(from: value) { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
                attributes.append(Attribute(name: key, value: value..<close))
                place = close
            }
        }
        self.end = place + 1
        (nameBytes, isEmpty) = (bytes[name], bytes[place - 1] == UInt8(ascii: "/"))
    }

    private let nameBytes: ArraySlice<UInt8>
    private let isEmpty: Bool

    /// Without its prefix.
    var localName: Range<Int> {
        (nameBytes.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    }

    private static let labels: Set = [
        "name", "key", "property", "field", "id", "itemprop", "http-equiv", "type", "autocomplete", "placeholder",
        "aria-label", "label", "data-name", "data-field", "data-key", "formcontrolname", "ng-model", "v-model",
    ]

    /// The elements whose text may name what the next element holds, and which that may be; none for any.
    static let holders: [String: Set<String>] = [
        "key": [], "name": ["value", "string", "text", "content", "data"], "dt": ["dd"], "th": ["td"], "td": ["td"],
        "label": ["input", "textarea", "output", "code", "span", "b", "strong", "kbd", "samp"],
    ]

    func isNamed(_ word: String, in bytes: [UInt8]) -> Bool {
        MarkupTag.word(name, bytes) == word
    }

    /// Whether the attribute `name` says what another one, or the content, holds.
    func isLabel(_ name: Range<Int>, in bytes: [UInt8]) -> Bool {
        MarkupTag.labels.contains(MarkupTag.word(name, bytes))
            && (attributes.contains { MarkupTag.isHolder($0.name, in: bytes) } || hasContent(in: bytes))
    }

    static func isHolder(_ name: Range<Int>, in bytes: [UInt8]) -> Bool {
        ["value", "content", "data", "data-value", "data-content"].contains(word(name, bytes))
    }

    /// Whether an element follows; HTML has some without.
    func hasContent(in bytes: [UInt8]) -> Bool {
        !isEmpty
            && !["input", "meta", "link", "img", "br", "hr", "source", "area", "base", "col", "param"]
                .contains(MarkupTag.word(name, bytes))
    }

    /// Whether its labels are those of what is in it; an `id` names the element only.
    func labelsContent(in bytes: [UInt8]) -> Bool {
        attributes.contains {
            ["name", "key", "property", "field", "itemprop"].contains(MarkupTag.word($0.name, bytes))
        }
    }

    private static func word(_ range: Range<Int>, _ bytes: [UInt8]) -> String {
        String(decoding: bytes[range], as: UTF8.self).lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80 || byte == UInt8(ascii: "_")
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "/>=<".utf8.contains(byte)
    }
}
