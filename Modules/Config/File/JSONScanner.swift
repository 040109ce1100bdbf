/// The signs, texts and numbers of a JSON text, one after the other, and the line and column they stand in.
struct JSONScanner {
    private let bytes: [UInt8]
    private(set) var index = 0
    private(set) var line = 1
    private var lineStart = 0

    /// A byte order mark in front is passed over.
    init(_ bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    }

    /// The next byte; nil at the end.
    var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    mutating func skipBlanks() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) {
            index += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                lineStart = index
            }
        }
    }

    mutating func take(_ sign: Unicode.Scalar) throws(JSONSyntaxError) {
        guard peek == UInt8(ascii: sign) else { throw unexpected() }
        index += 1
    }

    /// Passes over `word` where it stands here.
    mutating func takes(_ word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    /// A text, its quotes and escapes resolved.
    mutating func string() throws(JSONSyntaxError) -> String {
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

    /// A number as it is spelled.
    mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        index = bytes[index...].firstIndex { !"+-.eE0123456789".utf8.contains($0) } ?? bytes.count
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard JSONScanner.isNumber(text) else { throw failure(.badNumber(text), at: start) }
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

    /// What stands here has no place here.
    func unexpected() -> JSONSyntaxError {
        guard peek != nil else { return failure(.unexpectedEnd) }
        let rest = String(decoding: bytes[index...].prefix(32), as: UTF8.self)
        return failure(.unexpected(String(rest.prefix(1))))
    }

    /// `problem`, here or at `place` in the same line.
    func failure(_ problem: JSONSyntaxError.Problem, at place: Int? = nil) -> JSONSyntaxError {
        let before = bytes[lineStart..<min(place ?? index, bytes.count)]
        return JSONSyntaxError(problem: problem, line: line, column: String(decoding: before, as: UTF8.self).count + 1)
    }
}
