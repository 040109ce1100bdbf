import MangaLocalization

/// What one command looks like: parsing, help and completion are all made from it.
struct CommandSpec: Sendable {
    let name: String
    var aliases: [String] = []
    var arguments: [ArgumentSpec] = []
    var options: [OptionSpec] = []
    let summary: CommandPhrase

    /// `download SELECTION [--wait] [--json]`.
    var usage: String {
        let arguments = arguments.map(\.usage)
        let options = allOptions.map { "[\($0.usage)]" }
        return ([name] + arguments + options).joined(separator: " ")
    }

    /// Its own options and those that every command takes.
    var allOptions: [OptionSpec] {
        options + [.json]
    }
}

/// One positional argument.
struct ArgumentSpec: Sendable {
    /// What may stand there, for completion.
    enum Kind: Sendable, Equatable {
        case environment, manga, chapter, task, selection, text, folder, command
        case choice([String])
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

/// One option, with or without a value.
struct OptionSpec: Sendable {
    /// With its dashes: `--port`.
    let name: String
    /// What its value is called, where it has one: `N`.
    var value: String?
    let summary: CommandPhrase

    static let json = OptionSpec(name: "--json", summary: .optionJSON)

    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}
