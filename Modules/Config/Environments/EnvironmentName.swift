/// What an environment may be called.
enum EnvironmentName {
    /// What follows `env`, and the environment of a folder.
    static let reserved = ["add", "edit", "remove", "show", "default", "check", "list", "embedded"]

    /// Letters, digits, `-`, `_` and `.`, beginning with a letter or digit, at most 40: it stands in prompts, commands
    /// and names of variables.
    static func check(_ name: String) throws(ConfigError) {
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        guard isPlain, let first = name.first, first.isLetter || first.isNumber, name.count <= 40 else {
            throw .badName(name)
        }
        if reserved.contains(name.lowercased()) { throw .reservedName(name) }
    }

    /// The name that a file gives at `place`.
    static func check(_ node: JSONNode, _ place: Origin) throws(ConfigError) -> String {
        guard let name = node.text, (try? check(name)) != nil else {
            throw .wrongValue(place, found: JSONWriter.line(node), allowed: Allowed.name)
        }
        return name
    }

    /// The part of a variable's name that means the environment `name`: `MANGAREADER_HOME_NAS_PORT` for `home-nas`.
    static func variable(_ name: String) -> String {
        String(name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
