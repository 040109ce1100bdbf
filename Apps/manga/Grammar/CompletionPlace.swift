/// Where in a command the cursor stands: what the words before it leave open.
struct CompletionPlace {
    enum Kind {
        case command
        case options([OptionSpec])
        /// The value of an option.
        case value(OptionSpec)
        /// An argument; these actions may stand there instead.
        case argument(ArgumentSpec, actions: [CommandSpec])
        case nothing
    }

    let before: [String]
    private(set) var kind = Kind.nothing
    /// The part of the word that is completed.
    private(set) var typed: String
    /// What was given before of a title without quotes; a candidate begins with it, and goes on behind it.
    private(set) var lead = ""
    /// The part that stays in front of it: `--priority=`, `1-10,!`.
    private(set) var prefix = ""

    init(before: [String], partial: String) {
        self.before = before
        typed = partial
        guard let first = before.first else {
            kind = .command
            return
        }
        // A command that does not exist has nothing to complete; the error comes when the line is entered.
        guard let spec = CommandTable.spec(named: first) else { return }
        read(spec, Array(before.dropFirst()))
    }

    /// Reads the words behind a command.
    private mutating func read(_ spec: CommandSpec, _ words: [String]) {
        if let action = words.first.flatMap(spec.action) { return read(action, Array(words.dropFirst())) }
        var rest = words[...]
        var given: [String] = []
        var takesOptions = true
        while let word = rest.popFirst() {
            guard takesOptions, word.hasPrefix("--") else {
                given.append(word)
                continue
            }
            if word == "--" { takesOptions = false }
            guard let option = spec.option(named: word), option.value != nil else { continue }
            for _ in 0..<(option.form == .pair ? 2 : 1) where rest.popFirst() == nil {
                kind = .value(option)
                return
            }
        }
        if takesOptions, typed.hasPrefix("-") { return complete(optionOf: spec) }
        complete(argumentOf: spec, behind: given)
    }

    private mutating func complete(optionOf spec: CommandSpec) {
        guard let mark = typed.firstIndex(of: "=") else {
            kind = .options(spec.allOptions + [.help])
            return
        }
        guard let option = spec.option(named: String(typed[..<mark])) else { return }
        kind = .value(option)
        split(behind: mark)
    }

    private mutating func complete(argumentOf spec: CommandSpec, behind given: [String]) {
        guard let argument = spec.argument(behind: given) else {
            if given.isEmpty, !spec.actions.isEmpty {
                kind = .argument(ArgumentSpec(name: "", kind: .text), actions: spec.actions)
            }
            return
        }
        kind = .argument(argument, actions: given.isEmpty ? spec.actions : [])
        if argument.kind == .manga, argument.takesRest {
            // Behind `pause manga` the title begins with the second word.
            let first = spec.arguments.first?.kind == .manga ? 0 : 1
            lead = given.dropFirst(first).map { $0 + " " }.joined()
        }
        guard argument.kind.isSelection else { return }
        if let mark = typed.lastIndex(where: { ",!".contains($0) }) { split(behind: mark) }
    }

    private mutating func split(behind mark: String.Index) {
        let next = typed.index(after: mark)
        prefix = String(typed[..<next])
        typed = String(typed[next...])
    }
}

extension CommandSpec {
    /// The argument that follows the words `given`; nil where no word may.
    fileprivate func argument(behind given: [String]) -> ArgumentSpec? {
        guard let last = arguments.last else { return nil }
        let argument = given.count < arguments.count ? arguments[given.count] : last
        guard given.count < arguments.count || last.takesRest else { return nil }
        // A title of several words is one word to complete.
        if argument.kind.isTask, argument.takesRest, !given.isEmpty {
            switch given.first {
            case "manga": return ArgumentSpec(name: argument.name, kind: .manga, presence: .rest)
            case "chapters": return ArgumentSpec(name: argument.name, kind: .selection, presence: .rest)
            default: return argument
            }
        }
        return argument
    }
}

extension ArgumentSpec.Kind {
    fileprivate var isTask: Bool { self == .task || self == .failedTask }
    fileprivate var isSelection: Bool { self == .selection || self == .stored }
}
