import MangaConfig
import MangaText

/// What `--plain` prints of a report: a row for each thing that is listed, made of the report's JSON.
///
/// For `cut`, `awk` and `read`: no heading, the same in every language. What is not known is empty; several values in
/// one field are joined by commas.
public struct PlainTable: Hashable, Sendable {
    /// Where the things stand: the keys of nested lists, one list behind another.
    var lists: [[String]]
    /// What the fields of a row are called.
    public let columns: [String]
    /// Their keys in a thing; `^` begins a key of what the thing stands in.
    private let keys: [String]

    /// `columns` are names that are keys too, or `name=key`.
    public init(_ lists: [String]..., columns: String...) {
        self.init(lists, columns: columns)
    }

    public init(_ lists: [[String]], columns: [String]) {
        let parts = columns.map { $0.split(separator: "=").map(String.init) }
        self.lists = lists
        self.columns = parts.map { $0[0] }
        keys = parts.map { $0[$0.count - 1] }
    }

    /// No list, but facts: a row for each, its key and its value.
    public static let facts = PlainTable([], columns: ["key", "value"])

    /// The same fields of other lists.
    func of(_ lists: [[String]]) -> PlainTable {
        var table = self
        table.lists = lists
        return table
    }

    /// The rows of `report`.
    public func rows(of report: some Encodable) throws -> [[String]] {
        let node = try JSONReader.read(Array(JSONText.encode(report).utf8))
        if lists.isEmpty { return facts(of: node, key: "") }
        return lists.flatMap { rows(of: node, in: nil, behind: $0[...]) }
    }

    private func rows(of node: JSONNode, in outer: JSONNode?, behind path: ArraySlice<String>) -> [[String]] {
        guard let key = path.first else { return [keys.map { field($0, of: node, in: outer) }] }
        let things = (key.isEmpty ? node : node[key])?.list ?? []
        return things.flatMap { rows(of: $0, in: node, behind: path.dropFirst()) }
    }

    private func field(_ key: String, of node: JSONNode, in outer: JSONNode?) -> String {
        let (start, path) = key.hasPrefix("^") ? (outer, key.dropFirst()) : (node, key[...])
        let value = path.split(separator: ".").reduce(start) { $0?[String($1)] }
        return value.map(PlainTable.text) ?? ""
    }

    private func facts(of node: JSONNode, key: String) -> [[String]] {
        let front = key.isEmpty ? "" : key + "."
        if let members = node.members { return members.flatMap { facts(of: $0.value, key: front + $0.key) } }
        guard let list = node.list, list.contains(where: { $0.members != nil }) else {
            return [[key, PlainTable.text(node)]]
        }
        return list.enumerated().flatMap { facts(of: $0.element, key: front + "\($0.offset + 1)") }
    }

    private static func text(_ node: JSONNode) -> String {
        switch node.content {
        case .null: ""
        case .toggle(let isOn): String(isOn)
        case .number(let digits): digits
        case .text(let text): text.neutralisedData
        case .list(let nodes): nodes.map(text).joined(separator: ",")
        case .object(let members): members.map { "\($0.key)=\(text($0.value))" }.joined(separator: ",")
        }
    }
}
