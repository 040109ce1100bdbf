import MangaConfig
import MangaLocalization

/// What is wrong with a line as it was written; exit status 2.
enum UsageError: Error, Equatable {
    case openQuote(column: Int)
    /// Names no command; `meant` are those that were perhaps wanted, the likeliest first.
    case unknownCommand(String, meant: [String])
    /// Neither a command nor a topic of help.
    case unknownSubject(String, nearest: String?)
    /// A line that begins with the prompt; what stands behind that.
    case pastedPrompt(rest: String)
    /// `manga popular` where manga is already.
    case alreadyInside(rest: String)
    case unknownOption(String, command: String, nearest: String?, known: [String])
    case unknownChoice(String, argument: String, nearest: String?, known: [String])
    case missingArgument(String, usage: String)
    case surplusArgument(String, usage: String)
    /// An option of the program behind a command that has none of that name.
    case misplacedOption(String, usage: String, command: String)
    /// An option of the command that this form of it does not take.
    case surplusOption(String, usage: String)
    case optionsExclude(String, String)
    case missingValue(option: String, value: String)
    case badValue(String, option: String, expected: String)
    /// The first word behind `manga`.
    case noCommandNorFolder(String, meant: [String])
    /// The names that an alias leads through, back to one of them.
    case aliasLoop([String])
    case aliasHidesCommand(String)
    /// Aliases are kept in a file that anybody may be shown.
    case aliasHoldsSecret(String)
    /// A command that needs an opened manga.
    case nothingOpen(command: String)
    /// A word behind `api METHOD PATH` that is nothing to send.
    case badItem(String)
    /// The value behind `name:=`.
    case badJSON(String, column: Int, problem: Message)
    /// A form with a method that sends no body.
    case formWithoutBody(method: String)
    /// An envelope with another method.
    case envelopeWithoutPost(method: String)
    /// `manga record FOLDER`, which ends before anything is asked that could be recorded.
    case recordsNothingElse(folder: String)
    /// A flag that names a server, where a folder is opened.
    case serverBesideFolder
}

extension UsageError {
    /// The same without what was written, where that is not almost the name of an option.
    var withoutWords: UsageError {
        switch self {
        case .unknownOption(_, let command, let nearest, let known) where nearest == nil:
            .unknownOption(Secret.mask, command: command, nearest: nearest, known: known)
        case .unknownChoice(_, let argument, let nearest, let known):
            .unknownChoice(Secret.mask, argument: argument, nearest: nearest, known: known)
        case .surplusArgument(_, let usage): .surplusArgument(Secret.mask, usage: usage)
        case .badValue(_, let option, let expected): .badValue(Secret.mask, option: option, expected: expected)
        default: self
        }
    }
}

