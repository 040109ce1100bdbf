import Testing

/// Keys by their paths, read out of a shape such as `{kind, query?, mangas: [{id, title?}]}`.
struct DocumentedKeys {
    struct Unreadable: Error {
        let rest: String
    }

    /// `mangas.title` and the like.
    private(set) var all: Set<String> = []
    private var optional: Set<String> = []
    /// Those in whose values there are keys again.
    private var outer: Set<String> = [""]

    init(_ text: String) throws {
        var rest = text[...]
        try readObject(&rest, at: "")
        guard rest.isEmpty else { throw Unreadable(rest: String(rest)) }
    }

    private mutating func readObject(_ text: inout Substring, at path: String) throws {
        try take("{", &text)
        outer.insert(path)
        repeat {
            let name = text.prefix { $0.isLetter }
            guard !name.isEmpty else { throw Unreadable(rest: String(text)) }
            text = text.dropFirst(name.count)
            let key = path.isEmpty ? String(name) : path + "." + name
            all.insert(key)
            if skip("?", &text) { optional.insert(key) }
            guard skip(": ", &text) else { continue }
            if skip("[", &text) {
                try readObject(&text, at: key)
                try take("]", &text)
            } else {
                try readObject(&text, at: key)
            }
        } while skip(", ", &text)
        try take("}", &text)
    }

    private func take(_ mark: String, _ text: inout Substring) throws {
        guard skip(mark, &text) else { throw Unreadable(rest: String(text)) }
    }

    private func skip(_ mark: String, _ text: inout Substring) -> Bool {
        guard text.hasPrefix(mark) else { return false }
        text = text.dropFirst(mark.count)
        return true
    }

    /// Expects in `value` every key that must be there, and none that is not documented.
    func check(_ value: Any, at path: String, of report: String, _ seen: inout Set<String>) {
        if let list = value as? [Any] {
            for item in list { check(item, at: path, of: report, &seen) }
        } else if let object = value as? [String: Any], outer.contains(path) {
            let front = path.isEmpty ? "" : path + "."
            let needed = all.filter { key in
                key.hasPrefix(front) && !key.dropFirst(front.count).contains(".") && !optional.contains(key)
            }
            let printed = Set(object.keys.map { front + $0 })
            #expect(needed.subtracting(printed) == [], "not printed by \(report)")
            #expect(printed.subtracting(all) == [], "not documented of \(report)")
            seen.formUnion(printed)
            for (key, inner) in object { check(inner, at: front + key, of: report, &seen) }
        }
    }
}
