import Foundation

/// Brings a document into an encoding in which a byte `<` is a `<`, so that its tags can be measured.
enum XMLEncoding {
    /// The document as the parser is to read it, and whether its own word about its encoding is to be ignored.
    static func prepared(_ bytes: [UInt8]) throws(XMLError) -> (bytes: [UInt8], isUTF8: Bool) {
        if let wide = wideEncoding(bytes) {
            guard let text = String(bytes: bytes, encoding: wide) else { throw .encoding("UTF-16") }
            return (Array(text.utf8.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }), true)
        }
        guard let name = declared(bytes) else { return (bytes, false) }
        // Programs that write through a UTF-16 string leave that name in a document of UTF-8.
        if name.hasPrefix("utf-16") || name.hasPrefix("utf16") { return (bytes, true) }
        guard known.contains(where: name.hasPrefix) else { throw .encoding(String(name.prefix(40))) }
        return (bytes, false)
    }

    private static let known = [
        "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "latin1", "windows-125", "cp125", "shift_jis", "shift-jis",
        "sjis", "windows-31j", "cp932", "euc-jp", "euc-kr", "gb2312", "gbk", "gb18030", "big5", "koi8-",
    ]

    /// UTF-16 or UTF-32, by the byte order mark or by the zeros beside the first `<`.
    private static func wideEncoding(_ bytes: [UInt8]) -> String.Encoding? {
        switch Array(bytes.prefix(4)) {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: .utf32
        case [0x3C, 0, 0, 0]: .utf32LittleEndian
        case [0, 0, 0, 0x3C]: .utf32BigEndian
        case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): .utf16
        case let start where start.starts(with: [0x3C, 0]): .utf16LittleEndian
        case let start where start.starts(with: [0, 0x3C]): .utf16BigEndian
        default: nil
        }
    }

    /// The encoding that `<?xml … encoding="NAME"?>` names, in lower case; nil where there is none.
    private static func declared(_ bytes: [UInt8]) -> String? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let head = String(decoding: start.prefix(256), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let key = head.range(of: "encoding", range: head.startIndex..<end.lowerBound)
        else { return bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) ? "ebcdic" : nil }
        let value = head[key.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return value.dropFirst().prefix { $0 != quote }.lowercased()
    }
}
