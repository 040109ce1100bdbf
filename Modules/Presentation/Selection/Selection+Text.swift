import MangaModels

extension Selection: CustomStringConvertible {
    /// The text that parses to this selection.
    public var description: String {
        groups.map(\.text).joined(separator: ",")
    }

    /// What a person types in the shell to mean this selection.
    var typed: String {
        groups.map { $0.parts.map(\.typed).joined(separator: " ") }.joined(separator: ",")
    }

    /// What a person types in the shell to mean the chapter that is called `name`.
    static func written(_ name: String) -> String {
        let text = Term.name(name).text
        // The shell takes its own quotes away; where they would be missed, they stand in others.
        return text == name || name.contains(where: \.isWhitespace) ? text : "'\(text)'"
    }

    static func quoted(_ name: String) -> String {
        var text = "\""
        for character in SelectionParser.characters(of: name) {
            if character == "\"" || character == "\\" { text.append("\\") }
            text.append(character)
        }
        return text + "\""
    }
}

extension Selection.Group {
    var text: String {
        parts.map(\.text).joined(separator: " ")
    }
}

extension Selection.Part {
    var text: String {
        (isExcluded ? "!" : "") + term.text
    }

    fileprivate var typed: String {
        guard case .name(let name) = term else { return text }
        let typed = Selection.written(name)
        return typed.hasPrefix("'") ? "'" + text + "'" : text
    }
}

extension Selection.Term {
    var text: String {
        switch self {
        case .all: "all"
        case .latest(let count): "latest \(count)"
        case .name(let name): needsQuotes(name) ? Selection.quoted(name) : name
        case .range(let low, let high): "\(low)-\(high)"
        case .from(let low): "\(low)-"
        case .condition(let condition): condition.text
        }
    }

    private func needsQuotes(_ name: String) -> Bool {
        name.hasPrefix("!") || !SelectionParser.isBare(name) || SelectionParser.term(bare: name) != .name(name)
    }
}
