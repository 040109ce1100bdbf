extension Signature {
    /// What bytes are that no picture begins with.
    static func foreign(_ bytes: UnsafeRawBufferPointer) -> ForeignContent {
        let archives: [[UInt8]] = [[0x50, 0x4B, 3, 4], [0x52, 0x61, 0x72, 0x21], [0x37, 0x7A, 0xBC, 0xAF]]
        if archives.contains(where: bytes.starts) { return .archive }
        if bytes.starts(with: [0x25, 0x50, 0x44, 0x46]) { return .pdf }
        return text(Array(bytes.prefix(1024))).map(kind) ?? .unknown
    }

    /// `head` as lower-case text without blanks in front; nil where it is binary.
    private static func text(_ head: [UInt8]) -> Substring? {
        var head = head[...]
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
            head = head.dropFirst(2).filter { $0 != 0 }[...]
        }
        guard head.allSatisfy({ $0 >= 0x20 || (0x09...0x0D).contains($0) }) else { return nil }
        return String(decoding: head, as: UTF8.self).lowercased().drop(while: \.isWhitespace)
    }

    private static func kind(of text: Substring) -> ForeignContent {
        if text.hasPrefix("{") || text.hasPrefix("[") { return .json }
        guard text.hasPrefix("<") else { return .text }
        let isHTML = text.contains("<!doctype html") || text.contains("<html")
        return isHTML || ["<head", "<body", "<script", "<div", "<p>", "<h1"].contains(where: text.hasPrefix)
            ? .html : .xml
    }
}