extension UsageError: Localizable {
    var message: Message {
        switch self {
        case .openQuote(let column):
            Message(UsagePhrase.openQuote, ["column": .text(String(column))])
        case .unknownCommand(let name, let meant):
            Message(
                UsagePhrase.unknownCommand,
                ["name": .text(name), "hint": .meant(meant, else: Message(UsagePhrase.commandsHelp))]
            )
        case .unknownSubject(let name, let nearest):
            Message(
                HelpPhrase.noHelp,
                [
                    "name": .text(name),
                    "hint": .meant([nearest].compactMap(\.self), else: Message(HelpPhrase.everyCommand)),
                ]
            )
        case .recordsNothingElse(let folder):
            Message(UsagePhrase.recordsNothingElse, ["folder": .text(Words.quoted(folder))])
        case .pastedPrompt(let rest):
            Message(UsagePhrase.pastedPrompt, ["rest": .text(rest)])
        case .alreadyInside(let rest):
            Message(UsagePhrase.alreadyInside, ["rest": .text(rest)])
        case .unknownOption(let name, let command, let nearest, let known):
            Message(
                UsagePhrase.unknownOption,
                [
                    "name": .text(name), "command": .text(command),
                    "hint": .hint(nearest, known, help: command == "manga" ? "manga --help" : "help \(command)"),
                ]
            )
        case .unknownChoice(let name, _, let nearest, let known):
            Message(UsagePhrase.unknownChoice, ["name": .text(name), "hint": .hint(nearest, known)])
        case .missingArgument(let name, let usage):
            Message(UsagePhrase.missingArgument, ["name": .usage(name), "usage": .usage(usage)])
        case .surplusArgument(let word, let usage):
            Message(UsagePhrase.surplusArgument, ["word": .text(word), "usage": .usage(usage)])
        case .misplacedOption(let name, let usage, let command):
            Message(
                UsagePhrase.misplacedOption,
                ["name": .text(name), "usage": .usage(usage), "command": .text(command)]
            )
        case .surplusOption(let name, let usage):
            Message(UsagePhrase.surplusOption, ["name": .text(name), "usage": .usage(usage)])
        case .optionsExclude(let name, let other):
            Message(UsagePhrase.optionsExclude, ["name": .text(name), "other": .text(other)])
        case .missingValue(let option, let value):
            Message(UsagePhrase.missingValue, ["option": .text(option), "value": .usage(value)])
        case .badValue(let value, let option, let expected):
            Message(
                UsagePhrase.badValue,
                ["value": .text(value), "option": .text(option), "expected": .usage(expected)]
            )
        case .noCommandNorFolder(let name, let meant):
            Message(
                UsagePhrase.noCommandNorFolder,
                ["name": .text(name), "hint": .meant(meant, else: Message(UsagePhrase.programHelp))]
            )
        case .aliasLoop(let names):
            Message(SettingsPhrase.aliasLoop, ["names": .text(names.joined(separator: " → "))])
        case .aliasHidesCommand(let name): Message(SettingsPhrase.aliasHidesCommand, ["name": .text(name)])
        case .aliasHoldsSecret(let name): Message(SettingsPhrase.aliasHoldsSecret, ["name": .text(name)])
        case .nothingOpen(let command):
            Message(UsagePhrase.nothingOpen, ["command": .text(command)])
        case .badItem(let word): Message(UsagePhrase.badItem, ["word": .text(word)])
        case .badJSON(let name, let column, let problem):
            Message(
                UsagePhrase.badJSON,
                ["name": .text(name), "column": .text(String(column)), "problem": .message(problem)]
            )
        case .formWithoutBody(let method): Message(UsagePhrase.formWithoutBody, ["method": .text(method)])
        case .envelopeWithoutPost(let method): Message(UsagePhrase.envelopeWithoutPost, ["method": .text(method)])
        case .serverBesideFolder:
            Message(UsagePhrase.serverBesideFolder)
        }
    }
}

extension Argument {
    /// “Did you mean …?” where something is near, else what is known.
    static func hint(_ nearest: String?, _ known: [String]) -> Argument {
        .meant([nearest].compactMap(\.self), else: .known(known))
    }

    /// The same, with a line that tells more where too much is known to list it.
    static func hint(_ nearest: String?, _ known: [String], help: String) -> Argument {
        .hint(nearest, known, otherwise: Message(UsagePhrase.moreHelp, ["line": .text(help)]))
    }

    /// The same, with what to do where too much is known to list it, or nothing.
    static func hint(_ nearest: String?, _ known: [String], otherwise next: Message) -> Argument {
        let isShort = (1...8).contains(known.count)
        return .meant([nearest].compactMap(\.self), else: isShort ? .known(known) : next)
    }

    /// “Did you mean …?”, or what to do where nothing is near.
    static func meant(_ names: [String], else next: Message) -> Argument {
        switch names.count {
        case 0: .message(next)
        case 1: .message(Message(UsagePhrase.didYouMean, ["name": .text(names[0])]))
        default: .message(Message(UsagePhrase.didYouMeanOne, ["names": .text(names.joined(separator: ", "))]))
        }
    }
}

extension Message {
    fileprivate static func known(_ names: [String]) -> Message {
        if names.isEmpty { return Message(UsagePhrase.noneKnown) }
        return Message(UsagePhrase.known, ["names": .text(names.prefix(30).joined(separator: ", "))])
    }
}
