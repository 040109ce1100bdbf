/// Header fields as settings hold them.
package enum HeaderFields {
    /// Whether `name` says how long a body is or how the connection goes on: only whoever sends it knows.
    package static func isFraming(_ name: String) -> Bool {
        ["content-length", "transfer-encoding", "connection"].contains(name.lowercased())
    }

    /// Lines of `Name: value`; nil where one is none.
    ///
    /// An empty value takes the field away.
    static func read(_ text: String) -> [String: String]? {
        let lines = text.split(whereSeparator: \.isNewline).map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count == 2 ? parts[1].trimmed : nil)
        }
        return lines.isEmpty ? nil : fields(lines)
    }

    /// The members of an object; nil where a name or a value can stand in no header.
    static func read(_ members: [JSONNode.Member]) -> [String: String]? {
        fields(members.map { ($0.key, $0.value.text) })
    }

    /// The first member of `node` for which `read` gives nil; nil where `node` is no object at all.
    static func flaw(in node: JSONNode) -> JSONNode.Member? {
        let members = node.members ?? []
        return members.indices.first { read(Array(members[...$0])) == nil }.map { members[$0] }
    }

    /// Printable, without the line ends that would begin another field (RFC 9110 §5.5).
    static func isValue(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7F }
    }

    /// A token (RFC 9110 §5.6.2) that may be set.
    static func isName(_ text: String) -> Bool {
        let signs = "!#$%&'*+-.^_`|~"
        let isToken = text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || signs.unicodeScalars.contains(scalar))
        }
        return !text.isEmpty && isToken && !isFraming(text)
    }

    /// `fields` with those of `others` over them, case aside; empty ones are gone.
    static func merged(_ fields: [String: String], with others: [String: String]) -> [String: String] {
        var result = fields
        for (name, value) in others {
            for other in result.keys where other.lowercased() == name.lowercased() { result[other] = nil }
            if !value.isEmpty { result[name] = value }
        }
        return result
    }

    private static func fields(_ pairs: [(String, String?)]) -> [String: String]? {
        var result: [String: String] = [:]
        var seen: Set<String> = []
        for (name, value) in pairs {
            guard let value, isName(name), isValue(value), seen.insert(name.lowercased()).inserted else { return nil }
            result[name] = value
        }
        return result
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
