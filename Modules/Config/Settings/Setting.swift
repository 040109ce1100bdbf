public import MangaLocalization

/// One setting of an environment: its names in `config.json`, in variables and as a flag, what it may hold, and where
/// it stands in an `APIConfig`.
public struct Setting: Sendable {
    /// Which environments a value from a variable or a flag, named for none, holds for.
    public enum Reach: Sendable {
        /// The environment that the program starts with: another server would be another environment.
        case start
        /// Every environment with a server of its own.
        case servers
        /// Every environment, folders that this process serves to itself too.
        case all
    }

    /// As `APIConfig` and the seed spell it.
    public let key: String
    /// Other spellings that are understood.
    public let aliases: [String]
    public let shape: SettingShape
    public let reach: Reach
    /// Whether it may be unset.
    public let isOptional: Bool
    public let summary: ConfigPhrase
    private let field: Field

    /// How the field is read and written, its type forgotten.
    private struct Field: Sendable {
        let read: @Sendable (APIConfig) -> SettingValue
        let write: @Sendable (SettingValue, inout APIConfig) -> Void
    }

    init<Value: SettingRepresentable>(
        _ key: String,
        _ path: any WritableKeyPath<APIConfig, Value> & Sendable,
        _ shape: SettingShape,
        _ summary: ConfigPhrase,
        reach: Reach = .all,
        aliases: [String] = []
    ) {
        self.key = key
        self.aliases = aliases
        self.shape = shape
        self.reach = reach
        self.summary = summary
        isOptional = Value(.nothing) != nil
        field = Field(
            read: { $0[keyPath: path].settingValue },
            write: { value, config in
                if let value = Value(value) { config[keyPath: path] = value }
            }
        )
    }

    public func value(in config: APIConfig) -> SettingValue {
        field.read(config)
    }

    /// The value as it is shown, secrets hidden; nil where nothing is set.
    public func shown(in config: APIConfig) -> String? {
        SettingText.shown(value(in: config))
    }

    /// Puts `value`, one of its shape, into `config`.
    func write(_ value: SettingValue, into config: inout APIConfig) {
        field.write(value, &config)
    }
}

extension Setting {
    /// `MANGAREADER_SERVER_URL`.
    public var variable: String { "MANGAREADER_" + Setting.words(key).joined(separator: "_").uppercased() }

    /// `--server-url`.
    public var flag: String { "--" + Setting.words(key).joined(separator: "-") }

    /// `flag` and those of the aliases.
    public var flags: [String] { names.map { "--" + Setting.words($0).joined(separator: "-") } }

    /// What follows the flag: `N`, `URL`, …; nil where the flag alone says it.
    public var placeholder: String? {
        switch shape {
        case .address, .proxy: "URL"
        case .path: "PATH"
        case .segment, .line: "TEXT"
        case .whole: "N"
        case .seconds: "SECONDS"
        case .toggle: nil
        case .choice, .level: choices.joined(separator: "|")
        case .file: "FILE"
        case .folder: "FOLDER"
        case .fields: "NAME:VALUE"
        case .prompt: "TEMPLATE"
        }
    }

    /// The words that it may be, where those are few.
    public var choices: [String] {
        switch shape {
        case .choice(let words): words
        case .level: LogLevel.allCases.map(\.rawValue)
        case .toggle: ["true", "false"]
        default: []
        }
    }

    var names: [String] { [key] + aliases }

    /// The variables of all its names, without `MANGAREADER_`.
    var variableNames: [String] { names.map { Setting.words($0).joined(separator: "_").uppercased() } }

    /// The setting of `all` that `name` means, case aside.
    public static func named(_ name: String) -> Setting? {
        all.first { $0.names.contains { $0.lowercased() == name.lowercased() } }
    }

    /// `serverURL` as `server` and `url`: a capital begins a word, capitals in a row are one.
    private static func words(_ key: String) -> [String] {
        var words: [String] = []
        var wasCapital = true
        for character in key {
            if words.isEmpty || character.isUppercase && !wasCapital { words.append("") }
            words[words.count - 1] += character.lowercased()
            wasCapital = character.isUppercase
        }
        return words
    }
}
