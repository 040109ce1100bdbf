/// Writes JSON for people: two spaces a level, keys in their order, no needless escapes.
package enum JSONWriter {
    package static func text(_ node: JSONNode, indent: String = "") -> String {
        let inner = indent + "  "
        return switch node.content {
        case .null: "null"
        case .toggle(let value): String(value)
        case .number(let digits): digits
        case .text(let text): quoted(text)
        case .list(let values): block("[", values.map { inner + text($0, indent: inner) }, indent + "]")
        case .object(let members):
            block("{", members.map { inner + quoted($0.key) + ": " + text($0.value, indent: inner) }, indent + "}")
        }
    }

    private static func block(_ open: String, _ lines: [String], _ close: String) -> String {
        guard !lines.isEmpty else { return open + close.suffix(1) }
        return open + "\n" + lines.joined(separator: ",\n") + "\n" + close
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += escape(scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func escape(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension JSONWriter {
    /// `node` on one line, for messages.
    package static func line(_ node: JSONNode) -> String {
        switch node.content {
        case .list(let values): "[" + values.map(line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { quoted($0.key) + ": " + line($0.value) }.joined(separator: ", ") + "}"
        default: text(node)
        }
    }

    /// `node` without a blank between its parts.
    package static func compact(_ node: JSONNode) -> String {
        switch node.content {
        case .list(let values): "[" + values.map(compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { quoted($0.key) + ":" + compact($0.value) }.joined(separator: ",") + "}"
        default: text(node)
        }
    }
}
