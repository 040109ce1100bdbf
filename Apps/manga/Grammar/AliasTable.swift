import MangaConfig

/// What the user's aliases make of statements.
struct AliasTable: Equatable, Sendable {
    private let commands: [String: String]

    init(_ aliases: [Alias] = []) {
        commands = Dictionary(aliases.map { ($0.name, $0.command) }, uniquingKeysWith: { $1 })
    }

    func contains(_ name: String) -> Bool {
        commands[name] != nil
    }

    /// `words`, or where their first one is an alias, what that stands for with the others behind its last statement.
    ///
    /// A command is no alias, whatever the file says, and neither is a word in quotes. Throws `aliasLoop` for one that
    /// leads back to itself.
    func expanded(_ words: [Words.Word]) throws(UsageError) -> [[Words.Word]] {
        try expanded(words, through: [])
    }

    private func expanded(_ words: [Words.Word], through names: [String]) throws(UsageError) -> [[Words.Word]] {
        guard let first = words.first, !first.isQuoted, let command = commands[first.text],
            CommandTable.all.allSatisfy({ $0.spec.name != first.text && !$0.spec.aliases.contains(first.text) })
        else { return [words] }
        if names.contains(first.text) { throw .aliasLoop(names + [first.text]) }
        var statements = try Words.cut(command).map { $0.map(\.elsewhere) }
        if !statements.isEmpty { statements[statements.count - 1] += words.dropFirst() }
        var result: [[Words.Word]] = []
        for statement in statements { result += try expanded(statement, through: names + [first.text]) }
        return result
    }
}

extension Words.Word {
    /// The same without its places: nobody typed it in the line that is run.
    fileprivate var elsewhere: Words.Word {
        var word = self
        word.columns = []
        return word
    }
}

extension Words {
    /// `words` as a line that is cut into them again.
    static func text(of words: [Word]) -> String {
        words.map { word in
            if !word.pieces.isEmpty { return word.pieces.map(text).joined() }
            let isPlain = !word.text.isEmpty && !word.text.contains(where: isSpecial)
            return isPlain && !word.isQuoted ? word.text : text(of: Piece(text: word.text, isQuoted: true))
        }.joined(separator: " ")
    }

    private static func text(of piece: Piece) -> String {
        if piece.isQuoted {
            return "\"" + piece.text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
        }
        return piece.text.map { isSpecial($0) ? "\\\($0)" : String($0) }.joined()
    }

    private static func isSpecial(_ character: Character) -> Bool {
        character.isWhitespace || "\"'\\;#".contains(character)
    }
}
