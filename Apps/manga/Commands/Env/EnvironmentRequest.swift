import MangaConfig
import MangaText

/// What the words behind `env` ask for.
enum EnvironmentRequest: Equatable {
    case list
    case enter(String)
    /// Without an address where mock files answer.
    case add(String, url: String?, [Assignment])
    case edit(String, [Assignment])
    case remove(String)
    case show(String)
    case makeDefault(String)
    /// None for all.
    case check([String])

    /// Whether it writes `config.json`.
    var isChange: Bool {
        switch self {
        case .add, .edit, .remove, .makeDefault: true
        case .list, .enter, .show, .check: false
        }
    }

    /// Throws `UsageError`, and `ConfigError` for what is wrong with a setting.
    init(_ arguments: Arguments) throws {
        guard let first = arguments.word(0) else {
            self = .list
            try EnvironmentRequest.refuse(after: 0, in: arguments, usage: EnvCommand.spec.usage)
            return
        }
        guard let action = EnvironmentAction(rawValue: first) else {
            if arguments.word(1) != nil { throw EnvironmentRequest.unknownAction(first) }
            self = .enter(first)
            try EnvironmentRequest.refuse(after: 1, in: arguments, usage: "env \(first)")
            return
        }
        if action == .check {
            self = .check(Array(arguments.positional.dropFirst()))
            try EnvironmentRequest.refuse(after: arguments.positional.count, in: arguments, usage: action.usage)
            return
        }
        guard let name = arguments.word(1) else { throw UsageError.missingArgument("NAME", usage: action.usage) }
        try self.init(action, name, arguments)
    }

    private init(_ action: EnvironmentAction, _ name: String, _ arguments: Arguments) throws {
        func only(_ request: EnvironmentRequest) throws -> EnvironmentRequest {
            try EnvironmentRequest.refuse(after: 2, in: arguments, usage: action.usage)
            return request
        }
        switch action {
        case .add:
            let word = arguments.word(2).flatMap { EnvironmentRequest.isAssignment($0) ? nil : $0 }
            var assignments = try arguments.assignments(from: word == nil ? 2 : 3)
            // Without an address in its place, one may stand among the settings.
            let setting = word == nil ? assignments.firstIndex { $0.isServer } : nil
            let url = word ?? setting.flatMap { assignments.remove(at: $0).value(of: "serverURL") }
            guard url != nil || assignments.contains(where: { $0.value(of: "mock")?.isEmpty == false }) else {
                throw UsageError.missingArgument("URL", usage: action.usage)
            }
            self = .add(name, url: url, assignments)
        case .edit:
            let assignments = try arguments.assignments(from: 2)
            if assignments.isEmpty { throw UsageError.missingArgument("setting=value", usage: action.usage) }
            self = .edit(name, assignments)
        case .remove: self = try only(.remove(name))
        case .show: self = try only(.show(name))
        case .makeDefault: self = try only(.makeDefault(name))
        case .check: self = .check([name])
        }
    }

    /// Whether `word` is `setting=value`, and no address with a query.
    private static func isAssignment(_ word: String) -> Bool {
        word.prefix { $0 != "=" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
            && word.contains("=")
    }

    private static func unknownAction(_ word: String) -> UsageError {
        let known = EnvironmentAction.allCases.map(\.rawValue)
        return .unknownChoice(word, argument: "ACTION", nearest: Nearest.match(word, in: known), known: known)
    }

    /// Words and settings that have no place.
    private static func refuse(after count: Int, in arguments: Arguments, usage: String) throws(UsageError) {
        if let word = arguments.word(count) { throw .surplusArgument(word, usage: usage) }
        let setting = OptionSpec.settings.first { arguments.has($0.name) }
        if let setting { throw .surplusOption(setting.name, usage: usage) }
    }
}

extension Arguments {
    /// The words from `index` on as `setting=value`, and the flags of settings.
    fileprivate func assignments(from index: Int) throws(ConfigError) -> [Assignment] {
        var assignments: [Assignment] = []
        for word in positional.dropFirst(index) { assignments.append(try Assignment(word)) }
        for setting in Setting.all {
            guard let text = self[setting.flag] else { continue }
            let value = setting.placeholder == nil && text.isEmpty ? "true" : text
            assignments.append(try Assignment(setting, flag: setting.flag, text: value))
        }
        return assignments
    }
}
