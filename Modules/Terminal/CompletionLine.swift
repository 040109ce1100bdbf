/// The text before the cursor, as completion sees it.
///
/// Words are divided by blanks; `"…"` and `'…'` hold one together, with `\` before a quote inside `"…"`; outside quotes
/// `\` takes the next character as it is. An unquoted `;` begins the next command, a `#` that begins a word a comment.
struct CompletionLine: Equatable {
    private(set) var request = CompletionRequest(words: [], partial: "")
    /// The scalars of the word being typed as they stand in the line, with its quotes.
    private(set) var typedCount = 0
    /// Whether a comment is being typed, where nothing is to be completed.
    private(set) var isComment = false
    /// The quote that the word is in, or was.
    private var quote: Character?

    init(_ text: String) {
        var rest = text[...]
        var open: Character?
        while let character = rest.popFirst() {
            switch character {
            case "\\" where open != "'" && CompletionLine.isEscape(rest.first, in: open):
                take(rest.popFirst(), behind: character)
            case open: (open, typedCount) = (nil, typedCount + 1)
            case "\"" where open == nil, "'" where open == nil:
                (open, quote) = (character, character)
                typedCount += 1
            case ";" where open == nil:
                request.words = []
                startWord()
            case "#" where open == nil && typedCount == 0:
                isComment = true
                return
            case _ where open == nil && character.isWhitespace:
                if typedCount > 0 { request.words.append(request.partial) }
                startWord()
            default: take(character)
            }
        }
    }

    /// What replaces the typed word: `word`, quoted where it must be, closed when it `isWhole`.
    func replacement(for word: String, isWhole: Bool) -> String {
        guard let quote = neededQuote(for: word) else { return word + (isWhole ? " " : "") }
        let inside = quote == "'" ? word : word.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "\(quote)\(inside)" + (isWhole ? "\(quote) " : "")
    }

    /// The quote that was typed, unless the word holds it; none where nothing needs one.
    private func neededQuote(for word: String) -> Character? {
        if quote == "'", !word.contains("'") { return "'" }
        let isSpecial = word.hasPrefix("#") || word.contains { $0.isWhitespace || ";\"'\\".contains($0) }
        return quote != nil || isSpecial ? "\"" : nil
    }

    /// Whether `\` in front of `next` takes it as it is.
    private static func isEscape(_ next: Character?, in quote: Character?) -> Bool {
        guard let next else { return false }
        return quote == nil || "\"\\".contains(next)
    }

    private mutating func take(_ character: Character?, behind escape: Character? = nil) {
        for character in [escape, character].compactMap(\.self) { typedCount += character.unicodeScalars.count }
        if let character { request.partial.append(character) }
    }

    private mutating func startWord() {
        request.partial = ""
        typedCount = 0
        quote = nil
    }
}
