import Foundation
import MangaConfig
import MangaLocalization
import MangaText

/// What the words behind `manga` ask for.
struct Invocation: Equatable {
    enum Input: Equatable {
        /// The shell, or the script on standard input where that is no terminal.
        case standardInput
        /// `-c "…"`.
        case text(String)
        /// `manga COMMAND …`.
        case command([Words.Word])
        case help
        case version
        /// `__complete KIND BEGINNING`: names for the completion of another shell.
        case names(String, beginning: String)
    }

    var input = Input.standardInput
    /// A folder of comics to open, as it was written.
    var folder: String?
    var wantsSample = false
    var environment: String?
    var language: Language
    /// How every command answers.
    var format = Format.text
    /// Whether nothing is told but answers, warnings and errors.
    var isQuiet = false
    /// Whether a script goes on behind what fails.
    var keepsGoing = false
    /// Whether the startup file is run; where nothing is said, only before a person's first line.
    var runsStartup: Bool?
    /// What the flags of settings say.
    var settings = SettingLayer()
    /// The same for a process that goes on without this one.
    var inheritance = Inheritance()

    static let options = [
        OptionSpec(name: "-c", value: "COMMANDS", summary: .runCommands),
        OptionSpec(name: "--env", value: "NAME", kind: .environment, summary: .chooseEnvironment),
        OptionSpec(name: "--sample", summary: .openSample),
        .json,
        .plain,
        OptionSpec(name: "--quiet", summary: .optionQuiet),
        .keepGoing,
        OptionSpec(name: "--startup", summary: .optionStartup),
        OptionSpec(name: "--no-startup", summary: .optionNoStartup),
        OptionSpec(
            name: "--lang",
            value: "en|es",
            kind: .choice(Language.allCases.map(\.rawValue)),
            summary: .chooseLanguage
        ),
        OptionSpec(name: "--version", aliases: ["-V"], summary: .showVersion),
        .help,
    ]

    /// What the scripts of `completions` ask with; no word for people.
    static let completing = "__complete"

    /// Those, and the flags of all settings.
    static let all = options + OptionSpec.shell + OptionSpec.settings + OptionSpec.library

