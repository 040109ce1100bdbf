/// The text before the cursor, as completion sees it.
///
/// Words are separated by spaces, `"` quotes a word with spaces, an unquoted `;` begins the next command.
struct CompletionLine: Equatable {
    private(set) var request = CompletionRequest(words: [], partial: "")
    /// The scalars of the word being typed as they stand in the line, with its opening quote.
    private(set) var typedCount = 0
    private var isQuoted = false

    init(_ text: String) {
        var hasQuote = false
        for character in text {
            switch character {
            case "\"":
                isQuoted.toggle()
                hasQuote = true
                typedCount += 1
            case " " where !isQuoted:
                if typedCount > 0 { request.words.append(request.partial) }
                startWord()
                hasQuote = false
            case ";" where !isQuoted:
                request.words = []
                startWord()
                hasQuote = false
            default:
                request.partial.append(character)
                typedCount += character.unicodeScalars.count
            }
        }
        isQuoted = hasQuote
    }

    /// What replaces the typed word: `word`, quoted where it must be, closed when it `isWhole`.
    func replacement(for word: String, isWhole: Bool) -> String {
        let needsQuotes = isQuoted || word.contains { $0 == " " || $0 == ";" }
        let opened = needsQuotes ? "\"" + word : word
        guard isWhole else { return opened }
        return opened + (needsQuotes ? "\" " : " ")
    }

    private mutating func startWord() {
        request.partial = ""
        typedCount = 0
    }
}
