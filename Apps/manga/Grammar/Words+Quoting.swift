extension Words {
    /// `text` as it is typed to be one word, here and in every shell.
    static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789/._-+,:@%=".unicodeScalars.contains(scalar)
        }
        if isPlain, !text.isEmpty { return text }
        return "'" + text.replacing("'", with: #"'"'"'"#) + "'"
    }
}
