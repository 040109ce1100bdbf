extension Selection {
    /// The selection that a shell has cut into words already.
    ///
    /// The shell has taken quotes away: a word with blanks in it is a name, unless it says itself that it is more, such as
    /// `vol:2 1-3` or `1,"Extra 2"`.
    public init(words: [String]) throws(SelectionError) {
        try self.init(words.map(Selection.requoted).joined(separator: " "))
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
