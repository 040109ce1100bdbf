extension SecretScanner {
    /// Masks the value behind a sign, if it is one.
    mutating func take(_ sign: Sign, under name: String) {
        let place = sign.place
        // What an address had there is gone already, and the rest of it is to stay.
        if bytes[min(place, bytes.count)...].starts(with: SecretScanner.mark) { return }
        if let quote = QuoteMark(in: bytes, at: place, doubled: sign.isDoubled) {
            let start = place + quote.length
            let (end, isClosed) = quote.end(in: bytes, from: start)
            let follower = behindBlanks(end + quote.length)
            let isEnded = isClosed && (byte(follower) == UInt8(ascii: "]") || byte(follower) == UInt8(ascii: ")"))
            if !sign.isPair || isEnded { mask(start..<end) }
            return
        }
        guard !sign.isPair else { return }
        if let byte = byte(place), "[{".utf8.contains(byte), let end = endOfContainer(at: place) {
            return maskContainer(place..<end)
        }
        takeBare(sign, under: name)
    }

    /// A value without quotes.
    private mutating func takeBare(_ sign: Sign, under name: String) {
        let word = withinComment(sign.place..<end(from: sign.place, SecretScanner.endsWord))
        guard !isCode else { return takeFromCode(word, isLine: sign.isLine) }
        guard sign.isLine else { return maskBare(word) }
        if manner.isProse, !SecretName.isPassword(name) {
            if isRandom(word) { maskBare(word) }
            return
        }
        let end = end(from: sign.place) {
            SecretScanner.endsLine($0) || manner.isMarkup && $0 == UInt8(ascii: "<")
        }
        maskBare(withinComment(sign.place..<end))
    }

    /// What of `value` stands before the end of the comment that it is in.
    private func withinComment(_ value: Range<Int>) -> Range<Int> {
        guard index < commentEnd, value.upperBound > commentEnd, value.lowerBound < commentEnd else { return value }
        var end = commentEnd
        while end > value.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return value.lowerBound..<end
    }

    /// In a script only a number can be one; behind the name of a type its value may follow.
    private mutating func takeFromCode(_ word: Range<Int>, isLine: Bool) {
        if isNumber(word) { return mask(word, with: [UInt8(ascii: "0")]) }
        let place = behindBlanks(word.upperBound)
        guard isLine, byte(place) == UInt8(ascii: "="), byte(place + 1) != UInt8(ascii: "=") else { return }
        let value = behindBlanks(place + 1)
        guard let quote = QuoteMark(in: bytes, at: value) else { return }
        mask(value + quote.length..<quote.end(in: bytes, from: value + quote.length).place)
    }

    mutating func maskBare(_ value: Range<Int>) {
        guard manner.isYAML else { return mask(value) }
        if isNumber(value) { return mask(value, with: [UInt8(ascii: "0")]) }
        mask(value, with: [UInt8(ascii: "\"")] + SecretScanner.mark + [UInt8(ascii: "\"")])
    }

    private func isNumber(_ word: Range<Int>) -> Bool {
        !word.isEmpty && Double(text(word)) != nil && bytes[word].allSatisfy { "0123456789.-+eE".utf8.contains($0) }
    }

    private func isRandom(_ word: Range<Int>) -> Bool {
        word.count >= 20
            || word.count >= 4 && bytes[word].contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || "&;,\"'<>)}]`".utf8.contains(byte)
    }

    static func endsLine(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

/// Lists and objects.
extension SecretScanner {
    /// One that is not closed within these bytes is none.
    private static let reach = 65_536

    /// Behind the bracket that closes the one at `start`; nil where none does.
    private mutating func endOfContainer(at start: Int) -> Int? {
        let limit = min(bytes.count, start + min(SecretScanner.reach, patience))
        var (place, depth) = (start, 0)
        while place < limit {
            if let quote = QuoteMark(in: bytes, at: place) {
                let (end, isClosed) = quote.end(in: bytes, from: place + quote.length)
                guard isClosed else { break }
                place = end + quote.length
                continue
            }
            if "[{(".utf8.contains(bytes[place]) { depth += 1 }
            if "]})".utf8.contains(bytes[place]) { depth -= 1 }
            place += 1
            if depth == 0 { return place }
        }
        patience -= min(patience, place - start)
        return nil
    }

    /// All texts and numbers of a list or an object, but for the names of its members.
    private mutating func maskContainer(_ range: Range<Int>) {
        copy(to: range.lowerBound + 1)
        while index < range.upperBound {
            if let quote = QuoteMark(in: bytes, at: index) {
                let start = index + quote.length
                let end = quote.end(in: bytes, from: start).place
                let isKey = byte(behindBlanks(end + quote.length)) == UInt8(ascii: ":")
                isKey ? copy(to: end) : mask(start..<end)
                copy(to: min(range.upperBound, end + quote.length))
            } else if SecretScanner.isBare(bytes[index]) {
                let word = index..<min(range.upperBound, end(from: index) { !SecretScanner.isBare($0) })
                let isKey = byte(behindBlanks(word.upperBound)) == UInt8(ascii: ":")
                if isKey || ["true", "false", "null"].contains(text(word)) {
                    copy(to: word.upperBound)
                } else if isCode || manner.isProse {
                    takeFromCode(word, isLine: false)
                    copy(to: word.upperBound)
                } else {
                    maskBare(word)
                }
            } else {
                copy(to: index + 1)
            }
        }
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        byte > 0x20 && !"[]{}(),:;\"'`<>&=\\".utf8.contains(byte)
    }
}
