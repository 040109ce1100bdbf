/// Text as roff takes it: nothing in it is a request, an escape or a macro.
enum Roff {
    private static let escapes: [Character: String] = [
        "\\": "\\e", "-": "\\-", "\"": "\\(dq", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    ]

    /// `text` within a line.
    static func text(_ text: String) -> String {
        text.map { escapes[$0] ?? ascii($0) }.joined()
    }

    /// One argument of a macro, whatever it looks like.
    static func argument(_ words: String) -> String {
        "\"\\&\(text(words))\""
    }

    /// A line of its own.
    static func line(_ words: String) -> String {
        guarded(text(words))
    }

    /// Sentences, each of which begins a line; none is longer than 78 bytes, where its words let it.
    static func lines(_ words: String) -> [String] {
        words.replacing(". ", with: ".\n").replacing("? ", with: "?\n").split(separator: "\n").flatMap { sentence in
            text(String(sentence)).split(separator: " ").reduce(into: [String]()) { lines, word in
                if let last = lines.last, last.utf8.count + word.utf8.count < 78 {
                    lines[lines.count - 1] = "\(last) \(word)"
                } else {
                    lines.append(guarded(String(word)))
                }
            }
        }
    }

    /// What begins a line is no request.
    private static func guarded(_ text: String) -> String {
        text.hasPrefix(".") || text.hasPrefix("\\(aq") ? "\\&" + text : text
    }

    private static func ascii(_ character: Character) -> String {
        character.unicodeScalars.map { scalar in
            guard !scalar.isASCII else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }.joined()
    }
}
