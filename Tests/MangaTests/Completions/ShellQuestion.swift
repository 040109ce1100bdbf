import MangaConfig

@testable import manga

/// A line behind `manga` whose last word is to be completed, and what the command table says may stand there.
struct ShellQuestion {
    let words: [String]
    let expected: Set<String>
    /// Whether nothing else may be offered.
    var isWhole = false

    /// One for every place of the table that has words of its own.
    static let all: [ShellQuestion] = program + CommandTable.specs.flatMap(command) + CommandTable.specs.map(help)

    private static let program: [ShellQuestion] =
        [ShellQuestion(words: [""], expected: Set(CommandTable.specs.map(\.name)))]
        + options(Invocation.all, behind: [])
        + [
            ShellQuestion(
                words: ["help", ""],
                expected: Set(CommandTable.specs.map(\.name) + HelpTopic.all.map(\.name)),
                isWhole: true
            )
        ]

    private static func command(_ spec: CommandSpec) -> [ShellQuestion] {
        ([spec.name] + spec.aliases).flatMap { questions(on: spec, behind: [$0]) }
            + spec.actions.flatMap { questions(on: $0, behind: [spec.name, $0.name]) }
    }

    private static func questions(on spec: CommandSpec, behind words: [String]) -> [ShellQuestion] {
        let actions = ShellQuestion(words: words + [""], expected: Set(spec.actions.map(\.name)))
        let places = spec.arguments.enumerated().map { index, argument in
            ShellQuestion(
                words: words + Array(repeating: "x", count: index) + [""],
                expected: Set(argument.kind.words)
            )
        }
        return ([actions] + places).filter { !$0.expected.isEmpty } + options(spec.allOptions + [.help], behind: words)
    }

    private static func options(_ options: [OptionSpec], behind words: [String]) -> [ShellQuestion] {
        let names = options.map(\.name).filter { $0.hasPrefix("--") }
        let values = options.filter { !$0.kind.words.isEmpty }.map { option in
            ShellQuestion(words: words + ["\(option.name)="], expected: Set(option.kind.words), isWhole: true)
        }
        return [ShellQuestion(words: words + ["--"], expected: Set(names), isWhole: true)] + values
    }

    private static func help(_ spec: CommandSpec) -> ShellQuestion {
        ShellQuestion(words: ["help", spec.name, ""], expected: Set(spec.actions.map(\.name)), isWhole: true)
    }

    /// What is wrong with an answer; empty where nothing is.
    func faults(of answer: [String]) -> [String] {
        // Some shells offer the value alone, some the whole word.
        let offered = Set(
            answer.map { word in
                words.last?.hasSuffix("=") == true ? String(word.drop { $0 != "=" }.dropFirst()) : word
            }
        ).union(answer)
        let missing = expected.subtracting(offered).map { "\(words): \($0) is missing" }
        let surplus = isWhole && !words.contains { $0.hasSuffix("=") } ? offered.subtracting(expected) : []
        return missing + surplus.filter { $0 != "-h" && $0 != "-V" && $0 != "-c" }.map { "\(words): \($0) is surplus" }
    }
}
