import MangaText

/// The words behind a command, checked against its spec.
struct Arguments: Equatable {
    private(set) var positional: [String] = []
    /// The same as they were written.
    private(set) var words: [Words.Word] = []
    private(set) var options: [String: String] = [:]

    init(_ words: [Words.Word], for spec: CommandSpec) throws(UsageError) {
        var rest = words[...]
        var takesOptions = true
        while let word = rest.popFirst() {
            if takesOptions, word.text == "--", !word.isQuoted {
                takesOptions = false
            } else if takesOptions, Arguments.isOption(word) {
                try take(option: word.text, rest: &rest, spec: spec)
            } else {
                positional.append(word.text)
                self.words.append(word)
                if spec.keepsOptions { takesOptions = false }
            }
        }
        try check(spec)
        try checkFormat()
    }

    /// Those behind the first `count` words, as the arguments of another command.
    func behind(_ count: Int, for spec: CommandSpec) throws(UsageError) -> Arguments {
        var arguments = self
        arguments.positional = Array(positional.dropFirst(count))
        arguments.words = Array(words.dropFirst(count))
        if let option = options.keys.sorted().first(where: { spec.option(named: $0) == nil }) {
            throw .surplusArgument(option, usage: spec.usage)
        }
        try arguments.check(spec)
        return arguments
    }

    /// Adds the option of `format`; throws where another one was given.
    mutating func answer(as format: Format) throws(UsageError) {
        guard let option = format.option else { return }
        options[option.name] = ""
        try checkFormat()
    }

    /// How the answer is to be written.
    var format: Format {
        Format.allCases.first { $0.option.map { has($0.name) } ?? false } ?? .text
    }

    private func checkFormat() throws(UsageError) {
        let formats = Format.allCases.compactMap(\.option).filter { has($0.name) }
        if formats.count > 1 { throw .optionsExclude(formats[0].name, formats[1].name) }
    }

    func has(_ option: String) -> Bool {
        options[option] != nil
    }

    subscript(option: String) -> String? {
        options[option]
    }

    /// The values of an option that takes more than one.
    func values(_ option: String) -> [String] {
        self[option]?.split(separator: "\n").map(String.init) ?? []
    }

    /// The positional at `index`, where it was given.
    func word(_ index: Int) -> String? {
        positional.indices.contains(index) ? positional[index] : nil
    }

    /// The positionals from `index` on, as one text.
    func text(from index: Int = 0) -> String {
        positional.dropFirst(index).joined(separator: " ")
    }

    /// `-3` is a selection, `-x` and `--wait` are options.
    private static func isOption(_ word: Words.Word) -> Bool {
        guard !word.isQuoted, word.text.hasPrefix("-"), word.text.count > 1 else { return false }
        return word.text.dropFirst().first?.isNumber != true
    }

    private mutating func take(
        option text: String,
        rest: inout ArraySlice<Words.Word>,
        spec: CommandSpec
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = spec.option(named: parts[0]) else {
            if let option = Invocation.option(named: parts[0]) {
                throw .misplacedOption(option.name, usage: option.usage, command: spec.name)
            }
            let known = spec.allOptions.map(\.name)
            throw .unknownOption(
                parts[0],
                command: spec.name,
                nearest: Nearest.match(parts[0], in: known),
                known: known
            )
        }
        guard let value = option.value else {
            if parts.count == 2, option.form != .toggle {
                throw .badValue(parts[1], option: option.name, expected: "–")
            }
            options[option.name] = parts.count == 2 ? parts[1] : ""
            return
        }
        guard let text = parts.count == 2 ? parts[1] : rest.popFirst()?.text else {
            throw .missingValue(option: option.name, value: value)
        }
        if option.form == .pair {
            guard parts.count == 1, let second = rest.popFirst()?.text else {
                throw .missingValue(option: option.name, value: value)
            }
            options[option.name] = "\(text)\n\(second)"
            return
        }
        let before = option.form == .repeated ? options[option.name].map { $0 + "\n" } : nil
        options[option.name] = (before ?? "") + text
    }

    private func check(_ spec: CommandSpec) throws(UsageError) {
        for (index, argument) in spec.arguments.enumerated() {
            guard let word = word(index) else {
                if argument.isRequired { throw .missingArgument(argument.usage, usage: spec.usage) }
                continue
            }
            if case .choice(let words) = argument.kind, !words.contains(word) {
                throw .unknownChoice(
                    word,
                    argument: argument.name,
                    nearest: Nearest.match(word, in: words),
                    known: words
                )
            }
        }
        if spec.arguments.last?.takesRest != true, positional.count > spec.arguments.count {
            throw .surplusArgument(positional[spec.arguments.count], usage: spec.usage)
        }
    }
}

extension CommandSpec {
    /// What `words` say behind it.
    func arguments(_ words: [Words.Word]) throws(UsageError) -> Arguments {
        do throws(UsageError) {
            return try Arguments(words, for: self)
        } catch {
            throw takesSecrets ? error.withoutWords : error
        }
    }
}

extension Arguments {
    /// The whole number behind `option`, in `range`; `word` is what may stand there besides.
    func number(
        _ option: String,
        in range: ClosedRange<Int>,
        orElse word: String? = nil
    ) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            let rest = word.map { ", \($0)" } ?? ""
            throw .badValue(text, option: option, expected: "\(range.lowerBound)–\(range.upperBound)" + rest)
        }
        return number
    }
}
