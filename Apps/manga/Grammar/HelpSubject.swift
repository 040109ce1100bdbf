import MangaText

/// What help is asked about.
enum HelpSubject: Sendable {
    case everything
    case command(CommandSpec)
    case topic(HelpTopic)

    /// Those of `help COMMAND`, `help COMMAND ACTION`, `help TOPIC`; an action's own name is enough where only one
    /// command has it.
    init(_ words: [String]) throws(UsageError) {
        guard let first = words.first else {
            self = .everything
            return
        }
        if let spec = CommandTable.spec(named: first) {
            self = .command(try words.dropFirst().first.map { word throws(UsageError) in try spec.part(word) } ?? spec)
        } else if let topic = HelpTopic.named(first) {
            self = .topic(topic)
        } else if let action = HelpSubject.action(first) {
            self = .command(action)
        } else {
            let known = CommandTable.specs.map(\.name) + HelpTopic.all.map(\.name)
            throw .unknownSubject(first, nearest: Slip.meant(by: first).first ?? Nearest.match(first, in: known))
        }
    }

    private static func action(_ name: String) -> CommandSpec? {
        let found = CommandTable.specs.compactMap { $0.action(named: name) }
        return found.count == 1 ? found.first : nil
    }
}

extension CommandSpec {
    /// The action that `word` names, for help.
    fileprivate func part(_ word: String) throws(UsageError) -> CommandSpec {
        if let action = action(named: word) { return action }
        let known = actions.map(\.name)
        guard !known.isEmpty else { throw .surplusArgument(word, usage: "help \(name)") }
        throw .unknownChoice(word, argument: "ACTION", nearest: Nearest.match(word, in: known), known: known)
    }
}
