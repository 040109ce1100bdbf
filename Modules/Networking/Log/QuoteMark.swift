/// What a quoted text begins and ends with: `"`, `'`, `` ` ``; within other texts `\"`, `""`, `&quot;`; or `"""`.
struct QuoteMark: Equatable {
    private enum Kind: Equatable {
        /// Behind so many backslashes: 1 in a text within a text, 3 in one within that.
        case escaped(UInt8, Int)
        /// Twice (RFC 4180) or three times.
        case repeated([UInt8])
        case entity([UInt8])
    }

    private static let entities = ["&quot;", "&#34;", "&#x22;", "&apos;", "&#39;", "&#x27;"].map { Array($0.utf8) }

    private let kind: Kind
    /// Of the mark itself.
    let length: Int

    var isDoubled: Bool { kind == .repeated([0x22, 0x22]) || kind == .repeated([0x27, 0x27]) }

    /// The mark at `place`; nil where there is none.
    ///
    /// Two quotes are one mark only where the name before had such.
    init?(in bytes: [UInt8], at place: Int, doubled: Bool = false) {
        if place < bytes.count, bytes[place] == UInt8(ascii: "&"),
            let entity = Self.entities.first(where: { bytes[place...].starts(with: $0) })
        {
            (kind, length) = (.entity(entity), entity.count)
            return
        }
        var end = place
        while end < bytes.count, end - place < 32, bytes[end] == UInt8(ascii: "\\") { end += 1 }
        let slashes = end - place
        guard end < bytes.count, Self.isQuote(bytes[end]) else { return nil }
        let quote = bytes[end]
        let row = bytes[end...].prefix(4).prefix { $0 == quote }.count
        if slashes == 0, row == 3 || row == 2 && doubled {
            (kind, length) = (.repeated(Array(repeating: quote, count: row)), row)
        } else {
            (kind, length) = (.escaped(quote, slashes), slashes + 1)
        }
    }

    /// Where what it quotes, from `start` on, ends, and whether a mark ends it: else the line or the text does.
    func end(in bytes: [UInt8], from start: Int) -> (place: Int, isClosed: Bool) {
        switch kind {
        case .entity(let word): return end(in: bytes, from: start, of: word) { $0 < 0x20 || $0 == UInt8(ascii: "<") }
        case .repeated(let word): return end(in: bytes, from: start, of: word) { word.count < 3 && Self.isBreak($0) }
        case .escaped(let quote, let slashes): return end(in: bytes, from: start, quote, behind: slashes)
        }
    }

    private func end(
        in bytes: [UInt8],
        from start: Int,
        of word: [UInt8],
        _ breaks: (UInt8) -> Bool
    ) -> (place: Int, isClosed: Bool) {
        var place = start
        while place < bytes.count, !breaks(bytes[place]) {
            if bytes[place] == word[0], bytes[place...].starts(with: word) { return (place, true) }
            place += 1
        }
        return (place, false)
    }

    private func end(
        in bytes: [UInt8],
        from start: Int,
        _ quote: UInt8,
        behind slashes: Int
    ) -> (place: Int, isClosed: Bool) {
        let isTemplate = quote == UInt8(ascii: "`")
        var row = 0
        var place = start
        while place < bytes.count, isTemplate || !Self.isBreak(bytes[place]) {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\") {
                row += 1
            } else if byte == quote, row < slashes || row % (2 * (slashes + 1)) == slashes {
                // The same twice within a text stands for itself (SQL, RFC 4180).
                let isDouble =
                    slashes == 0 && place + 2 < bytes.count && bytes[place + 1] == quote
                    && Self.isWord(bytes[place + 2])
                guard isDouble else { return (place - row, true) }
                row = 0
                place += 1
            } else {
                row = 0
            }
            place += 1
        }
        return (place, false)
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }

    private static func isBreak(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
