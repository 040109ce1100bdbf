/// Values that stand in the lines below their names.
extension SecretScanner {
    /// Masks the lines that are set in below a name whose own line says nothing more, as YAML does (8.1, 8.2); false where
    /// there are none.
    mutating func takeBlock(of name: Int, from place: Int) -> Bool {
        guard !isCode, !manner.isProse, !manner.isMarkup, let indent = indent(before: name) else { return false }
        let lineEnd = end(from: place, SecretScanner.endsLine)
        var head = text(min(place, lineEnd)..<lineEnd)
        if let comment = head.firstRange(of: "#") { head = String(head[..<comment.lowerBound]) }
        let mark = head.trimmingPrefix { $0 == " " }.prefix { $0 != " " }
        let isText = mark.first == "|" || mark.first == ">"
        guard mark.isEmpty || isText && mark.dropFirst().allSatisfy({ "+-0123456789".contains($0) }) else {
            return false
        }
        var isMasked = false
        var line = behindBreak(lineEnd)
        while line < bytes.count, let end = endOfLine(line, below: indent) {
            let isDone = maskLine(line..<end, isText: isText)
            isMasked = isMasked || isDone
            line = behindBreak(end)
        }
        return isMasked
    }

    /// How far the name is set in, with the signs of a list; nil where other words stand before it in its line.
    private func indent(before name: Int) -> Int? {
        var place = name
        while place > 0, !SecretScanner.endsLine(bytes[place - 1]) {
            guard " -\"'?".utf8.contains(bytes[place - 1]) else { return nil }
            place -= 1
        }
        return name - place - (name > place && "\"'".utf8.contains(bytes[name - 1]) ? 1 : 0)
    }

    /// Where the line ends that begins at `start`; nil where it is not set in below `indent`.
    private func endOfLine(_ start: Int, below indent: Int) -> Int? {
        let content = end(from: start) { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let end = end(from: start, SecretScanner.endsLine)
        if content >= end { return end }
        // A list may stand as far out as its name.
        let isItem =
            content - start == indent && bytes[content] == UInt8(ascii: "-")
            && byte(content + 1) == UInt8(ascii: " ")
        return content - start > indent || isItem ? end : nil
    }

    private func behindBreak(_ end: Int) -> Int {
        byte(end) == UInt8(ascii: "\r") && byte(end + 1) == UInt8(ascii: "\n") ? end + 2 : end + 1
    }

    /// What a line says, but for the signs of a list and the name of a member.
    private mutating func maskLine(_ line: Range<Int>, isText: Bool) -> Bool {
        var start = behindBlanks(line.lowerBound)
        if !isText {
            while byte(start) == UInt8(ascii: "-"), byte(start + 1) == UInt8(ascii: " ") {
                start = behindBlanks(start + 2)
            }
            let colon = end(from: start) { !SecretScanner.isName($0) }
            if colon < line.upperBound, byte(colon) == UInt8(ascii: ":"), (byte(colon + 1) ?? 0x20) <= 0x20 {
                start = behindBlanks(colon + 1)
            }
        }
        guard start < line.upperBound else { return false }
        if let quote = QuoteMark(in: bytes, at: start), !isText {
            let end = quote.end(in: bytes, from: start + quote.length).place
            mask(start + quote.length..<min(end, line.upperBound))
            copy(to: line.upperBound)
        } else if isText {
            mask(start..<line.upperBound)
        } else {
            maskBare(start..<line.upperBound)
        }
        return true
    }
}

/// Parts of a form (RFC 7578).
extension SecretScanner {
    /// Whether the word is `name` in the line that says what a part is.
    func isFormField(_ word: Range<Int>) -> Bool {
        guard word.count == 4, bytes[word].elementsEqual("name".utf8), byte(word.upperBound) == UInt8(ascii: "=") else {
            return false
        }
        let line = text(max(0, word.lowerBound - 80)..<word.lowerBound).split(whereSeparator: \.isNewline).last ?? ""
        return line.lowercased().hasPrefix("content-disposition")
    }

    /// Masks what the part holds, if its name is that of a secret.
    mutating func takeFormField() {
        let place = index + 1
        guard let quote = QuoteMark(in: bytes, at: place) else { return }
        let end = quote.end(in: bytes, from: place + quote.length).place
        guard isSecret(text(place + quote.length..<end)) else { return copy(to: end) }
        let breaks = [Array("\r\n\r\n".utf8), Array("\n\n".utf8)]
        guard
            let start = breaks.compactMap({ word in
                bytes.first(word, from: end, within: end + 1_024).map { $0 + word.count }
            }).min()
        else { return copy(to: end) }
        let stops = ["\r\n--", "\n--"].compactMap { bytes.first(Array($0.utf8), from: start, within: bytes.count) }
        mask(start..<(stops.min() ?? bytes.count))
    }
}
