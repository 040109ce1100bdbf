/// Looks at a document's tags before the parser does.
///
/// libxml2 spends the square of the number of attributes on one tag, and reads a document type before it reports it,
/// so both are refused here, in one pass over the bytes.
struct XMLPreflight {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var index = 0
    private var line = 1

    static func check(_ bytes: [UInt8], limit: Int) throws(XMLError) {
        let error = bytes.withUnsafeBufferPointer { buffer -> XMLError? in
            var preflight = XMLPreflight(bytes: buffer, limit: limit)
            return preflight.run()
        }
        if let error { throw error }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, limit: Int) {
        self.bytes = bytes
        self.limit = limit
    }

    private mutating func run() -> XMLError? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                step()
                continue
            }
            if let error = markup() { return error }
        }
        return nil
    }

    private mutating func markup() -> XMLError? {
        if starts(with: "<!--") {
            skip(4, until: "-->")
        } else if starts(with: "<![CDATA[") {
            skip(9, until: "]]>")
        } else if starts(with: "<!") {
            return .doctype(line: line)
        } else if starts(with: "<?") {
            skip(2, until: "?>")
        } else {
            return tag()
        }
        return nil
    }

    private mutating func tag() -> XMLError? {
        let start = index
        let startLine = line
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            step()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return nil
            }
            if index - start > limit { return .tagTooLong(limit: limit, line: startLine) }
        }
        return nil
    }

    private mutating func skip(_ count: Int, until end: StaticString) {
        for _ in 0..<count { step() }
        while index < bytes.count, !starts(with: end) { step() }
    }

    private func starts(with text: StaticString) -> Bool {
        guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func step() {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }
}
