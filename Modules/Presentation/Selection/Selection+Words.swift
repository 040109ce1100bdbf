extension Selection {
    /// A part of a word that a shell has cut, and whether it stood in quotes there.
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var isQuoted: Bool
        /// Where in the line each of its characters was typed, from 1; empty where nobody knows.
        public var columns: [Int]

        public init(_ text: String, isQuoted: Bool = false, columns: [Int] = []) {
            self.text = text
            self.isQuoted = isQuoted
            self.columns = columns
        }
    }

    /// The selection that a shell has cut into words already.
    ///
    /// The shell has taken quotes away: a word with blanks in it is a name, unless it says itself that it is more, such as
    /// `vol:2 1-3` or `1,"Extra 2"`.
    public init(words: [String]) throws(SelectionError) {
        try self.init(words: words.map { [Piece($0)] })
    }

    /// The same of words that know which of their parts were quoted: the `"Extra 2"` of `1,"Extra 2"` stays a name.
    ///
    /// The columns of errors are those of the line, where every piece has some.
    public init(words: [[Piece]]) throws(SelectionError) {
        var text = TypedText()
        for (place, word) in words.enumerated() {
            if place > 0 { text.add(" ") }
            text += Selection.requoted(word)
        }
        try self.init(text)
    }

    private static func requoted(_ word: [Piece]) -> TypedText {
        var text = TypedText()
        var keepsQuotes = false
        for (place, piece) in word.enumerated() {
            let isPart = beginsPart(behind: text.text) && word.dropFirst(place + 1).first.map(endsPart) ?? true
            if word.count > 1, piece.isQuoted, isPart {
                text += TypedText(piece).quoted
                keepsQuotes = true
            } else {
                text += TypedText(piece)
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

    private static func requoted(_ typed: TypedText) -> TypedText {
        let word = typed.text
        guard word.contains(where: \.isWhitespace) else { return typed }
        let mark = word.hasPrefix("!") ? 1 : 0
        let bare = word.dropFirst(mark)
        if bare.hasPrefix("\"") || bare.contains(#",""#) || bare.contains(#" ""#) || bare.contains(#":""#) {
            return typed
        }
        let split = ConditionKey.split(bare)
        // A volume or a language is one word: what follows it is another part.
        if let key = split?.key, key == .volume || key == .language { return typed }
        let front = split.map { word.count - $0.value.count } ?? mark
        var text = typed.prefix(front)
        text += typed.dropFirst(front).quoted
        return text
    }
}
