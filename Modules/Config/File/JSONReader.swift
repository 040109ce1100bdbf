/// Reads a JSON text (RFC 8259), strictly: one value, no comments, no key twice.
package struct JSONReader {
    /// Deeper than any file of ours, shallow enough for any stack.
    private static let depthLimit = 64

    private var scanner: JSONScanner
    private var depth = 0

    /// The value that `bytes`, UTF-8 with or without a byte order mark, write.
    package static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        var reader = JSONReader(scanner: JSONScanner(bytes))
        let node = try reader.value()
        reader.scanner.skipBlanks()
        if reader.scanner.peek != nil { throw reader.scanner.unexpected() }
        return node
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONNode {
        scanner.skipBlanks()
        let start = scanner.line
        let content: JSONNode.Content =
            switch scanner.peek {
            case UInt8(ascii: "{"): .object(try object())
            case UInt8(ascii: "["): .list(try list())
            case UInt8(ascii: "\""): .text(try scanner.string())
            case let byte? where "-0123456789".utf8.contains(byte): .number(try scanner.number())
            default: try word()
            }
        return JSONNode(content, line: start)
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONNode.Content {
        if scanner.takes("null") { return .null }
        if scanner.takes("true") { return .toggle(true) }
        if scanner.takes("false") { return .toggle(false) }
        throw scanner.unexpected()
    }

    private mutating func object() throws(JSONSyntaxError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        try open("{")
        while try !closes(with: "}", after: members.count) {
            let start = scanner.index
            guard scanner.peek == UInt8(ascii: "\"") else { throw scanner.unexpected() }
            let key = try scanner.string()
            if !keys.insert(key).inserted { throw scanner.failure(.repeatedKey(key), at: start) }
            scanner.skipBlanks()
            try scanner.take(":")
            members.append(JSONNode.Member(key: key, value: try value()))
        }
        return members
    }

    private mutating func list() throws(JSONSyntaxError) -> [JSONNode] {
        var values: [JSONNode] = []
        try open("[")
        while try !closes(with: "]", after: values.count) { values.append(try value()) }
        return values
    }

    private mutating func open(_ bracket: Unicode.Scalar) throws(JSONSyntaxError) {
        if depth == JSONReader.depthLimit { throw scanner.failure(.tooDeep) }
        depth += 1
        try scanner.take(bracket)
    }

    /// Passes over the bracket that ends a list, or over the comma before its next element.
    private mutating func closes(with bracket: Unicode.Scalar, after count: Int) throws(JSONSyntaxError) -> Bool {
        scanner.skipBlanks()
        if scanner.peek == UInt8(ascii: bracket) {
            try scanner.take(bracket)
            depth -= 1
            return true
        }
        guard count > 0 else { return false }
        try scanner.take(",")
        scanner.skipBlanks()
        // No comma before the end.
        if scanner.peek == UInt8(ascii: bracket) { throw scanner.unexpected() }
        return false
    }
}
