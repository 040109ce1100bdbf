import MangaLocalization

extension Message {
    /// `usage`, a line such as `open NAME`, with the words in capitals, and items such as `key=value`, in the person's
    /// language.
    init(usage: String) {
        self = Message.pieces(of: usage).reversed().reduce(Message(verbatim: "")) { rest, piece in
            Message(UsagePhrase.pieces, ["piece": piece, "rest": .message(rest)])
        }
    }

    /// Runs of capitals that are placeholders, items, and the text between them.
    private static func pieces(of usage: String) -> [Argument] {
        var pieces: [Argument] = []
        var rest = usage[...]
        while !rest.isEmpty {
            let word = item(in: rest) ?? run(in: rest)
            rest = rest.dropFirst(word.count)
            let phrase = placeholders[String(word)]
            pieces.append(phrase.map { .message(Message($0)) } ?? .text(String(word)))
        }
        return pieces
    }

    /// The item that `text` begins with; nil where it begins with none.
    private static func item(in text: Substring) -> Substring? {
        items.first(where: text.hasPrefix).map { text.prefix($0.count) }
    }

    /// Capitals, or what is none up to the next capital or item.
    private static func run(in text: Substring) -> Substring {
        let capitals = text.prefix(while: isCapital)
        guard capitals.isEmpty else { return capitals }
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, !isCapital(text[end]), item(in: text[end...]) == nil { end = text.index(after: end) }
        return text[..<end]
    }

    private static let items = [PlaceholderPhrase.settingItem, .queryItem, .jsonItem, .bodyItem, .headerItem]
        .map { $0.text(in: .english) }

    private static func isCapital(_ character: Character) -> Bool {
        ("A"..."Z").contains(character)
    }

    private static let placeholders = Dictionary(
        uniqueKeysWithValues: [
            .action, .address, .arguments, .chapter, .command, .commands, .file, .folder,
            .header, .key, .level, .method, .name, .options, .path, .seconds,
            .selection, .setting, .template, .text, .title, .topic, .value, .size,
            .page, .tab, .age, .settingItem, .queryItem, .jsonItem, .bodyItem, .headerItem,
        ].map { (phrase: PlaceholderPhrase) in (phrase.text(in: .english), phrase) }
    )
}

extension Argument {
    /// See `Message.init(usage:)`.
    static func usage(_ usage: String) -> Argument {
        .message(Message(usage: usage))
    }
}
