import MangaText

/// A word of the user's that stands for the beginning of a line.
public struct Alias: Hashable, Sendable {
    public let name: String
    /// What it stands for, as it would be typed.
    public let command: String

    /// Throws `badAlias` for a name that could not be typed, and `wrongValue` for nothing.
    public init(_ name: String, _ command: String) throws(ConfigError) {
        guard Alias.isName(name) else { throw .badAlias(name) }
        guard !command.allSatisfy(\.isWhitespace) else {
            throw .wrongValue(.assignment(name), found: "", allowed: Allowed.text)
        }
        self.name = name
        self.command = command
    }

    /// Letters, digits, `-`, `_` and `.`, beginning with a letter or digit, at most 40.
    static func isName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first.isNumber, name.count <= 40 else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }

    /// Reads the object `aliases` of a file.
    static func all(_ node: JSONNode, _ place: Origin) throws(ConfigError) -> [Alias] {
        var aliases: [Alias] = []
        for member in try node.object(place, Allowed.object) {
            let place = place.member(member.key, line: member.value.line)
            guard isName(member.key) else {
                throw .wrongValue(place, found: member.key, allowed: Allowed.aliasName)
            }
            aliases.append(try Alias(member.key, try member.value.name(place)))
        }
        return aliases
    }
}
