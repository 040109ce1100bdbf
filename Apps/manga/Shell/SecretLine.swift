import MangaConfig
import MangaNetworking

/// Tells lines that must not reach the history file.
enum SecretLine {
    private static let options = ["--headers", "--token"]
    private static let settings = ["headers=", "headers."]

    /// Whether a command that asks for secrets has been given something instead.
    private static func hasSurplus(_ line: String, _ aliases: AliasTable) -> Bool {
        // A line that cannot be cut runs nothing; only the word says that a secret may be in it.
        guard let statements = try? Words.statements(line) else { return line.contains(LoginCommand.spec.name) }
        return statements.flatMap { (try? aliases.expanded($0)) ?? [$0] }.contains { words in
            // What names no command asks for nothing.
            guard let name = words.first?.text, let spec = (try? CommandTable.type(named: name))?.spec else {
                return false
            }
            // Arguments that do not fit are what is looked for.
            return spec.takesSecrets && (try? spec.arguments(Array(words.dropFirst()))) == nil
        }
    }

    /// Whether `line` seems to hold a header's value, a token, something that is called like a secret (`password=…`,
    /// `Authorization:…`), or a URL with a password; or is a `login` with more behind it than belongs there.
    static func holdsSecret(_ line: String, aliases: AliasTable = AliasTable()) -> Bool {
        if hasSurplus(line, aliases) || hasKey(line) { return true }
        return line.split(whereSeparator: \.isWhitespace).contains { part in
            let word = part.filter { $0 != "\"" && $0 != "'" && $0 != "\\" }
            let lower = word.lowercased()
            return options.contains { lower == $0 || lower.hasPrefix($0 + "=") }
                || settings.contains(where: lower.hasPrefix) || isSecretItem(lower) || hasSecretQuery(lower)
                || Secret.hidden(inWrongURL: word) != word
        }
    }

    /// Whether what follows `--api-key` is no name of a header: those have letters and hyphens, and keys have more.
    private static func hasKey(_ line: String) -> Bool {
        line.matches(of: /--api-key[\s=]+["']?([^\s"']+)/).contains { match in
            match.1.count > 40 || !match.1.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
        }
    }

    /// Whether `word` is an address with a telling name among its parameters.
    private static func hasSecretQuery(_ word: String) -> Bool {
        guard let mark = word.firstIndex(where: { "?#".contains($0) }) else { return false }
        return word[mark...].split { "?#&;".contains($0) }.contains { isSecretItem(String($0)) }
    }

    /// Whether `word` is `name=value` or `name:value` with a telling name.
    private static func isSecretItem(_ word: String) -> Bool {
        guard let mark = word.firstIndex(where: { ":=".contains($0) }) else { return false }
        return Redaction.isSecret(String(word[..<mark]))
    }
}
