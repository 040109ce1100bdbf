/// A JSON value that keeps the order of its keys, the spelling of its numbers, and the line it stood in.
///
/// Foundation's parsers lose all three: a file that a person wrote would come back in another order, and a wrong value
/// could not be told its line.
package struct JSONNode: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONNode

        package init(key: String, value: JSONNode) {
            self.key = key
            self.value = value
        }
    }

    package enum Content: Hashable, Sendable {
        case null
        case toggle(Bool)
        case number(String)
        case text(String)
        case list([JSONNode])
        case object([Member])
    }

    package var content: Content
    /// Where it begins, from 1; 0 for what was not read from a file.
    package var line = 0

    package init(_ content: Content, line: Int = 0) {
        self.content = content
        self.line = line
    }
}

extension JSONNode {
    package static func text(_ text: String) -> JSONNode {
        JSONNode(.text(text))
    }

    package var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    package var list: [JSONNode]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The members of an object; nil for anything else.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The member `key` of an object; setting one that is not there adds it at the end, setting nil removes it.
    package subscript(key: String) -> JSONNode? {
        get { members?.first { $0.key == key }?.value }
        set {
            var members = members ?? []
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): return
            }
            content = .object(members)
        }
    }
}
