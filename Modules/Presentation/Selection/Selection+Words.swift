extension Selection {
    /// A part of a word that a shell has cut, and whether it stood in quotes there.
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var isQuoted: Bool

        public init(_ text: String, isQuoted: Bool = false) {
            self.text = text
            self.isQuoted = isQuoted
        }
    }

    /// The selection that a shell has cut into words already.
    ///
    /// The shell has taken quotes away: a word with blanks in it is a name, unless it says itself that it is more, such as
    /// `vol:2 1-3` or `1,"Extra 2"`.
    public init(words: [String]) throws(SelectionError) {
        try self.init(words.map(Selection.requoted).joined(separator: " "))
    }

    /// The same of words that know which of their parts were quoted: the `"Extra 2"` of `1,"Extra 2"` stays a name.
    public init(words: [[Piece]]) throws(SelectionError) {
        try self.init(words.map(Selection.requoted).joined(separator: " "))
    }

    private static func requoted(_ word: [Piece]) -> String {
        var text = ""
        var keepsQuotes = false
        for (place, piece) in word.enumerated() {
            let isPart = beginsPart(behind: text) && word.dropFirst(place + 1).first.map(endsPart) ?? true
            if word.count > 1, piece.isQuoted, isPart {
                text += quoted(piece.text)
                keepsQuotes = true
            } else {
                text += piece.text
            }
        }
        return keepsQuotes ? text : requoted(text)
    }

    /// Whether a name may begin there: behind nothing, a comma, a `!` or a key such as `group:`.
    private static func beginsPart(behind text: String) -> Bool {
        let part = text.lastIndex(of: ",").map { text[text.index(after: $0)...] } ?? text[...]
        let bare = part.hasPrefix("!") ? part.dropFirst() : part
        return bare.isEmpty || ConditionKey.split(bare)?.value.isEmpty == true
    }

    private static func endsPart(before piece: Piece) -> Bool {
        !piece.isQuoted && piece.text.hasPrefix(",")
    }

    private static func requoted(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace) else { return word }
        let mark = word.hasPrefix("!") ? "!" : ""
        let bare = word.dropFirst(mark.count)
        if bare.hasPrefix("\"") || bare.contains(#",""#) || bare.contains(#" ""#) || bare.contains(#":""#) {
            return word
        }
        guard let (key, value) = ConditionKey.split(bare) else { return mark + quoted(String(bare)) }
        // A volume or a language is one word: what follows it is another part.
        return key == .volume || key == .language ? word : mark + key.rawValue + quoted(String(value))
    }
}
