import MangaLocalization

extension Message {
    /// `usage`, a line such as `open NAME`, with the words in capitals in the person's language.
    init(usage: String) {
        self = Message.pieces(of: usage).reversed().reduce(Message(verbatim: "")) { rest, piece in
            Message(UsagePhrase.pieces, ["piece": piece, "rest": .message(rest)])
        }
    }

    /// Runs of capitals that are placeholders, and the text between them.
    private static func pieces(of usage: String) -> [Argument] {
        var pieces: [Argument] = []
        var rest = usage[...]
        while !rest.isEmpty {
            let capitals = rest.prefix(while: isCapital)
            let word = capitals.isEmpty ? rest.prefix { !isCapital($0) } : capitals
            rest = rest.dropFirst(word.count)
            let phrase = placeholders[String(word)]
            pieces.append(phrase.map { .message(Message($0)) } ?? .text(String(word)))
        }
        return pieces
    }

    private static func isCapital(_ character: Character) -> Bool {
        ("A"..."Z").contains(character)
    }

    private static let placeholders = Dictionary(
        uniqueKeysWithValues: [
            .action, .address, .arguments, .chapter, .command, .commands, .file, .folder,
            .header, .key, .level, .method, .name, .options, .path, .seconds,
            .selection, .setting, .template, .text, .title, .topic, .value, .size,
            .page, .tab, .age,
        ].map { (phrase: PlaceholderPhrase) in (phrase.text(in: .english), phrase) }
    )
}

extension Argument {
    /// See `Message.init(usage:)`.
    static func usage(_ usage: String) -> Argument {
        .message(Message(usage: usage))
    }
}
