/// A JSON value that keeps the order of its keys, the spelling of its numbers, and the line it stood in.
///
/// Foundation's parsers lose all three: a file that a person wrote would come back in another order, and a wrong value
/// could not be told its line.
struct JSONNode: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONNode
    }

    enum Content: Hashable, Sendable {
        case null
        case toggle(Bool)
        case number(String)
        case text(String)
        case list([JSONNode])
        case object([Member])
    }

    var content: Content
    /// Where it begins, from 1; 0 for what was not read from a file.
    var line = 0

    init(_ content: Content, line: Int = 0) {
        self.content = content
        self.line = line
    }
}

extension JSONNode {
    static func text(_ text: String) -> JSONNode {
        JSONNode(.text(text))
    }

    var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    var list: [JSONNode]? {
        if case .list(let list) = content { list } else { nil }
    }

    /// The members of an object; nil for anything else.
    var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The member `key` of an object; setting one that is not there adds it at the end, setting nil removes it.
    subscript(key: String) -> JSONNode? {
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
