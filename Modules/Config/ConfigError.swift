public import Foundation
public import MangaLocalization
import MangaText

/// Why a configuration cannot be read, or changed.
public enum ConfigError: Error, Hashable, Sendable {
    case unreadable(path: String, reason: Message)
    case notWritten(path: String, reason: Message)
    /// No JSON; line and column count from 1.
    case syntax(path: String, line: Int, column: Int, problem: Message)
    /// `found` hides what may be secret.
    case wrongValue(Origin, found: String, allowed: Message)
    case unknownKey(Origin, key: String, nearest: String?, known: [String])
    case missingKey(Origin, key: String)
    /// The same setting twice in one place, perhaps by two of its names.
    case repeatedSetting(Origin)
    case badName(String)
    /// Words of `env` itself, and the folder's environment.
    case reservedName(String)
    case nameTaken(String, Origin?)
    /// Two entries of one file.
    case nameRepeated(Origin, of: Origin)
    case unknownEnvironment(String, nearest: String?, known: [String])
    /// Another environment must become current first.
    case isCurrent(String)
    /// It was not the user who made it.
    case isBuiltIn(String)
    /// It ends with this process.
    case isTemporary(String)
    /// None that `set` knows.
    case unknownSetting(String, nearest: String?, known: [String])
    /// A setting of environments, where one of the user is wanted.
    case belongsToEnvironment(String)
    case badAlias(String)
    case unknownAlias(String, known: [String])
    /// `id` cannot be changed, nor can a preset's name.
    case isFixed(Origin)
}

extension ConfigError {
    /// Whether it is about words that were just typed, rather than about a file or a variable.
    public var isUsage: Bool {
        switch self {
        case .wrongValue(let origin, _, _), .unknownKey(let origin, _, _, _), .missingKey(let origin, _),
            .repeatedSetting(let origin), .isFixed(let origin):
            switch origin {
            case .flag, .assignment: true
            default: false
            }
        case .badName, .reservedName, .unknownSetting, .belongsToEnvironment, .badAlias, .unknownAlias: true
        default: false
        }
    }
}

extension ConfigError: LocalizedError, Localizable {
    public var message: Message {
        switch self {
        case .unreadable(let path, let reason):
            Message(ConfigPhrase.unreadable, ["path": .text(path), "reason": .message(reason)])
        case .notWritten(let path, let reason):
            Message(ConfigPhrase.notWritten, ["path": .text(path), "reason": .message(reason)])
        case .syntax(let path, let line, let column, let problem):
            Message(
                ConfigPhrase.syntax,
                [
                    "path": .text(path), "line": .text(String(line)), "column": .text(String(column)),
                    "problem": .message(problem),
                ]
            )
        case .wrongValue(let origin, let found, let allowed):
            Message(
                ConfigPhrase.wrongValue,
                [
                    "subject": .message(origin.subject), "found": .text(found.neutralised),
                    "allowed": .message(allowed),
                ]
            )
        case .unknownKey(let origin, let key, let nearest, let known):
            Message(
                ConfigPhrase.unknownKey,
                [
                    "subject": .message(origin.subject), "key": .text(key.neutralised),
                    "hint": ConfigError.hint(nearest, known),
                ]
            )
        case .missingKey(let origin, let key):
            Message(ConfigPhrase.missingKey, ["subject": .message(origin.subject), "key": .text(key)])
        case .repeatedSetting(let origin):
            Message(ConfigPhrase.repeatedSetting, ["subject": .message(origin.subject)])
        case .badName(let name): Message(ConfigPhrase.badName, ["name": .text(name.neutralised)])
        case .reservedName(let name): Message(ConfigPhrase.reservedName, ["name": .text(name)])
        case .nameTaken(let name, let origin):
            origin.map {
                Message(ConfigPhrase.nameTakenIn, ["subject": .message($0.subject), "name": .text(name)])
            } ?? Message(ConfigPhrase.nameTaken, ["name": .text(name)])
        case .nameRepeated(let origin, let other):
            Message(
                ConfigPhrase.nameRepeated,
                ["subject": .message(origin.subject), "other": .message(other.placeInFile)]
            )
        case .unknownEnvironment(let name, let nearest, let known):
            Message(
                nearest == nil ? ConfigPhrase.unknownEnvironment : .unknownEnvironmentNearest,
                ["name": .text(name.neutralised), "hint": ConfigError.hint(nearest, known)]
            )
        case .unknownSetting(let name, let nearest, let known):
            Message(
                ConfigPhrase.unknownSetting,
                ["name": .text(name.neutralised), "hint": ConfigError.hint(nearest, known)]
            )
        case .belongsToEnvironment(let key): Message(ConfigPhrase.belongsToEnvironment, ["key": .text(key)])
        case .badAlias(let name):
            Message(
                ConfigPhrase.badAlias,
                ["name": .text(name.neutralised), "allowed": .message(Allowed.aliasName)]
            )
        case .unknownAlias(let name, let known):
            Message(
                ConfigPhrase.unknownAlias,
                [
                    "name": .text(name.neutralised),
                    "hint": ConfigError.hint(Nearest.match(name, in: known), known),
                ]
            )
        case .isCurrent(let name): Message(ConfigPhrase.isCurrent, ["name": .text(name)])
        case .isBuiltIn(let name): Message(ConfigPhrase.isBuiltIn, ["name": .text(name)])
        case .isTemporary(let name): Message(ConfigPhrase.isTemporary, ["name": .text(name)])
        case .isFixed(let origin): Message(ConfigPhrase.isFixed, ["subject": .message(origin.subject)])
        }
    }

    /// “Did you mean …?” where something is near, else what is known.
    private static func hint(_ nearest: String?, _ known: [String]) -> Argument {
        if let nearest { return .message(Message(ConfigPhrase.didYouMean, ["name": .text(nearest)])) }
        if known.isEmpty { return .message(Message(ConfigPhrase.noneKnown)) }
        return .message(Message(ConfigPhrase.known, ["names": .text(known.joined(separator: ", "))]))
    }
}