    /// The option of the program that `name` means, one that stands before a command.
    static func option(named name: String) -> OptionSpec? {
        all.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// Throws `UsageError`, and `ConfigError` for the value of a setting.
    ///
    /// A word that `isAlias` stands for a command.
    init(_ arguments: [String], variables: [String: String], isAlias: (String) -> Bool = { _ in false }) throws {
        language = Language(environment: variables)
        environment = variables["MANGAREADER_ENV"].flatMap { $0.isEmpty ? nil : $0 }
        if arguments.first == Invocation.completing {
            input = .names(arguments.dropFirst().first ?? "", beginning: arguments.dropFirst(2).first ?? "")
            return
        }
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                folder = rest.popFirst() ?? folder
            } else if word.hasPrefix("-"), word != "-" {
                try take(option: word, rest: &rest)
            } else if try takesRest(word, rest, isAlias) {
                break
            }
        }
        if folder != nil || wantsSample, settings.namesServer { throw UsageError.serverBesideFolder }
        // The flag of the program and that of the command mean the same.
        if keepsGoing, case .command(let words) = input, words.first?.text == ScriptCommand.spec.name {
            input = .command(words + [Words.Word(text: OptionSpec.keepGoing.name)])
        }
    }

    /// Takes `word` as the folder, or as a command with everything behind it.
    private mutating func takesRest(_ word: String, _ rest: ArraySlice<String>, _ isAlias: (String) -> Bool)
        throws(UsageError) -> Bool
    {
        let looksLikePath = word.contains("/") || word == "." || word == ".."
        // A word that names no command is looked at as a folder.
        let isCommand = (try? CommandTable.type(named: word)) != nil
        if !looksLikePath, isCommand || (!FileManager.default.fileExists(atPath: word) && isAlias(word)) {
            input = .command(([word] + rest).map { Words.Word(text: $0) })
            return true
        }
        if folder != nil { throw .surplusArgument(word, usage: "manga [FOLDER] [OPTIONS]") }
        guard looksLikePath || FileManager.default.fileExists(atPath: word) else {
            throw .noCommandNorFolder(word, meant: CommandTable.meant(by: word))
        }
        folder = word
        return false
    }

    private mutating func take(option word: String, rest: inout ArraySlice<String>) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2, Invocation.options.contains(where: { $0.name == parts[0] && $0.value == nil }) {
            throw UsageError.badValue(parts[1], option: parts[0], expected: "–")
        }
        switch parts[0] {
        case "-h", "--help": input = .help
        case "-V", "--version": input = .version
        case OptionSpec.json.name: try take(.json)
        case OptionSpec.plain.name: try take(.plain)
        case "-q", "--quiet": isQuiet = true
        case OptionSpec.keepGoing.name: keepsGoing = true
        case "--startup": runsStartup = true
        case "--no-startup": runsStartup = false
        case "--sample": wantsSample = true
        case "-c":
            let text = try value(of: "-c", "COMMANDS", parts, &rest)
            // One after the other, as they stand.
            if case .text(let before) = input { input = .text(before + "\n" + text) } else { input = .text(text) }
        case "--env":
            let name = try value(of: "--env", "NAME", parts, &rest)
            environment = name
            inheritance.add(flag: "--env", name)
        case "--lang", "--language":
            let name = try value(of: "--lang", "en|es", parts, &rest)
            guard let language = Language(rawValue: name) else {
                throw UsageError.badValue(name, option: "--lang", expected: "en, es")
            }
            self.language = language
            try settings.shell.add(.language, typed: name, from: .flag(parts[0]))
        default: try take(setting: parts, &rest)
        }
    }

    private mutating func take(_ format: Format) throws(UsageError) {
        if self.format != .text, self.format != format {
            throw .optionsExclude(OptionSpec.json.name, OptionSpec.plain.name)
        }
        self.format = format
    }

    private mutating func take(setting parts: [String], _ rest: inout ArraySlice<String>) throws {
        if let setting = LibrarySetting.allCases.first(where: { $0.flag == parts[0] }) {
            let text = try value(of: parts[0], "SIZE", parts, &rest)
            inheritance.add(flag: parts[0], text)
            return try settings.library.add(setting, typed: text, from: .flag(parts[0]))
        }
        if let setting = ShellSetting.allCases.first(where: { $0.flags.contains(parts[0]) }) {
            let text = try value(of: parts[0], setting.placeholder, parts, &rest)
            return try settings.shell.add(setting, typed: text, from: .flag(parts[0]))
        }
        guard let setting = Setting.all.first(where: { $0.flags.contains(parts[0]) }) else {
            let known = Invocation.all.map(\.name)
            let nearest = Nearest.match(parts[0], in: known)
            throw UsageError.unknownOption(parts[0], command: "manga", nearest: nearest, known: known)
        }
        let text: String
        if let placeholder = setting.placeholder {
            text = try value(of: parts[0], placeholder, parts, &rest)
        } else {
            text = parts.count == 2 ? parts[1] : "true"
        }
        inheritance.add(setting, flag: parts[0], text)
        try settings.add(setting, typed: text, from: .flag(parts[0]))
    }

    private func value(
        of option: String,
        _ name: String,
        _ parts: [String],
        _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        if parts.count == 2 { return parts[1] }
        guard let next = rest.popFirst() else { throw .missingValue(option: option, value: name) }
        return next
    }
}

extension Invocation {
    /// Whether nothing is asked of an environment, so that none is entered.
    var isFree: Bool {
        func isFree(_ words: [Words.Word]) -> Bool {
            if HelpCommand.asked(by: words) != nil { return true }
            return words.first.map { ["help", "?", "completions", "quit", "exit", "serve"].contains($0.text) } ?? true
        }
        return switch input {
        case .command(let words): isFree(words)
        // A line that cannot be cut needs nothing; its error comes when it is run.
        case .text(let text): (try? Words.statements(text))?.allSatisfy(isFree) ?? true
        case .help, .version, .names: true
        case .standardInput: false
        }
    }
}
