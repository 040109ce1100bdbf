/// Reads a JSON text (RFC 8259), strictly: one value, no comments, no key twice.
package struct JSONReader {
    /// Deeper than any file of ours, shallow enough for any stack.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value that `bytes`, UTF-8 with or without a byte order mark, write.
    package static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var reader = JSONReader(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
        return try reader.document()
    }

    private mutating func document() throws(JSONSyntaxError) -> JSONNode {
        let node = try value()
        skipBlanks()
        if index < bytes.count { throw unexpected() }
        return node
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONNode {
        skipBlanks()
        let start = line
        guard let byte = peek else { throw failure(.unexpectedEnd) }
        let content: JSONNode.Content =
            switch byte {
            case UInt8(ascii: "{"): .object(try object())
            case UInt8(ascii: "["): .list(try list())
            case UInt8(ascii: "\""): .text(try string())
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
            default: try word()
            }
        return JSONNode(content, line: start)
    }

    private mutating func object() throws(JSONSyntaxError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        try open()
        while try !closes(with: UInt8(ascii: "}"), after: members.count) {
            let start = index
            guard peek == UInt8(ascii: "\"") else { throw unexpected() }
            let key = try string()
            if !keys.insert(key).inserted { throw failure(.repeatedKey(key), at: start) }
            skipBlanks()
            try take(":")
            members.append(JSONNode.Member(key: key, value: try value()))
        }
        return members
    }

    private mutating func list() throws(JSONSyntaxError) -> [JSONNode] {
        var values: [JSONNode] = []
        try open()
        while try !closes(with: UInt8(ascii: "]"), after: values.count) { values.append(try value()) }
        return values
    }

    /// Passes over `{` or `[`.
    private mutating func open() throws(JSONSyntaxError) {
        if depth == JSONReader.depthLimit { throw failure(.tooDeep) }
        depth += 1
        index += 1
    }

    /// Passes over the bracket that ends a list, or over the comma before its next element.
    private mutating func closes(with bracket: UInt8, after count: Int) throws(JSONSyntaxError) -> Bool {
        skipBlanks()
        if peek == bracket {
            index += 1
            depth -= 1
            return true
        }
        guard count > 0 else { return false }
        try take(",")
        skipBlanks()
        // No comma before the end.
        if peek == bracket { throw unexpected() }
        return false
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONNode.Content {
        let words: [(String, JSONNode.Content)] = [("null", .null), ("true", .toggle(true)), ("false", .toggle(false))]
        for (word, content) in words where bytes[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return content
        }
        throw unexpected()
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        index = bytes[index...].firstIndex { !"+-.eE0123456789".utf8.contains($0) } ?? bytes.count
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard JSONReader.isNumber(text) else { throw failure(.badNumber(text), at: start) }
        return text
    }

    /// `-`, digits without a needless zero, a fraction, an exponent.
    private static func isNumber(_ text: String) -> Bool {
        var rest = text[...]
        func digits() -> Substring {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return digits
        }
        if rest.first == "-" { rest.removeFirst() }
        let whole = digits()
        if whole.isEmpty || whole.count > 1 && whole.first == "0" { return false }
        if rest.first == "." {
            rest.removeFirst()
            if digits().isEmpty { return false }
        }
        if rest.first?.lowercased() == "e" {
            rest.removeFirst()
            if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
            if digits().isEmpty { return false }
        }
        return rest.isEmpty
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        let start = index
        index += 1
        var text = ""
        while true {
            let from = index
            index = bytes[from...].firstIndex { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == 0x5C } ?? bytes.count
            guard let run = String(validating: bytes[from..<index], as: UTF8.self) else {
                throw failure(.notUTF8, at: from)
            }
            text += run
            switch peek {
            case nil: throw failure(.openString, at: start)
            case UInt8(ascii: "\""):
                index += 1
                return text
            case 0x5C: text.unicodeScalars.append(try escape())
            default: throw failure(.openString, at: start)
            }
        }
    }

    private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = index
        index += 2
        let plain: [Character: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        guard index <= bytes.count else { throw failure(.unexpectedEnd) }
        let letter = Character(Unicode.Scalar(bytes[index - 1]))
        if let scalar = plain[letter] { return scalar }
        guard letter == "u", let unit = codeUnit() else { throw failure(.badEscape, at: start) }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard bytes[index...].starts(with: "\\u".utf8) else { throw failure(.badEscape, at: start) }
        index += 2
        guard let second = codeUnit(), unit < 0xDC00, (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(second - 0xDC00))
        else { throw failure(.badEscape, at: start) }
        return scalar
    }

    private mutating func codeUnit() -> UInt16? {
        guard index + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        index += 4
        return UInt16(digits, radix: 16)
    }

    private var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private mutating func take(_ sign: Unicode.Scalar) throws(JSONSyntaxError) {
        guard peek == UInt8(ascii: sign) else { throw unexpected() }
        index += 1
    }

    private mutating func skipBlanks() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) {
            index += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = index
            }
        }
    }

    private func unexpected() -> JSONSyntaxError {
        guard peek != nil else { return failure(.unexpectedEnd) }
        let rest = String(decoding: bytes[index...].prefix(32), as: UTF8.self)
        return failure(.unexpected(String(rest.prefix(1))))
    }

    private func failure(_ problem: JSONSyntaxError.Problem, at place: Int? = nil) -> JSONSyntaxError {
        let before = bytes[lineStart..<min(place ?? index, bytes.count)]
        return JSONSyntaxError(problem: problem, line: line, column: String(decoding: before, as: UTF8.self).count + 1)
    }
}
