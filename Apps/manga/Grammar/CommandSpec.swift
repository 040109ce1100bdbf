import MangaLocalization
import MangaPresentation

/// What one command looks like: parsing, help and completion are all made from it.
struct CommandSpec: Sendable {
    var name: String
    var aliases: [String] = []
    var arguments: [ArgumentSpec] = []
    var options: [OptionSpec] = []
    /// Whether it takes the flags of all settings too.
    var takesSettings = false
    /// Whether what is written wrongly behind it may be a secret, and so is not repeated.
    var takesSecrets = false
    /// Whether what looks like an option behind its first word is text.
    var keepsOptions = false
    /// What `--plain` prints, where that is more than facts.
    var table = PlainTable.facts
    /// What `--json` prints, in one form or another.
    var shapes: [JSONShape] = []
    /// The forms it has, where one line does not tell.
    var forms: [String] = []
    /// Those that its first word may name instead.
    var actions: [CommandSpec] = []
    let summary: CommandPhrase
    /// What the help of this command says besides.
    var details: DetailPhrase?
    /// Where help lists it.
    var group = CommandGroup.shell
    /// One to three whole lines that use it; a test parses each.
    var examples: [String] = []
    /// When it ends with status 1.
    var failure = HelpPhrase.failed

    /// `download SELECTION [--wait] [--json]`.
    var usage: String {
        let arguments = arguments.map(\.usage)
        let settings = takesSettings ? ["[--SETTING VALUE …]"] : []
        let options = (options + OptionSpec.common).map { "[\($0.usage)]" }
        return ([name] + arguments + settings + options).joined(separator: " ")
    }

    /// The same without the options that every command takes.
    var shortUsage: String {
        ([name] + arguments.map(\.usage) + options.map { "[\($0.usage)]" }).joined(separator: " ")
    }

    /// Its own options and those that every command takes.
    var allOptions: [OptionSpec] {
        options + (takesSettings ? OptionSpec.settings : []) + OptionSpec.common
    }

    /// What `word` is behind it, as a command of two words.
    func action(named word: String) -> CommandSpec? {
        guard var action = actions.first(where: { $0.name == word }) else { return nil }
        action.name = "\(name) \(word)"
        return action
    }

    /// The option that `name` means, by its own name or another.
    func option(named name: String) -> OptionSpec? {
        allOptions.first { $0.name == name || $0.aliases.contains(name) }
    }
}

/// One positional argument.
struct ArgumentSpec: Sendable {
    /// What may stand there, for completion.
    enum Kind: Sendable, Equatable {
        case environment, manga, chapter, task, failedTask, oneTask, selection, text, folder, file
        /// A selection of what is on this disk.
        case stored
        /// `setting=value`.
        case assignment
        /// A command or a topic of help; and what an action of the command before is called.
        case subject, action
        /// A setting that `set` changes, and what it may be.
        case userSetting, userValue
        /// The name of an alias, and what it may stand for.
        case alias, aliased
        case choice([String])
        /// These, and anything else.
        case suggestion([String])
    }

    enum Presence: Sendable {
        case required, optional
        /// Everything that is left, at least one word.
        case rest
        /// Everything that is left, perhaps nothing.
        case optionalRest
    }

    let name: String
    let kind: Kind
    var presence = Presence.required
    /// What the words of a choice or a suggestion mean.
    var notes: [String: WordPhrase] = [:]

    var usage: String {
        let name = if case .choice(let words) = kind { words.joined(separator: "|") } else { name }
        return switch presence {
        case .required, .rest: name
        case .optional, .optionalRest: "[\(name)]"
        }
    }

    var takesRest: Bool {
        presence == .rest || presence == .optionalRest
    }

    var isRequired: Bool {
        presence == .required || presence == .rest
    }
}

extension ArgumentSpec.Kind {
    /// The words that stand in the table themselves.
    var words: [String] {
        switch self {
        case .choice(let words), .suggestion(let words): words
        default: []
        }
    }
}
