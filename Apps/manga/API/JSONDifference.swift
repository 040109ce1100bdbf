import Foundation
import MangaConfig

/// One thing that two JSON values do not have in common.
struct JSONDifference: Equatable {
    enum Kind: String {
        case added, removed, changed
    }

    let kind: Kind
    /// `chapters[2].title`; `items[slug=moon]` where the elements of a list have names of their own; empty for all.
    let path: String
    /// Nil for what was added.
    let before: JSONNode?
    /// Nil for what was removed.
    let after: JSONNode?
}

extension JSONDifference {
    /// What makes `after` of `before`, in the order of `before`; of elements with names of their own, the order counts
    /// as one difference.
    static func all(_ before: JSONNode, _ after: JSONNode, at path: String = "") -> [JSONDifference] {
        switch (before.content, after.content) {
        case (.object(let old), .object(let new)): members(old, new, at: path)
        case (.list(let old), .list(let new)): elements(old, new, at: path)
        case (.number(let old), .number(let new)) where isEqual(old, new): []
        default:
            before.content == after.content
                ? [] : [JSONDifference(kind: .changed, path: path, before: before, after: after)]
        }
    }

    private static func members(_ old: [JSONNode.Member], _ new: [JSONNode.Member], at path: String)
        -> [JSONDifference]
    {
        pairs(
            old.map { (key: step(path, $0.key), node: $0.value) },
            new.map { (key: step(path, $0.key), node: $0.value) }
        )
    }

    private static func elements(_ old: [JSONNode], _ new: [JSONNode], at path: String) -> [JSONDifference] {
        guard let name = nameKey(of: old, new) else {
            return pairs(
                old.enumerated().map { ("\(path)[\($0.offset)]", $0.element) },
                new.enumerated().map { ("\(path)[\($0.offset)]", $0.element) }
            )
        }
        func named(_ list: [JSONNode]) -> [(key: String, node: JSONNode)] {
            list.map { ("\(path)[\(name)=\($0[name].map(plain) ?? "")]", $0) }
        }
        return order(named(old).map(\.key), named(new).map(\.key), at: path) + pairs(named(old), named(new))
    }

    private static func pairs(_ old: [(key: String, node: JSONNode)], _ new: [(key: String, node: JSONNode)])
        -> [JSONDifference]
    {
        let oldNodes = Dictionary(old.map { ($0.key, $0.node) }) { first, _ in first }
        let newNodes = Dictionary(new.map { ($0.key, $0.node) }) { first, _ in first }
        let kept = old.flatMap { key, node in
            newNodes[key].map { all(node, $0, at: key) }
                ?? [JSONDifference(kind: .removed, path: key, before: node, after: nil)]
        }
        let added = new.filter { oldNodes[$0.key] == nil }.map { key, node in
            JSONDifference(kind: .added, path: key, before: nil, after: node)
        }
        return kept + added
    }

    /// One difference where the elements that both have stand in another order.
    private static func order(_ old: [String], _ new: [String], at path: String) -> [JSONDifference] {
        let common = Set(old).intersection(new)
        let (before, after) = (old.filter(common.contains), new.filter(common.contains))
        guard before != after else { return [] }
        func list(_ keys: [String]) -> JSONNode {
            JSONNode(.list(keys.map { .text(String($0.dropFirst(path.count))) }))
        }
        return [JSONDifference(kind: .changed, path: path, before: list(before), after: list(after))]
    }

    /// The key that names every element of both lists, none of them twice.
    private static func nameKey(of lists: [JSONNode]...) -> String? {
        guard lists.contains(where: { !$0.isEmpty }) else { return nil }
        return ["id", "slug", "name", "key"].first { key in
            lists.allSatisfy { list in
                let names = list.compactMap { $0[key].flatMap(name) }
                return names.count == list.count && Set(names).count == names.count
            }
        }
    }

    private static func name(_ node: JSONNode) -> String? {
        switch node.content {
        case .text(let text): text
        case .number(let digits): digits
        default: nil
        }
    }

    private static func plain(_ node: JSONNode) -> String {
        name(node) ?? ""
    }

    private static func isEqual(_ old: String, _ new: String) -> Bool {
        old == new || Decimal(string: old, locale: nil) == Decimal(string: new, locale: nil)
    }

    /// A key that holds what paths are made of stands in quotes.
    private static func step(_ path: String, _ key: String) -> String {
        if key.isEmpty || key.contains(where: { ".[]=\" ".contains($0) }) {
            return "\(path)[\(JSONWriter.line(.text(key)))]"
        }
        return path.isEmpty ? key : "\(path).\(key)"
    }
}
