import MangaConfig

/// Tells lines that must not reach the history file.
enum SecretLine {
    private static let options = ["--headers", "--token"]
    private static let settings = ["headers=", "headers."]

    /// Whether `line` seems to hold a header's value, a token, or a URL with a password.
    static func holdsSecret(_ line: String) -> Bool {
        line.split(whereSeparator: \.isWhitespace).contains { part in
            let word = part.filter { $0 != "\"" && $0 != "'" && $0 != "\\" }
            let lower = word.lowercased()
            return options.contains { lower == $0 || lower.hasPrefix($0 + "=") }
                || settings.contains(where: lower.hasPrefix) || Secret.hidden(inURL: word) != word
        }
    }
}
