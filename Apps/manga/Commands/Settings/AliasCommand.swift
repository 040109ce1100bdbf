import MangaConfig
import MangaLocalization

/// `alias`: the user's aliases; `alias NAME = COMMAND`: makes one, for good.
struct AliasCommand: Command {
    nonisolated static let spec = CommandSpec(
        name: "alias",
        arguments: [
            ArgumentSpec(name: "NAME", kind: .alias, presence: .optional),
            ArgumentSpec(name: "= COMMAND …", kind: .aliased, presence: .optionalRest),
        ],
        keepsOptions: true,
        table: AliasReport.table,
        forms: ["alias", "alias NAME", "alias NAME = COMMAND …"],
        summary: .alias,
        details: .aliasDetails,
        group: .shell,
        examples: ["alias", "alias dl = download --wait", #"alias new = "popular; downloads""#]
    )

    private let arguments: Arguments
    private let name: String?
    private let alias: Alias?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        var words = arguments.words
        if let first = words.first, let mark = first.text.firstIndex(of: "="), mark != first.text.startIndex {
            // NAME=COMMAND, all in one.
            let rest = Words.Word(text: String(first.text[first.text.index(after: mark)...]), isQuoted: first.isQuoted)
            words[0...0] = [Words.Word(text: String(first.text[..<mark])), Words.Word(text: "=")]
            if !rest.text.isEmpty { words.insert(rest, at: 2) }
        }
        name = words.first?.text
        guard let name, words.count > 1 else {
            alias = nil
            return
        }
        if words[1] == Words.Word(text: "=") { words.remove(at: 1) }
        let command = Array(words.dropFirst())
        // One word in quotes is a line as it would be typed.
        alias = try Alias(name, command.count == 1 ? command[0].text : Words.text(of: command))
        let isCommand = CommandTable.all.contains { $0.spec.name == name || $0.spec.aliases.contains(name) }
        if isCommand { throw UsageError.aliasHidesCommand(name) }
        if let alias, SecretLine.holdsSecret(alias.command) { throw UsageError.aliasHoldsSecret(name) }
    }

    func run(in session: Session) throws {
        guard let alias else { return try list(in: session) }
        let others = session.environments.aliases.filter { $0.name != alias.name }
        // One that leads back to itself, or cannot be cut, would fail each time.
        _ = try AliasTable(others + [alias]).expanded([Words.Word(text: alias.name)])
        try session.environments.set(alias)
        session.settingsChanged()
        let arguments: KeyValuePairs<String, Argument> = ["name": .text(alias.name), "command": .text(alias.command)]
        let facts: [String: Done.Fact] = ["name": .text(alias.name), "command": .text(alias.command)]
        try session.show(Done([Message(SettingsPhrase.aliasSet, arguments)], facts), self.arguments)
    }

    private func list(in session: Session) throws {
        try session.readEnvironmentsAnew()
        let aliases = session.environments.aliases.sorted { $0.name < $1.name }
        guard let name else { return try session.show(AliasReport(aliases: aliases), arguments) }
        guard let alias = aliases.first(where: { $0.name == name }) else {
            throw ConfigError.unknownAlias(name, known: aliases.map(\.name))
        }
        try session.show(AliasReport(aliases: [alias]), arguments)
    }
}
