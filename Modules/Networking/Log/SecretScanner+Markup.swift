import Foundation

extension SecretScanner {
    private static let pageEnd = Array("]]>".utf8)
    private static let pageStart = Array("<![CDATA[".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let commentStart = Array("<!--".utf8)
    /// A tag that is not closed within these bytes ends at the next one.
    private static let reach = 65_536

    mutating func take(_ tag: MarkupTag) {
        let isHeld = labelled == index
        let isSecretName = isSecret(text(tag.localName)) && !isNameOfKey(tag)
        let isLabelled =
            isHeld || tag.attributes.contains { tag.isLabel($0.name, in: bytes) && isSecret(text($0.value)) }
        for attribute in tag.attributes {
            let isHolder = MarkupTag.isHolder(attribute.name, in: bytes)
            let isOwn = isSecret(text(attribute.name)) && !(tag.isLabel(attribute.name, in: bytes) && isLabelled)
            if isCode, !isQuoted(attribute.value) {
                // A comparison in a script looks like a tag.
                copy(to: attribute.value.upperBound)
            } else if isOwn || isHolder && (isSecretName || isLabelled) {
                mask(attribute.value)
            } else {
                var manner = manner
                manner.isCode = bytes[attribute.name].count > 2 && text(attribute.name).lowercased().hasPrefix("on")
                take(SecretScanner(Array(bytes[attribute.value]), manner), of: attribute.value)
            }
        }
        copy(to: tag.end)
        if tag.isNamed("script", in: bytes) {
            // Scripts do not hold each other: one in another is a text of that one.
            if index >= scriptEnd {
                scriptEnd = bytes.first(Array("</script".utf8), from: index, within: bytes.count) ?? bytes.count
            }
            return
        }
        guard tag.hasContent(in: bytes) else { return }
        if isHeld || isSecretName || isLabelled && tag.labelsContent(in: bytes) { return maskContent(of: tag) }
        noteLabel(of: tag)
    }

    private func isQuoted(_ value: Range<Int>) -> Bool {
        value.lowerBound > 0 && "\"'".utf8.contains(bytes[value.lowerBound - 1])
    }

    /// Whether the element, of a property list, is a `key` that holds a name, and no key: those have digits.
    private func isNameOfKey(_ tag: MarkupTag) -> Bool {
        guard tag.isNamed("key", in: bytes) else { return false }
        let content = tag.end..<end(from: tag.end) { $0 == UInt8(ascii: "<") }
        return starts("</", at: content.upperBound)
            && (isSecret(text(content)) || !bytes[content].contains { (0x30...0x39).contains($0) })
    }

    /// Where the element holds nothing but the name of a secret, the next one holds that.
    private mutating func noteLabel(of tag: MarkupTag) {
        guard let holders = MarkupTag.holders[text(tag.localName).lowercased()] else { return }
        let end = end(from: index) { $0 == UInt8(ascii: "<") }
        guard end - index < 64, starts("</", at: end) else { return }
        let label = text(index..<end).trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n:"))
        let isWord = label.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        guard isWord, !label.isEmpty, isSecret(label) else { return }
        let close = self.end(from: end) { $0 == UInt8(ascii: ">") } + 1
        let next = self.end(from: close) { $0 > 0x20 }
        guard next < bytes.count, let holder = MarkupTag(in: bytes, at: next) else { return }
        let name = text(holder.localName).lowercased()
        if holders.isEmpty || holders.contains(name) { labelled = next }
    }

    /// All texts up to the end of the element; only the first one where that is not found.
    private mutating func maskContent(of tag: MarkupTag) {
        let close = close(of: tag)
        let limit = close ?? index + 1
        while index < bytes.count, index < limit {
            if starts(SecretScanner.pageStart) {
                maskPage(SecretScanner.pageStart, SecretScanner.pageEnd)
            } else if starts(SecretScanner.commentStart) {
                maskPage(SecretScanner.commentStart, SecretScanner.commentEnd)
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

    /// What stands between `start`, which is here, and `stop`.
    private mutating func maskPage(_ start: [UInt8], _ stop: [UInt8]) {
        copy(to: index + start.count)
        let end = bytes.first(stop, from: index, within: bytes.count)
        mask(index..<(end ?? bytes.count))
        if let end { copy(to: end + stop.count) }
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

    private func starts(_ word: String, at place: Int) -> Bool {
        place < bytes.count && bytes[place...].starts(with: word.utf8)
    }
}
